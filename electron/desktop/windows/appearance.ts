import { nativeTheme, type BrowserWindow } from 'electron';
import type { SettingsStore } from '#electron/storage/settings/settings.ts';

/** Applies the theme setting. Called before the first window, so that its background colour is right. */
export function followTheme(settings: SettingsStore): void {
  nativeTheme.themeSource = settings.read().theme;
  settings.onChange(({ theme }) => {
    nativeTheme.themeSource = theme;
  });
}

/** Applies the zoom setting to a window, again after each load because a load resets it. */
export function followZoom(window: BrowserWindow, settings: SettingsStore): void {
  const apply = () => window.webContents.setZoomFactor(settings.read().zoom);
  window.webContents.on('did-finish-load', apply);
  settings.onChange(() => {
    if (!window.isDestroyed()) apply();
  });
}
