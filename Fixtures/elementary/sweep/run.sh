#!/bin/sh
# Builds the sweep in a temporary folder and runs it with COUNT points an interval (default 10⁷).
set -e
here=$(cd "$(dirname "$0")" && pwd)
math=$here/../../../Sources/BookMotion/Math
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc -O -wmo -parse-as-library -package-name sweep -module-name Sweep -emit-object \
  "$math"/Elementary*.swift "$math"/DoubleDouble.swift "$here"/exports.swift -o "$work"/ours.o
gcc -O2 -c "$here"/sweep.c -o "$work"/sweep.o
swiftc "$work"/sweep.o "$work"/ours.o -o "$work"/sweep -lquadmath -lm
while read -r function how low high; do
  "$work"/sweep "$function" "$how" "$low" "$high" "${1:-10000000}"
done <<POINTS
exp u -1 1
exp u -708 709.7
exp u -745 -708
sin u -4 4
sin u -1600 1600
sin l -30 1023
cos u -4 4
cos u -1600 1600
cos l -30 1023
sind u -400 400
sind l -60 60
sind l -1074 -1000
cosd u -400 400
cosd l -60 60
log u 0.5 2
log l -1074 1023
asin u -1 1
asin l -60 0
acos u -1 1
acos l -60 0
atan u -2 2
atan l -70 70
atan2 u -1 1
atan2 l -3 3
cbrt u 1 8
cbrt l -1074 1023
pow u 0 2
pow u 0.99 1.01
pow u 0.999999999999 1.000000000001
pow l -1074 1023
POINTS
