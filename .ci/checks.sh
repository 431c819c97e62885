# How .ci/run checks: one thing after the other, and some of them beside others. The first that fails ends
# it. Sourced after prologue.sh.

log=$work/log # what the command says that is being checked
current="the beginning"

# explain: shows what the check that failed said.
explain() {
  if [ -s "$log" ]; then
    echo
    grep -E '✘|error:|warning:' "$log" | grep -v 'ld.gold' | head -n 60 || true
    echo "… and the end of what it said:"
    tail -n 40 "$log"
  fi
  printf '\nFAILED: %s\n' "$current"
}

finish() {
  local code=$?
  [ "$code" = 0 ] || explain
  jobs -p | xargs -r kill 2>/dev/null || true
  rm -rf "$work"
  exit "$code"
}
trap finish EXIT

heading() { printf '\n== %s\n' "$1"; }

# check TITLE COMMAND…: runs a command, shows its output only if it fails, how long it took, and for how long
# a processor was at work.
check() {
  current=$1
  local begun=$SECONDS TIMEFORMAT=%0U
  printf '%-62s' "$current"
  { time "${@:2}" >"$log" 2>&1; } 2>"$log-time"
  printf '%5d s, %4d s of processor\n' "$((SECONDS - begun))" "$(tail -n 1 "$log-time")"
}

# report TITLE COMMAND…: a check whose output is worth reading.
report() {
  check "$@"
  cat "$log"
}

# beside FUNCTION…: as many workers as there are cores take one function after the other, beside what comes
# next, until `finish_beside`.
beside() {
  local worker
  functions_beside=("$@")
  for ((worker = 0; worker < $(nproc); worker++)); do one_more_beside; done
}

# one_more_beside: another worker.
one_more_beside() {
  local function
  for function in "${functions_beside[@]}"; do
    mkdir "$work/taken-$function" 2>/dev/null || continue
    (
      trap 'code=$?; [ "$code" = 0 ] || { explain; touch "$work/failed"; }; exit "$code"' EXIT
      log=$work/log-$function
      "$function"
    ) >"$work/said-$function" 2>&1
  done &
  processes_beside+=("$!")
}

# finish_beside: takes part in these checks, waits for all of them, and shows what they have shown.
finish_beside() {
  local function process code=0
  one_more_beside
  : >"$log"
  current="what ran beside"
  for process in "${processes_beside[@]}"; do
    wait "$process" || code=$?
  done
  for function in "${functions_beside[@]}"; do
    [ ! -e "$work/said-$function" ] || cat "$work/said-$function"
  done
  return "$code"
}

# wait_for MARK: until this file is there, or something has failed, or everything has ended.
wait_for() {
  until [ -e "$work/$1" ]; do
    [ -d "$work" ] && [ ! -e "$work/failed" ] || exit 1
    sleep 1
  done
}

# closing_line: that of the test run that was checked last.
closing_line() { grep -E 'Test run with [0-9]+ tests? ' "$log" | tail -n 1; }

# without_warnings COMMAND…: fails if the command does, or if it warns.
without_warnings() { "$@" && ! grep -E 'warning:' "$log"; }

# go_on_in_a_clone: what follows checks the last commit, strictly, and nothing that lies around here.
go_on_in_a_clone() {
  heading "A fresh clone"
  # A checkout that belongs to somebody else may be cloned here.
  export GIT_CONFIG_GLOBAL=$work/gitconfig
  [ ! -f "${HOME:-/}/.gitconfig" ] || git config --file "$GIT_CONFIG_GLOBAL" include.path "$HOME/.gitconfig"
  git config --file "$GIT_CONFIG_GLOBAL" --add safe.directory '*'
  [ -z "$(git status --porcelain)" ] || echo "note: only what is committed is checked; there are changes that are not."
  check "git clone" git clone -q . "$work/bookmotion"
  cd "$work/bookmotion"
  git log -1 --format='%h %s'
  # Strict for ourselves: warnings are errors here, and in nobody's app. The plugin would have the tool built
  # twice in each build; .ci/dependents builds and runs it.
  export BOOKMOTION_STRICT=1 BOOKMOTION_PLUGIN=no BOOKMOTION_AT_ONCE=1
}
