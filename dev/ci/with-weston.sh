#!/usr/bin/env bash
# Runs a command with a Wayland display that nobody sees.
set -euo pipefail
XDG_RUNTIME_DIR="$(mktemp -d)"
export XDG_RUNTIME_DIR
weston --backend=headless --socket=lectern --idle-time=0 &
weston=$!
trap 'kill "$weston"' EXIT
for _ in $(seq 50); do
  [ -S "$XDG_RUNTIME_DIR/lectern" ] && break
  sleep 0.1
done
WAYLAND_DISPLAY=lectern ELECTRON_OZONE_PLATFORM_HINT=wayland "$@"
