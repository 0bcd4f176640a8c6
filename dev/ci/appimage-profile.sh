#!/usr/bin/env bash
# An AppImage on a system that lets no program isolate its pages: it must not start, must say the command that helps, and start after it.
# $1: the AppImage; what follows: a command that starts it and looks at it.
set -euo pipefail
image="$(realpath "$1")"
shift
code=0
said="$("$image" 2>&1)" || code=$?
echo "$said"
[ "$code" -eq 2 ] || { echo "It ended with $code, not with 2."; exit 1; }
command="$(grep -o "printf 'abi.*" <<< "$said")"
bash -c "$command"
"$@"
