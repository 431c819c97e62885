#compdef bookmotion
# Completes command lines of bookmotion in zsh. Save it as _bookmotion in a folder of $fpath.

_bookmotion_subcommands() {
  local -a subcommands
  subcommands=(
    'timeline:Print where everything is, frame by frame.'
    'frames:Draw frames as SVG.'
    'plot:Draw every channel over time, as SVG.'
    'preview:Write a page to tune a book in.'
    'scene:List the scenes, and what can happen in them.'
    'color:Tell the colors that a book takes from its cover.'
    'diff:Tell what has changed between two timelines.'
    'golden:Compare every choreography of a folder with its golden file.'
    'lint:Find faults in a choreography.'
    'choreography:List, print or check choreographies.'
    'spring:Print the curve of a spring.'
    'help:Show help of a subcommand.'
  )
  _describe subcommand subcommands
}

_bookmotion() {
  local curcontext="$curcontext" state line
  typeset -A opt_args
  _arguments -C -S \
    '*--generate-completion-script=[Print what lets bash, zsh or fish complete command lines.]:shell:(bash zsh fish)' \
    '*--generate-manual[Print the manual, as a page for man.]' \
    '*--version[Show the version.]' \
    '*--help[Show help information.]' \
    '*-h[Show help information.]' \
    '1:subcommand:_bookmotion_subcommands' \
    '*::argument:->arguments'
  [[ $state == arguments ]] || return
  case $line[1] in
    help) _arguments '1:subcommand:_bookmotion_subcommands' ;;
    timeline)
      _arguments -S \
        '*--scene=[The scene that plays; '\''bookmotion scene'\'' lists them.]:scene:(transition cover page-turn spread mode frame immersive grid swipe sheet music reading progress)' \
        '*--event=[An event, such as 0.7\:close or 0.6\:drag=300,420, in place of all that happens otherwise. May be given again.]:time\:event: ' \
        '*--fps=[Frames per second.]:number: ' \
        '*--screen=[The screen, in points.]:WxH: ' \
        '*--binding=[left, or right for books that are read from right to left.]:side:(left right)' \
        '*--choreography=[bookPolish, storyReader, reducedMotion, or a file with a choreography of your own.]:name|file:{_alternative "names:name:(bookPolish storyReader reducedMotion)" "files:file:_files"}' \
        '*--direction=[open, close or both; with --event, open for a book that begins on its shelf, close for one that begins open.]:direction:(open close both)' \
        '*--frame=[The cover'\''s place on the shelf.]:X,Y,W,H: ' \
        '*--safe-area=[The part of the screen that nothing covers, for places that keep to it (default\: all of it).]:X,Y,W,H: ' \
        '*--tolerance=[Drop frames that linear interpolation reproduces within this tolerance\: 1 is just visible, half a point, a tenth of a degree, a shade of 256.]:number: ' \
        '*--tolerance-for=[The same for one channel, in its own unit; may be given again.]:channel=number:{compadd -S = -- x y width height flipAngle tilt yaw lift bookOpacity coverOpacity firstPageOpacity spineOpacity pageEdgeOpacity backOpacity spineWidth spineLineOpacity shadowRadius shadowX shadowY shadowOpacity frameBorder libraryBlur libraryScale libraryOpacity shelfCoverOpacity readerOpacity readerScale overlayOpacity controlsOpacity controlsOffset musicVolume turned leavesInAir leaf spineX turnedStack restStack topX topY topLift bottomX bottomY bottomLift readScale listenScale homeScale musicScale musicIsOn page position red green blue chromeOpacity illustrationX illustrationY illustrationWidth illustrationHeight dotOpacity overlay scroll currentPage currentX currentY currentWidth currentHeight currentOpacity currentScale currentOutline firstOpacity firstScale lastOpacity lastScale offset previousOffset nextOffset detent top backdrop indicatorX indicatorY indicatorWidth indicatorHeight toBeRead recommended read libraryGain bookGain bookOpen libraryWave bookWave isOn pagePlace narrated listening playing presence value reported barWidth coverShown check cross}' \
        '*--per-channel[Drop frames of each channel by itself, for players that animate every property by itself; requires --tolerance.]' \
        '*--cover=[The cover'\''s picture\: a PNG or a JPEG. Without, a cover is drawn.]:file:_files' \
        '*--spine-color=[The spine'\''s color. Without, the one that a PNG has at its bound edge, or brown.]:rrggbb: ' \
        '*--frame-color=[The color around a page. Without, the one that most of a PNG has, or blue.]:rrggbb: ' \
        '*--format=[json, with all that is needed to make it again; ndjson or csv with the keyframes alone; for the web css, a style sheet; waapi, JSON for element.animate(); html, a page that plays; lottie, an animation for players of Lottie.]:format:(json ndjson csv css waapi html lottie)' \
        '*--name=[The beginning of classes and properties for the web (default\: book, or the scene).]:word: ' \
        '*--output=[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*-o[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]'
      ;;
    frames)
      _arguments -S \
        '*--scene=[The scene that plays; '\''bookmotion scene'\'' lists them.]:scene:(transition cover page-turn spread mode frame immersive grid swipe sheet music reading progress)' \
        '*--event=[An event, such as 0.7\:close or 0.6\:drag=300,420, in place of all that happens otherwise. May be given again.]:time\:event: ' \
        '*--fps=[Frames per second.]:number: ' \
        '*--screen=[The screen, in points.]:WxH: ' \
        '*--binding=[left, or right for books that are read from right to left.]:side:(left right)' \
        '*--choreography=[bookPolish, storyReader, reducedMotion, or a file with a choreography of your own.]:name|file:{_alternative "names:name:(bookPolish storyReader reducedMotion)" "files:file:_files"}' \
        '*--direction=[open, close or both; with --event, open for a book that begins on its shelf, close for one that begins open.]:direction:(open close both)' \
        '*--frame=[The cover'\''s place on the shelf.]:X,Y,W,H: ' \
        '*--safe-area=[The part of the screen that nothing covers, for places that keep to it (default\: all of it).]:X,Y,W,H: ' \
        '*--cover=[The cover'\''s picture\: a PNG or a JPEG. Without, a cover is drawn.]:file:_files' \
        '*--page=[The first page'\''s picture. Without, a page is drawn.]:file:_files' \
        '*--link[Name the pictures in the drawings, as seen from where those are, instead of having them inside.]' \
        '*--spine-color=[The spine'\''s color. Without, the one that a PNG has at its bound edge, or brown.]:rrggbb: ' \
        '*--frame-color=[The color around a page. Without, the one that most of a PNG has, or blue.]:rrggbb: ' \
        '*--whole[Draw more than the screen\: room around it for all of a cover that swings out of it.]' \
        '*--picture-error=[How far a picture in perspective may be off; more of it makes smaller drawings. Without, 0.17, and 1 if they are animated.]:points: ' \
        '*--at=[Only the frame of this instant.]:seconds: ' \
        '*--sheet=[A contact sheet\: so many frames from the first to the last, with phase and time under each.]:count: ' \
        '*--columns=[How many frames of a sheet stand side by side. Without, 4.]:count: ' \
        '*--theme=[What a sheet lies on\: light, dark, or auto for what the reader'\''s screen has. Without, auto.]:theme:(light dark auto)' \
        '*--animated[All frames in one picture that plays by itself; where nothing plays, the half-open book.]' \
        '*--output=[Where to write\: a folder for the frames; a file, or - for stdout, for one picture (default\: the folder '\''frames'\'', or stdout).]:folder|file:_files' \
        '*-o[Where to write\: a folder for the frames; a file, or - for stdout, for one picture (default\: the folder '\''frames'\'', or stdout).]:folder|file:_files' \
        '*--force[Replace the frames that the folder has already. Other files in it stay.]' \
        '*--quiet[Show no progress.]' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]'
      ;;
    plot)
      _arguments -S \
        '*--scene=[The scene that plays; '\''bookmotion scene'\'' lists them.]:scene:(transition cover page-turn spread mode frame immersive grid swipe sheet music reading progress)' \
        '*--event=[An event, such as 0.7\:close or 0.6\:drag=300,420, in place of all that happens otherwise. May be given again.]:time\:event: ' \
        '*--fps=[Frames per second.]:number: ' \
        '*--screen=[The screen, in points.]:WxH: ' \
        '*--binding=[left, or right for books that are read from right to left.]:side:(left right)' \
        '*--choreography=[bookPolish, storyReader, reducedMotion, or a file with a choreography of your own.]:name|file:{_alternative "names:name:(bookPolish storyReader reducedMotion)" "files:file:_files"}' \
        '*--direction=[open, close or both; with --event, open for a book that begins on its shelf, close for one that begins open.]:direction:(open close both)' \
        '*--frame=[The cover'\''s place on the shelf.]:X,Y,W,H: ' \
        '*--safe-area=[The part of the screen that nothing covers, for places that keep to it (default\: all of it).]:X,Y,W,H: ' \
        '*--channels=[Only these, such as flipAngle,x,y, or turned,topLift of the scene page-turn (default\: all).]:names:{_values -s , name x y width height flipAngle tilt yaw lift bookOpacity coverOpacity firstPageOpacity spineOpacity pageEdgeOpacity backOpacity spineWidth spineLineOpacity shadowRadius shadowX shadowY shadowOpacity frameBorder libraryBlur libraryScale libraryOpacity shelfCoverOpacity readerOpacity readerScale overlayOpacity controlsOpacity controlsOffset musicVolume turned leavesInAir leaf spineX turnedStack restStack topX topY topLift bottomX bottomY bottomLift readScale listenScale homeScale musicScale musicIsOn page position red green blue chromeOpacity illustrationX illustrationY illustrationWidth illustrationHeight dotOpacity overlay scroll currentPage currentX currentY currentWidth currentHeight currentOpacity currentScale currentOutline firstOpacity firstScale lastOpacity lastScale offset previousOffset nextOffset detent top backdrop indicatorX indicatorY indicatorWidth indicatorHeight toBeRead recommended read libraryGain bookGain bookOpen libraryWave bookWave isOn pagePlace narrated listening playing presence value reported barWidth coverShown check cross}' \
        '*--theme=[light, dark, or auto for the one that the reader'\''s screen has.]:theme:(light dark auto)' \
        '*--width=[The width of the picture.]:points: ' \
        '*--output=[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*-o[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]'
      ;;
    preview)
      _arguments -S \
        '*--scene=[The scene that plays; '\''bookmotion scene'\'' lists them.]:scene:(transition cover page-turn spread mode frame immersive grid swipe sheet music reading progress)' \
        '*--event=[An event, such as 0.7\:close or 0.6\:drag=300,420, in place of all that happens otherwise. May be given again.]:time\:event: ' \
        '*--fps=[Frames per second.]:number: ' \
        '*--screen=[The screen, in points.]:WxH: ' \
        '*--binding=[left, or right for books that are read from right to left.]:side:(left right)' \
        '*--choreography=[bookPolish, storyReader, reducedMotion, or a file with a choreography of your own.]:name|file:{_alternative "names:name:(bookPolish storyReader reducedMotion)" "files:file:_files"}' \
        '*--direction=[open, close or both; with --event, open for a book that begins on its shelf, close for one that begins open.]:direction:(open close both)' \
        '*--frame=[The cover'\''s place on the shelf.]:X,Y,W,H: ' \
        '*--safe-area=[The part of the screen that nothing covers, for places that keep to it (default\: all of it).]:X,Y,W,H: ' \
        '*--cover=[The cover'\''s picture\: a PNG or a JPEG. Without, a cover is drawn.]:file:_files' \
        '*--page=[The first page'\''s picture. Without, a page is drawn.]:file:_files' \
        '*--spine-color=[The spine'\''s color. Without, the one that a PNG has at its bound edge, or brown.]:rrggbb: ' \
        '*--frame-color=[The color around a page. Without, the one that most of a PNG has, or blue.]:rrggbb: ' \
        '*--compare=[A choreography to compare with, as for '\''--choreography'\''.]:name|file:{_alternative "names:name:(bookPolish storyReader reducedMotion)" "files:file:_files"}' \
        '*--output=[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*-o[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]'
      ;;
    scene)
      _arguments -S \
        '*--output=[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*-o[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]' \
        '1::scene:(transition cover page-turn spread mode frame immersive grid swipe sheet music reading progress)'
      ;;
    color)
      _arguments -S \
        '*--binding=[left, or right for books that are read from right to left.]:side:(left right)' \
        '*--mean=[stored for the mean of the bytes, or linearLight.]:mean:(stored linearLight)' \
        '*--jobs=[How many pictures are read at once. Without, one a processor.]:number: ' \
        '*--format=[table to read, or ndjson with a line a file.]:format:(table ndjson)' \
        '*--quiet[Show no progress.]' \
        '*--output=[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*-o[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]' \
        '*:file:_files'
      ;;
    diff)
      _arguments -S \
        '*--tolerance=[How much difference is none\: 1 is just visible, half a point, a tenth of a degree, a shade of 256.]:number: ' \
        '*--tolerance-for=[The same for one channel, in its own unit; may be given again.]:channel=number:{compadd -S = -- x y width height flipAngle tilt yaw lift bookOpacity coverOpacity firstPageOpacity spineOpacity pageEdgeOpacity backOpacity spineWidth spineLineOpacity shadowRadius shadowX shadowY shadowOpacity frameBorder libraryBlur libraryScale libraryOpacity shelfCoverOpacity readerOpacity readerScale overlayOpacity controlsOpacity controlsOffset musicVolume turned leavesInAir leaf spineX turnedStack restStack topX topY topLift bottomX bottomY bottomLift readScale listenScale homeScale musicScale musicIsOn page position red green blue chromeOpacity illustrationX illustrationY illustrationWidth illustrationHeight dotOpacity overlay scroll currentPage currentX currentY currentWidth currentHeight currentOpacity currentScale currentOutline firstOpacity firstScale lastOpacity lastScale offset previousOffset nextOffset detent top backdrop indicatorX indicatorY indicatorWidth indicatorHeight toBeRead recommended read libraryGain bookGain bookOpen libraryWave bookWave isOn pagePlace narrated listening playing presence value reported barWidth coverShown check cross}' \
        '*--format=[words to read, or json.]:format:(words json)' \
        '*--output=[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*-o[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]' \
        '1:old:_files' \
        '2:new:_files'
      ;;
    golden)
      _arguments -S \
        '*--direction=[open, close or both (default\: both; with --event, open for a book that begins on its shelf).]:direction:(open close both)' \
        '*--event=[An event, such as 0.7\:close or 0.6\:drag=300,420, in place of all that happens otherwise. May be given again.]:time\:event: ' \
        '*--fps=[Frames per second.]:number: ' \
        '*--screen=[The screen, in points.]:WxH: ' \
        '*--frame=[The cover'\''s place on the shelf.]:X,Y,W,H: ' \
        '*--safe-area=[The part of the screen that nothing covers, for places that keep to it (default\: all of it).]:X,Y,W,H: ' \
        '*--binding=[left, or right for books that are read from right to left.]:side:(left right)' \
        '*--tolerance=[How much difference is none\: 1 is just visible, half a point, a tenth of a degree, a shade of 256.]:number: ' \
        '*--tolerance-for=[The same for one channel, in its own unit; may be given again.]:channel=number:{compadd -S = -- x y width height flipAngle tilt yaw lift bookOpacity coverOpacity firstPageOpacity spineOpacity pageEdgeOpacity backOpacity spineWidth spineLineOpacity shadowRadius shadowX shadowY shadowOpacity frameBorder libraryBlur libraryScale libraryOpacity shelfCoverOpacity readerOpacity readerScale overlayOpacity controlsOpacity controlsOffset musicVolume turned leavesInAir leaf spineX turnedStack restStack topX topY topLift bottomX bottomY bottomLift readScale listenScale homeScale musicScale musicIsOn page position red green blue chromeOpacity illustrationX illustrationY illustrationWidth illustrationHeight dotOpacity overlay scroll currentPage currentX currentY currentWidth currentHeight currentOpacity currentScale currentOutline firstOpacity firstScale lastOpacity lastScale offset previousOffset nextOffset detent top backdrop indicatorX indicatorY indicatorWidth indicatorHeight toBeRead recommended read libraryGain bookGain bookOpen libraryWave bookWave isOn pagePlace narrated listening playing presence value reported barWidth coverShown check cross}' \
        '*--record[Write the golden files, instead of comparing with them.]' \
        '*--output=[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*-o[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]' \
        '1:motions:_files' \
        '2:goldens:_files'
      ;;
    lint)
      _arguments -S \
        '*--choreography=[bookPolish, storyReader, reducedMotion, or a file with a choreography of your own.]:name|file:{_alternative "names:name:(bookPolish storyReader reducedMotion)" "files:file:_files"}' \
        '*--screen=[The screen, in points.]:WxH: ' \
        '*--frame=[The cover'\''s place on the shelf.]:X,Y,W,H: ' \
        '*--safe-area=[The part of the screen that nothing covers, for places that keep to it (default\: all of it).]:X,Y,W,H: ' \
        '*--binding=[left, or right for books that are read from right to left.]:side:(left right)' \
        '*--strict[Exit with 1 for remarks, too.]' \
        '*--ignore=[A kind of finding to leave out; may be given again. Faults\: jump, kink, shrink, shortPhase, shortMove. Remarks\: suddenStart, suddenStop, shortPeak, overshoot, unsettled, notUndone, notReturned.]:kind:(jump kink shrink shortPhase shortMove suddenStart suddenStop shortPeak overshoot unsettled notUndone notReturned)' \
        '*--format=[words to read, or json.]:format:(words json)' \
        '*--output=[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*-o[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]'
      ;;
    choreography)
      _arguments -S \
        '*--format=[show\: json, or swift for the source that makes it.]:format:(json swift)' \
        '*--output=[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*-o[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]' \
        '1:action:(list show check)' \
        '2::name|file:{_alternative "names:name:(bookPolish storyReader reducedMotion)" "files:file:_files"}'
      ;;
    spring)
      _arguments -S \
        '*--preset=[smooth (bounce 0), snappy (0.15) or bouncy (0.3); goes with --duration.]:name:(smooth snappy bouncy)' \
        '*--duration=[How long the spring seems to take\: one undamped swing. Without any other it is 0.5.]:seconds: ' \
        '*--bounce=[Above -1, at most 1\: below 0 creeps, 0 just does not swing, 1 swings for ever. Goes with --duration; without any other it is 0.]:number: ' \
        '*--response=[The time of one undamped swing; goes with --damping-ratio.]:seconds: ' \
        '*--damping-ratio=[The damping as a part of what just prevents swinging; goes with --response or --settling-duration.]:number: ' \
        '*--mass=[The mass at the end of the spring; goes with --stiffness and --damping, and is 1 without.]:number: ' \
        '*--stiffness=[The force a unit of way; goes with --damping.]:number: ' \
        '*--damping=[The force a unit of velocity; goes with --stiffness.]:number: ' \
        '*--allow-overdamping[Let a spring with so much damping creep; without, it becomes critical. Goes with --damping.]' \
        '*--settling-duration=[When SwiftUI says that the spring has settled; goes with --damping-ratio.]:seconds: ' \
        '*--from=[Where the value sets out from.]:number: ' \
        '*--to=[Where it goes.]:number: ' \
        '*--initial-velocity=[Its velocity as it sets out, a second.]:number: ' \
        '*--fps=[Frames a second.]:number: ' \
        '*--until=[Where the curve ends. Without, it ends with the first frame at which the spring has settled, and there the value is the target exactly.]:seconds: ' \
        '*--epsilon=[What counts as settled, as a part of the way.]:number: ' \
        '*--format=[text to read; csv or json with every frame, in numbers that read back to the last bit.]:format:(text csv json)' \
        '*--output=[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*-o[Where to write; - is stdout. A file is written whole or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]'
      ;;
  esac
}

if [[ $funcstack[1] == _bookmotion ]]; then
  _bookmotion "$@"
else
  compdef _bookmotion bookmotion
fi
