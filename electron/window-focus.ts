import { app, BrowserWindow } from 'electron';
import type { FocusWatch } from './exam/screen-switch.ts';
import type { OwnDialogs } from './own-dialogs.ts';

/** Where the keyboard focus is, by Electron's windows. */
export function watchFocus(dialogs: OwnDialogs): FocusWatch {
  return {
    onFocusChange(listener) {
      const focused = () => listener('focus');
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
