#!/usr/bin/env bash
# An AppImage on a system that lets no program isolate its pages: it must not start, must say the command that helps, and start after it.
# $1: the AppImage; what follows: a command that starts it and looks at it.
set -euo pipefail
image="$(realpath "$1")"
shift
said="$(mktemp)"
"$image" > "$said" 2>&1 &
program=$!
for _ in $(seq 60); do
  grep -q "printf 'abi" "$said" && break
  sleep 1
done
cat "$said"
# It says the same in a box, which nobody answers here.
kill -KILL "$program" || true
command="$(grep -o "printf 'abi.*" "$said")"
bash -c "$command"
"$@"
