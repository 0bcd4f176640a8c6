import type * as maps from './surface-events.ts';
import type { Events } from './surface-events.ts';
import type { BrowserWindow } from './surface-pages.ts';

// Menus, tray and notifications of the surface.

export type NativeImage = Pick<
  Electron.NativeImage,
  'isEmpty' | 'toPNG' | 'toDataURL' | 'getSize' | 'resize' | 'toJPEG'
>;
export interface MenuItemConstructorOptions extends Pick<
  Electron.MenuItemConstructorOptions,
  'id' | 'label' | 'role' | 'type' | 'accelerator' | 'enabled' | 'visible' | 'checked' | 'registerAccelerator'
> {
  click?: (item: MenuItem, window: BrowserWindow | undefined, event: Electron.KeyboardEvent) => void;
  submenu?: MenuItemConstructorOptions[] | Menu;
}
export interface MenuItem extends Pick<MenuItemConstructorOptions, 'id' | 'label' | 'role' | 'type' | 'click'> {
  enabled: boolean;
  visible: boolean;
  checked: boolean;
  submenu?: Menu;
}
export interface Menu extends Pick<Electron.Menu, 'closePopup'> {
  items: MenuItem[];
  popup(options?: { window?: BrowserWindow; x?: number; y?: number; callback?: () => void }): void;
  append(item: MenuItem): void;
  getMenuItemById(id: string): MenuItem | null;
}
export interface Tray extends Pick<Electron.Tray, 'setToolTip' | 'destroy'>, Events<maps.TrayEvents> {
  setContextMenu(menu: Menu | null): void;
  setImage(image: NativeImage | string): void;
}
export interface Notification
  extends Pick<Electron.Notification, 'show' | 'close' | 'title' | 'body'>, Events<maps.NotificationEvents> {}
