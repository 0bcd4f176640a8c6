import { nativeTheme, type BrowserWindow } from 'electron';
import type { SettingsStore } from '../settings/settings.ts';

/** The theme applies before there is a window, so that its first colour is right. */
export function followTheme(settings: SettingsStore): void {
  nativeTheme.themeSource = settings.read().theme;
  settings.onChange(({ theme }) => {
    nativeTheme.themeSource = theme;
  });
}

/** Zoom is the window's; a page that was loaded anew has forgotten it. */
export function followZoom(window: BrowserWindow, settings: SettingsStore): void {
  const apply = () => window.webContents.setZoomFactor(settings.read().zoom);
  window.webContents.on('did-finish-load', apply);
  settings.onChange(() => {
    if (!window.isDestroyed()) apply();
  });
}
