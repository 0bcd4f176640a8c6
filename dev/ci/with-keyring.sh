#!/usr/bin/env bash
# Runs a command with an unlocked GNOME keyring, inside `dbus-run-session`.
set -euo pipefail
printf 'lectern' | gnome-keyring-daemon --unlock --components=secrets > /dev/null
exec "$@"
