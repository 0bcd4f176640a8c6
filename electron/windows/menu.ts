import { Menu } from 'electron';
import type { AppInfo } from '../../src/contract/ipc/app.ts';

/** macOS needs a menu for copying and pasting; elsewhere one would only bring reloading and zooming past the page. */
export function setMenu(os: AppInfo['os']): void {
  const menu =
    os === 'mac' ? Menu.buildFromTemplate([{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }]) : null;
  Menu.setApplicationMenu(menu);
}
