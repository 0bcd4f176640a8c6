import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { appInfoAtom, settingsAtom, shortcutsOpenAtom } from '#domain/app-state.ts';
import { useChangeSettings } from '#domain/session/use-change-settings.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';
import { track } from '../../tracking/track.ts';
import { mouseShortcut, shortcutOf, type Shortcut } from './shortcuts.ts';
import { useNewWindow } from './use-new-window.ts';
import { afterWheel, zoomAfter } from './zoom.ts';

const textFields = 'textarea, input, select, [contenteditable="true"], [role="textbox"], [role="combobox"]';

/** The global shortcuts. Keys that a screen has already handled are ignored: the paper's own keys take precedence. */
export function useShortcuts(): void {
  const { t } = useTranslation('keys');
  const navigate = useNavigate();
  const toast = useToast();
  const change = useChangeSettings();
  const newWindow = useNewWindow();
  const showHelp = useSetAtom(shortcutsOpenAtom);
  const store = useStore();
  const { os } = useAtomValue(appInfoAtom);
  const wheelRest = useRef(0);

  const zoomTo = (direction: 'in' | 'out' | 'reset') => {
    const settings = store.get(settingsAtom);
    const next = zoomAfter(settings.zoom, direction);
    // Updates the store immediately, so that the next press continues from here.
    store.set(settingsAtom, { ...settings, zoom: next });
    toast('info', t('zoomed', { percent: Math.round(next * 100) }));
    if (next !== settings.zoom) change({ zoom: next }).catch((error: unknown) => logFailure('zoom', error));
  };
  const runInBackground = (call: Parameters<typeof ask<void>>[0]) =>
    void ask(call).catch((error: unknown) => logFailure('shortcut', error));
  const actions: Readonly<Record<Shortcut, () => void>> = {
    back: () => void navigate(-1),
    forward: () => void navigate(1),
    'zoom-in': () => zoomTo('in'),
    'zoom-out': () => zoomTo('out'),
    'zoom-reset': () => zoomTo('reset'),
    'full-screen': () => runInBackground(desktop.window.toggleFullScreen()),
    help() {
      track('shortcuts');
      showHelp(true);
    },
    'new-window': () => void newWindow(),
    'close-window': () => runInBackground(desktop.window.close()),
  };

  const run = useEffectEvent((event: Event, shortcut: Shortcut | null) => {
    if (shortcut === null || event.defaultPrevented) return;
    event.preventDefault();
    actions[shortcut]();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, altKey: alt, ctrlKey: ctrl, metaKey: meta, shiftKey: shift, isComposing: composing } = event;
    const typing = event.target instanceof Element && event.target.closest(textFields) !== null;
    const shortcut = shortcutOf({ key, code, alt, ctrl, meta, shift, composing }, { mac: os === 'mac', typing });
    // Key repeat applies to zooming only.
    if (event.repeat && shortcut !== 'zoom-in' && shortcut !== 'zoom-out') return;
    run(event, shortcut);
  });
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!(os === 'mac' ? event.metaKey || event.ctrlKey : event.ctrlKey)) return;
    event.preventDefault();
    const { rest, direction } = afterWheel(wheelRest.current, event.deltaY);
    wheelRest.current = rest;
    if (direction) zoomTo(direction);
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // On the window, so that listeners of screens run first.
    window.addEventListener('keydown', (event) => onKey(event), { signal });
    window.addEventListener('mouseup', (event) => run(event, mouseShortcut(event.button)), { signal });
    // Not passive: it prevents the browser's own zoom.
    window.addEventListener('wheel', (event) => onWheel(event), { signal, passive: false });
    return () => stop.abort();
  }, []);
}
