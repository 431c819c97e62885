#compdef bookmotion
# Completes command lines of bookmotion in zsh. Save it as _bookmotion in a folder of $fpath.

_bookmotion_subcommands() {
  local -a subcommands
  subcommands=(
    'timeline:Print where everything is, frame by frame.'
    'frames:Draw frames as SVG.'
    'plot:Draw every channel over time, as SVG.'
    'preview:Write a web page for tuning a book.'
    'scene:List the scenes and their events.'
    'color:Print the colors that a book takes from its cover.'
    'diff:Report what has changed between two timelines.'
    'golden:Compare every choreography in a folder with its golden file.'
    'lint:Find faults in a choreography.'
    'choreography:List, print, or check choreographies.'
    'spring:Print or plot the motion of a spring.'
    'fit:Find the springs and curves behind measured values.'
    'help:Show help of a subcommand.'
  )
  _describe subcommand subcommands
}

_bookmotion() {
  local curcontext="$curcontext" state line
  typeset -A opt_args
  _arguments -C -S \
    '*--generate-completion-script=[Print a completion script for bash, zsh, or fish.]:shell:(bash zsh fish)' \
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
        '*--scene=[The scene to play; '\''bookmotion scene'\'' lists them.]:scene:(transition cover page-turn spread mode frame immersive grid swipe sheet music reading progress)' \
        '*--event=[An event, such as 0.7\:close or 0.6\:drag=300,420. Can be repeated, and replaces the events that happen by default.]:time\:event: ' \
        '*--events=[A file with one event per line, such as an app'\''s log, or - for stdin\: each as a string of JSON, or as for --event.]:file:_files' \
        '*--fps=[Frames per second.]:number: ' \
        '*--screen=[The screen, in points.]:WxH: ' \
        '*--binding=[left, or right for books that read from right to left.]:side:(left right)' \
        '*--choreography=[bookPolish, pictureBook, storyReader, reducedMotion, or a file with a choreography of your own.]:name|file:{_alternative "names:name:(bookPolish pictureBook storyReader reducedMotion)" "files:file:_files"}' \
        '*--direction=[open, close, or both; with --event, open for a book that starts on its shelf, close for one that starts open.]:direction:(open close both)' \
        '*--lasting=[The time that opening takes in all, or closing with '\''--direction close'\''. Everything else changes in proportion.]:seconds: ' \
        '*--frame=[The cover'\''s place on the shelf. On a screen that is too small for it, the default is smaller.]:X,Y,W,H: ' \
        '*--safe-area=[The unobscured part of the screen, for places that stay inside it. (default\: all of it)]:X,Y,W,H: ' \
        '*--tolerance=[Drop frames that linear interpolation reproduces within this tolerance\: 1 is just visible (half a point, 0.1°, 1/256 of an opacity).]:number: ' \
        '*--tolerance-for=[The same for one channel, in its own unit. Can be repeated.]:channel=number:{compadd -S = -- x y width height flipAngle tilt yaw lift bookOpacity coverOpacity firstPageOpacity spineOpacity pageEdgeOpacity backOpacity spineWidth spineLineOpacity shadowRadius shadowX shadowY shadowOpacity frameBorder libraryBlur libraryScale libraryOpacity shelfCoverOpacity readerOpacity readerScale overlayOpacity controlsOpacity controlsOffset musicVolume turned leavesInAir leaf spineX turnedStack restStack topX topY topLift bottomX bottomY bottomLift readScale listenScale homeScale musicScale musicIsOn page position red green blue chromeOpacity illustrationX illustrationY illustrationWidth illustrationHeight dotOpacity overlay scroll currentPage currentX currentY currentWidth currentHeight currentOpacity currentScale currentOutline firstOpacity firstScale lastOpacity lastScale offset previousOffset nextOffset detent top backdrop indicatorX indicatorY indicatorWidth indicatorHeight toBeRead recommended read libraryGain bookGain bookOpen libraryWave bookWave isOn pagePlace narrated listening playing presence value reported barWidth coverShown check cross}' \
        '*--per-channel[Reduce each channel separately, for players that animate every property on its own; requires --tolerance.]' \
        '*--cover=[The cover'\''s picture, a PNG or a JPEG. (default\: a drawn cover)]:file:_files' \
        '*--spine-color=[The spine'\''s color. (default\: that of a PNG'\''s bound edge, or brown)]:rrggbb: ' \
        '*--frame-color=[The color around a page. (default\: a PNG'\''s dominant color, or blue)]:rrggbb: ' \
        '*--format=[json, which can be read back; ndjson or csv, only the keyframes; css, a style sheet; waapi, JSON for element.animate(); html, a page that plays; lottie, a Lottie animation.]:format:(json ndjson csv css waapi html lottie)' \
        '*--name=[The prefix of class and property names for the web. (default\: book, or the scene)]:word: ' \
        '*--output=[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*-o[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]'
      ;;
    frames)
      _arguments -S \
        '*--scene=[The scene to play; '\''bookmotion scene'\'' lists them.]:scene:(transition cover page-turn spread mode frame immersive grid swipe sheet music reading progress)' \
        '*--event=[An event, such as 0.7\:close or 0.6\:drag=300,420. Can be repeated, and replaces the events that happen by default.]:time\:event: ' \
        '*--events=[A file with one event per line, such as an app'\''s log, or - for stdin\: each as a string of JSON, or as for --event.]:file:_files' \
        '*--fps=[Frames per second.]:number: ' \
        '*--screen=[The screen, in points.]:WxH: ' \
        '*--binding=[left, or right for books that read from right to left.]:side:(left right)' \
        '*--choreography=[bookPolish, pictureBook, storyReader, reducedMotion, or a file with a choreography of your own.]:name|file:{_alternative "names:name:(bookPolish pictureBook storyReader reducedMotion)" "files:file:_files"}' \
        '*--direction=[open, close, or both; with --event, open for a book that starts on its shelf, close for one that starts open.]:direction:(open close both)' \
        '*--lasting=[The time that opening takes in all, or closing with '\''--direction close'\''. Everything else changes in proportion.]:seconds: ' \
        '*--frame=[The cover'\''s place on the shelf. On a screen that is too small for it, the default is smaller.]:X,Y,W,H: ' \
        '*--safe-area=[The unobscured part of the screen, for places that stay inside it. (default\: all of it)]:X,Y,W,H: ' \
        '*--cover=[The cover'\''s picture, a PNG or a JPEG. (default\: a drawn cover)]:file:_files' \
        '*--page=[The first page'\''s picture, or the illustration in a book of leaves. (default\: a drawn page)]:file:_files' \
        '*--link[Link to the pictures by relative path instead of embedding them.]' \
        '*--spine-color=[The spine'\''s color. (default\: that of a PNG'\''s bound edge, or brown)]:rrggbb: ' \
        '*--frame-color=[The color around a page. (default\: a PNG'\''s dominant color, or blue)]:rrggbb: ' \
        '*--picture-error=[The largest error of a picture in perspective; a larger one makes smaller files. (default\: 0.17, or 1 if animated)]:points: ' \
        '*--at=[Only the frame at this time.]:seconds: ' \
        '*--sheet=[A contact sheet of this many frames, first to last, with phase and time below each.]:count: ' \
        '*--columns=[The number of frames side by side on a sheet.]:count: ' \
        '*--theme=[The background of a sheet\: light, dark, or auto to follow the screen.]:theme:(light dark auto)' \
        '*--animated[One picture that plays on its own; where it can'\''t play, it shows the half-open book.]' \
        '*--output=[The destination\: a folder for the frames or, for one picture, a file or - for stdout. (default\: the folder '\''frames'\'', or stdout)]:folder|file:_files' \
        '*-o[The destination\: a folder for the frames or, for one picture, a file or - for stdout. (default\: the folder '\''frames'\'', or stdout)]:folder|file:_files' \
        '*--force[Replace the frames in the folder. Other files in it are kept.]' \
        '*--quiet[Show no progress.]' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]'
      ;;
    plot)
      _arguments -S \
        '*--scene=[The scene to play; '\''bookmotion scene'\'' lists them.]:scene:(transition cover page-turn spread mode frame immersive grid swipe sheet music reading progress)' \
        '*--event=[An event, such as 0.7\:close or 0.6\:drag=300,420. Can be repeated, and replaces the events that happen by default.]:time\:event: ' \
        '*--events=[A file with one event per line, such as an app'\''s log, or - for stdin\: each as a string of JSON, or as for --event.]:file:_files' \
        '*--fps=[Frames per second.]:number: ' \
        '*--screen=[The screen, in points.]:WxH: ' \
        '*--binding=[left, or right for books that read from right to left.]:side:(left right)' \
        '*--choreography=[bookPolish, pictureBook, storyReader, reducedMotion, or a file with a choreography of your own.]:name|file:{_alternative "names:name:(bookPolish pictureBook storyReader reducedMotion)" "files:file:_files"}' \
        '*--direction=[open, close, or both; with --event, open for a book that starts on its shelf, close for one that starts open.]:direction:(open close both)' \
        '*--lasting=[The time that opening takes in all, or closing with '\''--direction close'\''. Everything else changes in proportion.]:seconds: ' \
        '*--frame=[The cover'\''s place on the shelf. On a screen that is too small for it, the default is smaller.]:X,Y,W,H: ' \
        '*--safe-area=[The unobscured part of the screen, for places that stay inside it. (default\: all of it)]:X,Y,W,H: ' \
        '*--channels=[Only these channels, such as flipAngle,x,y. (default\: all)]:names:{_values -s , name x y width height flipAngle tilt yaw lift bookOpacity coverOpacity firstPageOpacity spineOpacity pageEdgeOpacity backOpacity spineWidth spineLineOpacity shadowRadius shadowX shadowY shadowOpacity frameBorder libraryBlur libraryScale libraryOpacity shelfCoverOpacity readerOpacity readerScale overlayOpacity controlsOpacity controlsOffset musicVolume turned leavesInAir leaf spineX turnedStack restStack topX topY topLift bottomX bottomY bottomLift readScale listenScale homeScale musicScale musicIsOn page position red green blue chromeOpacity illustrationX illustrationY illustrationWidth illustrationHeight dotOpacity overlay scroll currentPage currentX currentY currentWidth currentHeight currentOpacity currentScale currentOutline firstOpacity firstScale lastOpacity lastScale offset previousOffset nextOffset detent top backdrop indicatorX indicatorY indicatorWidth indicatorHeight toBeRead recommended read libraryGain bookGain bookOpen libraryWave bookWave isOn pagePlace narrated listening playing presence value reported barWidth coverShown check cross}' \
        '*--theme=[light, dark, or auto to follow the reader'\''s screen.]:theme:(light dark auto)' \
        '*--width=[The width of the picture.]:points: ' \
        '*--output=[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*-o[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]'
      ;;
    preview)
      _arguments -S \
        '*--scene=[The scene to play; '\''bookmotion scene'\'' lists them. Or shelf\: a whole shelf of books.]:scene:(transition cover page-turn spread mode frame immersive grid swipe sheet music reading progress shelf)' \
        '*--event=[An event, such as 0.7\:close or 0.6\:drag=300,420. Can be repeated, and replaces the events that happen by default.]:time\:event: ' \
        '*--events=[A file with one event per line, such as an app'\''s log, or - for stdin\: each as a string of JSON, or as for --event.]:file:_files' \
        '*--fps=[Frames per second.]:number: ' \
        '*--screen=[The screen, in points.]:WxH: ' \
        '*--binding=[left, or right for books that read from right to left.]:side:(left right)' \
        '*--choreography=[bookPolish, pictureBook, storyReader, reducedMotion, or a file with a choreography of your own.]:name|file:{_alternative "names:name:(bookPolish pictureBook storyReader reducedMotion)" "files:file:_files"}' \
        '*--direction=[open, close, or both; with --event, open for a book that starts on its shelf, close for one that starts open.]:direction:(open close both)' \
        '*--lasting=[The time that opening takes in all, or closing with '\''--direction close'\''. Everything else changes in proportion.]:seconds: ' \
        '*--frame=[The cover'\''s place on the shelf. On a screen that is too small for it, the default is smaller.]:X,Y,W,H: ' \
        '*--safe-area=[The unobscured part of the screen, for places that stay inside it. (default\: all of it)]:X,Y,W,H: ' \
        '*--cover=[The cover'\''s picture, a PNG or a JPEG. (default\: a drawn cover)]:file:_files' \
        '*--page=[The first page'\''s picture, or the illustration in a book of leaves. (default\: a drawn page)]:file:_files' \
        '*--spine-color=[The spine'\''s color. (default\: that of a PNG'\''s bound edge, or brown)]:rrggbb: ' \
        '*--frame-color=[The color around a page. (default\: a PNG'\''s dominant color, or blue)]:rrggbb: ' \
        '*--compare=[A choreography to compare with; takes what --choreography takes.]:name|file:{_alternative "names:name:(bookPolish pictureBook storyReader reducedMotion)" "files:file:_files"}' \
        '*--output=[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*-o[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]'
      ;;
    scene)
      _arguments -S \
        '*--output=[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*-o[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]' \
        '1::scene:(transition cover page-turn spread mode frame immersive grid swipe sheet music reading progress)'
      ;;
    color)
      _arguments -S \
        '*--binding=[left, or right for books that read from right to left.]:side:(left right)' \
        '*--mean=[stored for the mean of the stored bytes, linearLight for that of the light.]:mean:(stored linearLight)' \
        '*--jobs=[The number of pictures to read at once. (default\: one per processor)]:number: ' \
        '*--format=[table for people to read, or ndjson with one line per file.]:format:(table ndjson)' \
        '*--quiet[Show no progress.]' \
        '*--output=[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*-o[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]' \
        '*:file:_files'
      ;;
    diff)
      _arguments -S \
        '*--tolerance=[The largest difference to ignore\: 1 is just visible (half a point, 0.1°, 1/256 of an opacity).]:number: ' \
        '*--tolerance-for=[The same for one channel, in its own unit. Can be repeated.]:channel=number:{compadd -S = -- x y width height flipAngle tilt yaw lift bookOpacity coverOpacity firstPageOpacity spineOpacity pageEdgeOpacity backOpacity spineWidth spineLineOpacity shadowRadius shadowX shadowY shadowOpacity frameBorder libraryBlur libraryScale libraryOpacity shelfCoverOpacity readerOpacity readerScale overlayOpacity controlsOpacity controlsOffset musicVolume turned leavesInAir leaf spineX turnedStack restStack topX topY topLift bottomX bottomY bottomLift readScale listenScale homeScale musicScale musicIsOn page position red green blue chromeOpacity illustrationX illustrationY illustrationWidth illustrationHeight dotOpacity overlay scroll currentPage currentX currentY currentWidth currentHeight currentOpacity currentScale currentOutline firstOpacity firstScale lastOpacity lastScale offset previousOffset nextOffset detent top backdrop indicatorX indicatorY indicatorWidth indicatorHeight toBeRead recommended read libraryGain bookGain bookOpen libraryWave bookWave isOn pagePlace narrated listening playing presence value reported barWidth coverShown check cross}' \
        '*--format=[words for people to read, or json.]:format:(words json)' \
        '*--output=[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*-o[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]' \
        '1:old:_files' \
        '2:new:_files'
      ;;
    golden)
      _arguments -S \
        '*--direction=[open, close, or both. (default\: as in the golden file; if that is new, both; with --event, open)]:direction:(open close both)' \
        '*--event=[An event, such as 0.7\:close or 0.6\:drag=300,420. Can be repeated, and replaces the events that happen by default.]:time\:event: ' \
        '*--events=[A file with one event per line, such as an app'\''s log, or - for stdin\: each as a string of JSON, or as for --event.]:file:_files' \
        '*--fps=[Frames per second.]:number: ' \
        '*--screen=[The screen, in points.]:WxH: ' \
        '*--frame=[The cover'\''s place on the shelf. On a screen that is too small for it, the default is smaller.]:X,Y,W,H: ' \
        '*--safe-area=[The unobscured part of the screen, for places that stay inside it. (default\: all of it)]:X,Y,W,H: ' \
        '*--binding=[left, or right for books that read from right to left.]:side:(left right)' \
        '*--tolerance=[The largest difference to ignore\: 1 is just visible (half a point, 0.1°, 1/256 of an opacity).]:number: ' \
        '*--tolerance-for=[The same for one channel, in its own unit. Can be repeated.]:channel=number:{compadd -S = -- x y width height flipAngle tilt yaw lift bookOpacity coverOpacity firstPageOpacity spineOpacity pageEdgeOpacity backOpacity spineWidth spineLineOpacity shadowRadius shadowX shadowY shadowOpacity frameBorder libraryBlur libraryScale libraryOpacity shelfCoverOpacity readerOpacity readerScale overlayOpacity controlsOpacity controlsOffset musicVolume turned leavesInAir leaf spineX turnedStack restStack topX topY topLift bottomX bottomY bottomLift readScale listenScale homeScale musicScale musicIsOn page position red green blue chromeOpacity illustrationX illustrationY illustrationWidth illustrationHeight dotOpacity overlay scroll currentPage currentX currentY currentWidth currentHeight currentOpacity currentScale currentOutline firstOpacity firstScale lastOpacity lastScale offset previousOffset nextOffset detent top backdrop indicatorX indicatorY indicatorWidth indicatorHeight toBeRead recommended read libraryGain bookGain bookOpen libraryWave bookWave isOn pagePlace narrated listening playing presence value reported barWidth coverShown check cross}' \
        '*--record[Write the golden files instead of comparing with them.]' \
        '*--output=[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*-o[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]' \
        '1:motions:_files' \
        '2:goldens:_files'
      ;;
    lint)
      _arguments -S \
        '*--choreography=[bookPolish, pictureBook, storyReader, reducedMotion, or a file with a choreography of your own.]:name|file:{_alternative "names:name:(bookPolish pictureBook storyReader reducedMotion)" "files:file:_files"}' \
        '*--screen=[The screen, in points.]:WxH: ' \
        '*--frame=[The cover'\''s place on the shelf. On a screen that is too small for it, the default is smaller.]:X,Y,W,H: ' \
        '*--safe-area=[The unobscured part of the screen, for places that stay inside it. (default\: all of it)]:X,Y,W,H: ' \
        '*--binding=[left, or right for books that read from right to left.]:side:(left right)' \
        '*--strict[Exit with 1 for remarks as well.]' \
        '*--ignore=[A kind of finding to skip. Can be repeated. Faults\: jump, kink, shrink, ajar, shortPhase, shortMove. Remarks\: suddenStart, suddenStop, shortPeak, longPhase, longMove, overshoot, unsettled, notUndone, notReturned, offScreen.]:kind:(jump kink shrink ajar shortPhase shortMove suddenStart suddenStop shortPeak longPhase longMove overshoot unsettled notUndone notReturned offScreen)' \
        '*--format=[words for people to read, or json.]:format:(words json)' \
        '*--output=[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*-o[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]'
      ;;
    choreography)
      _arguments -S \
        '*--format=[The format for '\''show'\''\: json, or swift for Swift source.]:format:(json swift)' \
        '*--reduced[With '\''show'\'', its version for people who prefer reduced motion.]' \
        '*--output=[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*-o[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]' \
        '1:action:(list show check)' \
        '2::name|file:{_alternative "names:name:(bookPolish pictureBook storyReader reducedMotion)" "files:file:_files"}'
      ;;
    spring)
      _arguments -S \
        '*--preset=[smooth (bounce 0), snappy (0.15), or bouncy (0.3); can be combined with --duration.]:name:(smooth snappy bouncy)' \
        '*--duration=[The perceived duration\: the time of one undamped swing. (default\: 0.5)]:seconds: ' \
        '*--bounce=[Above -1, at most 1\: below 0 is overdamped, 0 critically damped, 1 undamped. Used with --duration. (default\: 0)]:number: ' \
        '*--response=[The time of one undamped swing; requires --damping-ratio.]:seconds: ' \
        '*--damping-ratio=[The damping as a fraction of critical damping; requires --response or --settling-duration.]:number: ' \
        '*--mass=[The mass on the spring; used with --stiffness and --damping. (default\: 1)]:number: ' \
        '*--stiffness=[The force per unit of distance; requires --damping.]:number: ' \
        '*--damping=[The force per unit of velocity; requires --stiffness.]:number: ' \
        '*--allow-overdamping[Keep an overdamped spring, which becomes critical otherwise; requires --damping.]' \
        '*--settling-duration=[The time after which SwiftUI considers the spring settled; requires --damping-ratio.]:seconds: ' \
        '*--from=[The value to start from.]:number: ' \
        '*--to=[The target.]:number: ' \
        '*--initial-velocity=[The initial velocity, per second.]:number: ' \
        '*--fps=[Frames per second.]:number: ' \
        '*--until=[The end of the motion. (default\: the first frame at which the spring has settled, where the value is exactly the target)]:seconds: ' \
        '*--epsilon=[The distance that counts as settled, as a fraction of the distance to go.]:number: ' \
        '*--format=[text, the spring in words; json, ndjson, or csv, every frame, as '\''bookmotion timeline'\'' prints them; svg, a plot.]:format:(text json ndjson csv svg)' \
        '*--output=[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*-o[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]'
      ;;
    fit)
      _arguments -S \
        '*--channels=[Only these columns, such as x,opacity. (default\: all)]:names:{_values -s , name x y width height flipAngle tilt yaw lift bookOpacity coverOpacity firstPageOpacity spineOpacity pageEdgeOpacity backOpacity spineWidth spineLineOpacity shadowRadius shadowX shadowY shadowOpacity frameBorder libraryBlur libraryScale libraryOpacity shelfCoverOpacity readerOpacity readerScale overlayOpacity controlsOpacity controlsOffset musicVolume turned leavesInAir leaf spineX turnedStack restStack topX topY topLift bottomX bottomY bottomLift readScale listenScale homeScale musicScale musicIsOn page position red green blue chromeOpacity illustrationX illustrationY illustrationWidth illustrationHeight dotOpacity overlay scroll currentPage currentX currentY currentWidth currentHeight currentOpacity currentScale currentOutline firstOpacity firstScale lastOpacity lastScale offset previousOffset nextOffset detent top backdrop indicatorX indicatorY indicatorWidth indicatorHeight toBeRead recommended read libraryGain bookGain bookOpen libraryWave bookWave isOn pagePlace narrated listening playing presence value reported barWidth coverShown check cross}' \
        '*--with=[What the steps may be\: springs, curves, or any of both.]:ways:(any springs curves)' \
        '*--steps=[The largest number of steps of one channel.]:count: ' \
        '*--tolerance=[Take the fewest steps that no value is further from than this share of its channel'\''s range. (default\: as many steps as explain more than the noise of the values)]:share: ' \
        '*--fps=[Frames per second of a table that has frames but no times.]:number: ' \
        '*--format=[json, the stages and their moves, with their errors; svg, a plot of the moves over the values.]:format:(json svg)' \
        '*--output=[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*-o[The file to write; - is stdout. It is written completely or not at all.]:file:_files' \
        '*--version[Show the version.]' \
        '*--help[Show help information.]' \
        '*-h[Show help information.]' \
        '1:measured:_files'
      ;;
  esac
}

if [[ $funcstack[1] == _bookmotion ]]; then
  _bookmotion "$@"
else
  compdef _bookmotion bookmotion
fi
