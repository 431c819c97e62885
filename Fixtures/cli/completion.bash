# Completes command lines of bookmotion in bash. Put this where bash-completion looks, or into
# ~/.bashrc: eval "$(bookmotion --generate-completion-script bash)"

# Sets the completions of an option's value, and whether it is a list or continues after an
# equals sign; fails if the option takes no value.
_bookmotion_value() {
  case "$1 $2" in
    " --generate-completion-script") words="bash zsh fish" ;;
    "timeline --scene") words="transition cover page-turn spread mode frame immersive grid swipe sheet music reading progress" ;;
    "timeline --event") words="" ;;
    "timeline --events") words="" files=yes ;;
    "timeline --fps") words="" ;;
    "timeline --screen") words="" ;;
    "timeline --binding") words="left right" ;;
    "timeline --choreography") words="bookPolish pictureBook storyReader reducedMotion" files=yes ;;
    "timeline --direction") words="open close both" ;;
    "timeline --lasting") words="" ;;
    "timeline --frame") words="" ;;
    "timeline --safe-area") words="" ;;
    "timeline --tolerance") words="" ;;
    "timeline --tolerance-for") words="x y width height flipAngle tilt yaw lift bookOpacity coverOpacity firstPageOpacity spineOpacity pageEdgeOpacity backOpacity spineWidth spineLineOpacity shadowRadius shadowX shadowY shadowOpacity frameBorder libraryBlur libraryScale libraryOpacity shelfCoverOpacity readerOpacity readerScale overlayOpacity controlsOpacity controlsOffset musicVolume turned leavesInAir leaf spineX turnedStack restStack topX topY topLift bottomX bottomY bottomLift readScale listenScale homeScale musicScale musicIsOn page position red green blue chromeOpacity illustrationX illustrationY illustrationWidth illustrationHeight dotOpacity overlay scroll currentPage currentX currentY currentWidth currentHeight currentOpacity currentScale currentOutline firstOpacity firstScale lastOpacity lastScale offset previousOffset nextOffset detent top backdrop indicatorX indicatorY indicatorWidth indicatorHeight toBeRead recommended read libraryGain bookGain bookOpen libraryWave bookWave isOn pagePlace narrated listening playing presence value reported barWidth coverShown check cross" form=assignment ;;
    "timeline --cover") words="" files=yes ;;
    "timeline --spine-color") words="" ;;
    "timeline --frame-color") words="" ;;
    "timeline --format") words="json ndjson csv css waapi html lottie" ;;
    "timeline --name") words="" ;;
    "timeline --output" | "timeline -o") words="" files=yes ;;
    "frames --scene") words="transition cover page-turn spread mode frame immersive grid swipe sheet music reading progress" ;;
    "frames --event") words="" ;;
    "frames --events") words="" files=yes ;;
    "frames --fps") words="" ;;
    "frames --screen") words="" ;;
    "frames --binding") words="left right" ;;
    "frames --choreography") words="bookPolish pictureBook storyReader reducedMotion" files=yes ;;
    "frames --direction") words="open close both" ;;
    "frames --lasting") words="" ;;
    "frames --frame") words="" ;;
    "frames --safe-area") words="" ;;
    "frames --cover") words="" files=yes ;;
    "frames --page") words="" files=yes ;;
    "frames --spine-color") words="" ;;
    "frames --frame-color") words="" ;;
    "frames --picture-error") words="" ;;
    "frames --at") words="" ;;
    "frames --sheet") words="" ;;
    "frames --columns") words="" ;;
    "frames --theme") words="light dark auto" ;;
    "frames --output" | "frames -o") words="" files=yes ;;
    "plot --scene") words="transition cover page-turn spread mode frame immersive grid swipe sheet music reading progress" ;;
    "plot --event") words="" ;;
    "plot --events") words="" files=yes ;;
    "plot --fps") words="" ;;
    "plot --screen") words="" ;;
    "plot --binding") words="left right" ;;
    "plot --choreography") words="bookPolish pictureBook storyReader reducedMotion" files=yes ;;
    "plot --direction") words="open close both" ;;
    "plot --lasting") words="" ;;
    "plot --frame") words="" ;;
    "plot --safe-area") words="" ;;
    "plot --channels") words="x y width height flipAngle tilt yaw lift bookOpacity coverOpacity firstPageOpacity spineOpacity pageEdgeOpacity backOpacity spineWidth spineLineOpacity shadowRadius shadowX shadowY shadowOpacity frameBorder libraryBlur libraryScale libraryOpacity shelfCoverOpacity readerOpacity readerScale overlayOpacity controlsOpacity controlsOffset musicVolume turned leavesInAir leaf spineX turnedStack restStack topX topY topLift bottomX bottomY bottomLift readScale listenScale homeScale musicScale musicIsOn page position red green blue chromeOpacity illustrationX illustrationY illustrationWidth illustrationHeight dotOpacity overlay scroll currentPage currentX currentY currentWidth currentHeight currentOpacity currentScale currentOutline firstOpacity firstScale lastOpacity lastScale offset previousOffset nextOffset detent top backdrop indicatorX indicatorY indicatorWidth indicatorHeight toBeRead recommended read libraryGain bookGain bookOpen libraryWave bookWave isOn pagePlace narrated listening playing presence value reported barWidth coverShown check cross" form=list ;;
    "plot --theme") words="light dark auto" ;;
    "plot --width") words="" ;;
    "plot --output" | "plot -o") words="" files=yes ;;
    "preview --scene") words="transition cover page-turn spread mode frame immersive grid swipe sheet music reading progress shelf" ;;
    "preview --event") words="" ;;
    "preview --events") words="" files=yes ;;
    "preview --fps") words="" ;;
    "preview --screen") words="" ;;
    "preview --binding") words="left right" ;;
    "preview --choreography") words="bookPolish pictureBook storyReader reducedMotion" files=yes ;;
    "preview --direction") words="open close both" ;;
    "preview --lasting") words="" ;;
    "preview --frame") words="" ;;
    "preview --safe-area") words="" ;;
    "preview --cover") words="" files=yes ;;
    "preview --page") words="" files=yes ;;
    "preview --spine-color") words="" ;;
    "preview --frame-color") words="" ;;
    "preview --compare") words="bookPolish pictureBook storyReader reducedMotion" files=yes ;;
    "preview --output" | "preview -o") words="" files=yes ;;
    "scene --output" | "scene -o") words="" files=yes ;;
    "color --binding") words="left right" ;;
    "color --mean") words="stored linearLight" ;;
    "color --jobs") words="" ;;
    "color --format") words="table ndjson" ;;
    "color --output" | "color -o") words="" files=yes ;;
    "diff --tolerance") words="" ;;
    "diff --tolerance-for") words="x y width height flipAngle tilt yaw lift bookOpacity coverOpacity firstPageOpacity spineOpacity pageEdgeOpacity backOpacity spineWidth spineLineOpacity shadowRadius shadowX shadowY shadowOpacity frameBorder libraryBlur libraryScale libraryOpacity shelfCoverOpacity readerOpacity readerScale overlayOpacity controlsOpacity controlsOffset musicVolume turned leavesInAir leaf spineX turnedStack restStack topX topY topLift bottomX bottomY bottomLift readScale listenScale homeScale musicScale musicIsOn page position red green blue chromeOpacity illustrationX illustrationY illustrationWidth illustrationHeight dotOpacity overlay scroll currentPage currentX currentY currentWidth currentHeight currentOpacity currentScale currentOutline firstOpacity firstScale lastOpacity lastScale offset previousOffset nextOffset detent top backdrop indicatorX indicatorY indicatorWidth indicatorHeight toBeRead recommended read libraryGain bookGain bookOpen libraryWave bookWave isOn pagePlace narrated listening playing presence value reported barWidth coverShown check cross" form=assignment ;;
    "diff --format") words="words json" ;;
    "diff --output" | "diff -o") words="" files=yes ;;
    "golden --direction") words="open close both" ;;
    "golden --event") words="" ;;
    "golden --events") words="" files=yes ;;
    "golden --fps") words="" ;;
    "golden --screen") words="" ;;
    "golden --frame") words="" ;;
    "golden --safe-area") words="" ;;
    "golden --binding") words="left right" ;;
    "golden --tolerance") words="" ;;
    "golden --tolerance-for") words="x y width height flipAngle tilt yaw lift bookOpacity coverOpacity firstPageOpacity spineOpacity pageEdgeOpacity backOpacity spineWidth spineLineOpacity shadowRadius shadowX shadowY shadowOpacity frameBorder libraryBlur libraryScale libraryOpacity shelfCoverOpacity readerOpacity readerScale overlayOpacity controlsOpacity controlsOffset musicVolume turned leavesInAir leaf spineX turnedStack restStack topX topY topLift bottomX bottomY bottomLift readScale listenScale homeScale musicScale musicIsOn page position red green blue chromeOpacity illustrationX illustrationY illustrationWidth illustrationHeight dotOpacity overlay scroll currentPage currentX currentY currentWidth currentHeight currentOpacity currentScale currentOutline firstOpacity firstScale lastOpacity lastScale offset previousOffset nextOffset detent top backdrop indicatorX indicatorY indicatorWidth indicatorHeight toBeRead recommended read libraryGain bookGain bookOpen libraryWave bookWave isOn pagePlace narrated listening playing presence value reported barWidth coverShown check cross" form=assignment ;;
    "golden --output" | "golden -o") words="" files=yes ;;
    "lint --choreography") words="bookPolish pictureBook storyReader reducedMotion" files=yes ;;
    "lint --screen") words="" ;;
    "lint --frame") words="" ;;
    "lint --safe-area") words="" ;;
    "lint --binding") words="left right" ;;
    "lint --ignore") words="jump kink shrink ajar shortPhase shortMove suddenStart suddenStop shortPeak longPhase longMove overshoot unsettled notUndone notReturned offScreen" ;;
    "lint --format") words="words json" ;;
    "lint --output" | "lint -o") words="" files=yes ;;
    "choreography --format") words="json swift" ;;
    "choreography --output" | "choreography -o") words="" files=yes ;;
    "spring --preset") words="smooth snappy bouncy" ;;
    "spring --duration") words="" ;;
    "spring --bounce") words="" ;;
    "spring --response") words="" ;;
    "spring --damping-ratio") words="" ;;
    "spring --mass") words="" ;;
    "spring --stiffness") words="" ;;
    "spring --damping") words="" ;;
    "spring --settling-duration") words="" ;;
    "spring --from") words="" ;;
    "spring --to") words="" ;;
    "spring --initial-velocity") words="" ;;
    "spring --fps") words="" ;;
    "spring --until") words="" ;;
    "spring --epsilon") words="" ;;
    "spring --format") words="text json ndjson csv svg" ;;
    "spring --output" | "spring -o") words="" files=yes ;;
    "fit --channels") words="x y width height flipAngle tilt yaw lift bookOpacity coverOpacity firstPageOpacity spineOpacity pageEdgeOpacity backOpacity spineWidth spineLineOpacity shadowRadius shadowX shadowY shadowOpacity frameBorder libraryBlur libraryScale libraryOpacity shelfCoverOpacity readerOpacity readerScale overlayOpacity controlsOpacity controlsOffset musicVolume turned leavesInAir leaf spineX turnedStack restStack topX topY topLift bottomX bottomY bottomLift readScale listenScale homeScale musicScale musicIsOn page position red green blue chromeOpacity illustrationX illustrationY illustrationWidth illustrationHeight dotOpacity overlay scroll currentPage currentX currentY currentWidth currentHeight currentOpacity currentScale currentOutline firstOpacity firstScale lastOpacity lastScale offset previousOffset nextOffset detent top backdrop indicatorX indicatorY indicatorWidth indicatorHeight toBeRead recommended read libraryGain bookGain bookOpen libraryWave bookWave isOn pagePlace narrated listening playing presence value reported barWidth coverShown check cross" form=list ;;
    "fit --with") words="any springs curves" ;;
    "fit --steps") words="" ;;
    "fit --tolerance") words="" ;;
    "fit --fps") words="" ;;
    "fit --format") words="json svg" ;;
    "fit --output" | "fit -o") words="" files=yes ;;
    *) return 1 ;;
  esac
}

