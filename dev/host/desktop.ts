import { displaySize } from './environment.ts';
import { Emitter } from './emitter.ts';
import { strictProxy } from './strict-proxy.ts';
import { recordCall } from './shell.ts';
import type { MenuItemConstructorOptions } from './surface.ts';
import type { NotificationEvents, PowerMonitorEvents, ScreenEvents, TrayEvents } from './surface-events.ts';

// Parts of the desktop that the host only stands in for: they remember, and change nothing.

const blockers = new Map<number, string>();
let lastBlocker = 0;
export const powerSaveBlocker = strictProxy('powerSaveBlocker', {
  start(type: string) {
    lastBlocker += 1;
    blockers.set(lastBlocker, type);
    return lastBlocker;
  },
  stop: (id: number) => blockers.delete(id),
  isStarted: (id: number) => blockers.has(id),
});

class PowerMonitor extends Emitter<PowerMonitorEvents> {
  static override readonly apiName = 'powerMonitor';
  getSystemIdleState(): 'active' {
    return 'active';
  }
  getSystemIdleTime(): number {
    return 0;
  }
  isOnBatteryPower(): boolean {
    return false;
  }
}
export const powerMonitor = new PowerMonitor();

const bounds = { x: 0, y: 0, ...displaySize };
const display = {
  id: 1,
  label: 'host',
  bounds,
  workArea: bounds,
  size: displaySize,
  workAreaSize: displaySize,
  scaleFactor: 1,
  rotation: 0,
  internal: true,
  touchSupport: 'unknown',
};

class Screen extends Emitter<ScreenEvents> {
  static override readonly apiName = 'screen';
  getPrimaryDisplay() {
    return display;
  }
  getAllDisplays() {
    return [display];
  }
  getDisplayNearestPoint() {
    return display;
  }
  getDisplayMatching() {
    return display;
  }
  getCursorScreenPoint() {
    return { x: 0, y: 0 };
  }
}
export const screen = new Screen();

const shortcuts = new Map<string, () => void>();
export const globalShortcut = strictProxy('globalShortcut', {
  register(accelerator: string, callback: () => void) {
    if (shortcuts.has(accelerator)) return false;
    shortcuts.set(accelerator, callback);
    return true;
  },
  registerAll: (accelerators: string[], callback: () => void) =>
    accelerators.forEach((one) => shortcuts.set(one, callback)),
  isRegistered: (accelerator: string) => shortcuts.has(accelerator),
  unregister: (accelerator: string) => void shortcuts.delete(accelerator),
  unregisterAll: () => shortcuts.clear(),
});

let clip = '';
export const clipboard = strictProxy('clipboard', {
  readText: () => clip,
  writeText: (text: string) => {
    clip = text;
  },
  clear: () => {
    clip = '';
  },
});

export const systemPreferences = strictProxy('systemPreferences', {
  getMediaAccessStatus: () => process.env['LECTERN_HOST_CAMERA_ACCESS'] ?? 'granted',
  askForMediaAccess: async () => (process.env['LECTERN_HOST_CAMERA_ACCESS'] ?? 'granted') === 'granted',
});

export const crashReporter = strictProxy('crashReporter', { start: () => undefined });

export class MenuItem {
  readonly submenu: Menu | undefined;
  enabled = true;
  visible = true;
  checked = false;

  constructor(options: MenuItemConstructorOptions) {
    const { submenu, ...rest } = options;
    Object.assign(this, rest);
    this.submenu = Array.isArray(submenu) ? Menu.buildFromTemplate(submenu) : undefined;
  }
}

export class Menu {
  items: MenuItem[] = [];
  private static current: Menu | null = null;

  append(item: MenuItem): void {
    this.items.push(item);
  }
  popup({ callback }: { callback?: () => void } = {}): void {
    callback?.();
  }
  closePopup(): void {}
  getMenuItemById(id: string): MenuItem | null {
    return this.items.find((item) => 'id' in item && item.id === id) ?? null;
  }
  static buildFromTemplate(template: MenuItemConstructorOptions[]): Menu {
    const menu = new Menu();
    menu.items = template.map((options) => new MenuItem(options));
    return menu;
  }
  static setApplicationMenu(menu: Menu | null): void {
    Menu.current = menu;
  }
  static getApplicationMenu(): Menu | null {
    return Menu.current;
  }
}

export class Tray extends Emitter<TrayEvents> {
  static override readonly apiName = 'Tray';
  setToolTip(): void {}
  setContextMenu(): void {}
  setImage(): void {}
  destroy(): void {}
}

export class Notification extends Emitter<NotificationEvents> {
  static override readonly apiName = 'Notification';
  readonly title: string;
  readonly body: string;
  constructor({ title = '', body = '' }: { title?: string; body?: string } = {}) {
    super();
    this.title = title;
    this.body = body;
  }
  show(): void {
    recordCall('Notification', this.title, this.body);
    this.emit('show');
  }
  close(): void {
    this.emit('close');
  }
  static isSupported(): boolean {
    return true;
  }
}
