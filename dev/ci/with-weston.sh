#!/usr/bin/env bash
# Runs a command in a Wayland session that nobody sees. Electron takes Wayland by the session's type.
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
env -u DISPLAY XDG_SESSION_TYPE=wayland WAYLAND_DISPLAY=lectern "$@"