# Sets the completions of the operand at an index, counted from 0.
_bookmotion_operand() {
  case "$1 $2" in
    " 0") words="timeline frames plot preview scene color diff golden lint choreography spring fit help" ;;
    "help 0") words="timeline frames plot preview scene color diff golden lint choreography spring fit help" ;;
    "scene 0") words="transition cover page-turn spread mode frame immersive grid swipe sheet music reading progress" ;;
    "color "*) words="" files=yes ;;
    "diff 0") words="" files=yes ;;
    "diff 1") words="" files=yes ;;
    "golden 0") words="" files=yes ;;
    "golden 1") words="" files=yes ;;
    "choreography 0") words="list show check" ;;
    "choreography 1") words="bookPolish pictureBook storyReader reducedMotion" files=yes ;;
    "fit 0") words="" files=yes ;;
  esac
}

# Sets the options of a subcommand.
_bookmotion_options() {
  case "$1" in
    "") words="--generate-completion-script --version --help -h" ;;
    timeline) words="--scene --event --events --fps --screen --binding --choreography --direction --lasting --frame --safe-area --tolerance --tolerance-for --per-channel --cover --spine-color --frame-color --format --name --output -o --version --help -h" ;;
    frames) words="--scene --event --events --fps --screen --binding --choreography --direction --lasting --frame --safe-area --cover --page --link --spine-color --frame-color --picture-error --at --sheet --columns --theme --animated --output -o --force --quiet --version --help -h" ;;
    plot) words="--scene --event --events --fps --screen --binding --choreography --direction --lasting --frame --safe-area --channels --theme --width --output -o --version --help -h" ;;
    preview) words="--scene --event --events --fps --screen --binding --choreography --direction --lasting --frame --safe-area --cover --page --spine-color --frame-color --compare --output -o --version --help -h" ;;
    scene) words="--output -o --version --help -h" ;;
    color) words="--binding --mean --jobs --format --quiet --output -o --version --help -h" ;;
    diff) words="--tolerance --tolerance-for --format --output -o --version --help -h" ;;
    golden) words="--direction --event --events --fps --screen --frame --safe-area --binding --tolerance --tolerance-for --record --output -o --version --help -h" ;;
    lint) words="--choreography --screen --frame --safe-area --binding --strict --ignore --format --output -o --version --help -h" ;;
    choreography) words="--format --reduced --output -o --version --help -h" ;;
    spring) words="--preset --duration --bounce --response --damping-ratio --mass --stiffness --damping --allow-overdamping --settling-duration --from --to --initial-velocity --fps --until --epsilon --format --output -o --version --help -h" ;;
    fit) words="--channels --with --steps --tolerance --fps --format --output -o --version --help -h" ;;
  esac
}

