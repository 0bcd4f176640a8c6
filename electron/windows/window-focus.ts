import { app, BrowserWindow } from 'electron';
import type { FocusWatch } from '../exam/proctor/screen-switch.ts';
import type { OwnDialogs } from './own-dialogs.ts';

/** Where the keyboard focus is, by Electron's windows. */
export function watchFocus(dialogs: OwnDialogs, isPaperElsewhere: (window: BrowserWindow) => boolean): FocusWatch {
  return {
    onFocusChange(listener) {
      // Another window of ours beside the open paper is another screen.
      const focused = (_: unknown, window: BrowserWindow) => listener(isPaperElsewhere(window) ? 'blur' : 'focus');
      const blurred = () => {
        if (!BrowserWindow.getFocusedWindow()) listener('blur');
      };
      app.on('browser-window-focus', focused);
      app.on('browser-window-blur', blurred);
      return () => {
        app.off('browser-window-focus', focused);
        app.off('browser-window-blur', blurred);
      };
    },
    ownDialogOpen: dialogs.areOpen,
  };
}