_bookmotion() {
  local current="${COMP_WORDS[COMP_CWORD]}" command="" option="" ended="" count=0
  local words="" files="" form="" before="" after="" word i
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="${COMP_WORDS[i]}"
    if [[ -n $option ]]; then
      # --format=csv arrives as three words.
      if [[ $word != "=" ]]; then option=""; fi
    elif [[ $word == "=" ]]; then
      # The rest of a word that contains an equals sign.
      i=$((i + 1))
    elif [[ -n $ended || $word != -* || $word == "-" ]]; then
      if [[ -z $command ]]; then command=$word; else count=$((count + 1)); fi
    elif [[ $word == "--" ]]; then
      ended=yes
    elif _bookmotion_value "$command" "$word"; then
      option=$word
    fi
  done
  words="" files="" form=""
  if ((i > COMP_CWORD)) || [[ -z $option && $current == "=" ]]; then
    current=""
  elif [[ -n $option ]]; then
    if [[ $current == "=" ]]; then current=""; fi
    _bookmotion_value "$command" "$option"
  elif [[ -z $ended && $current == -* ]]; then
    _bookmotion_options "$command"
  else
    _bookmotion_operand "$command" "$count"
  fi
  case "$form" in
    list) if [[ $current == *,* ]]; then before="${current%,*},"; fi ;;
    assignment) after="=" ;;
  esac
  COMPREPLY=()
  while IFS= read -r word; do COMPREPLY+=("$word"); done < <(
    compgen -P "$before" -S "$after" -W "$words" -- "${current#"$before"}"
    if [[ -n $files ]]; then compgen -f -- "$current"; fi
  )
  if [[ -n $files ]]; then compopt -o filenames 2>/dev/null; fi
  # More may follow at once.
  if [[ -n $form ]]; then compopt -o nospace 2>/dev/null; fi
}

complete -F _bookmotion bookmotion
