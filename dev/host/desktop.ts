import { Emitter } from './emitter.ts';
import { displaySize } from './environment.ts';
import { preventable } from './preventable.ts';
import { recordCall } from './shell.ts';
import { strictProxy } from './strict-proxy.ts';
import type { NotificationEvents, PowerMonitorEvents, ScreenEvents, TrayEvents } from './surface-events.ts';
import type { MenuItemConstructorOptions } from './surface.ts';
import { allContents } from './web-contents.ts';

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
  isStarted: (id: number) => blockers.has(id) && process.env['LECTERN_HOST_AWAKE'] !== '0',
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
    return process.env['LECTERN_HOST_BATTERY'] === '1';
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

/** From LECTERN_HOST_DISPLAYS; all are the same one. */
const displayCount = Number(process.env['LECTERN_HOST_DISPLAYS'] ?? 1);

class Screen extends Emitter<ScreenEvents> {
  static override readonly apiName = 'screen';
  getPrimaryDisplay() {
    return display;
  }
  getAllDisplays() {
    return Array.from({ length: displayCount }, (_, at) => ({ ...display, id: at + 1 }));
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
  askForMediaAccess: async (device: string) => {
    recordCall('askForMediaAccess', device);
    return (process.env['LECTERN_HOST_CAMERA_ACCESS'] ?? 'granted') === 'granted';
  },
});

export const crashReporter = strictProxy('crashReporter', {
  // Pages that are there already are not watched.
  start: () => recordCall('crashReporter.start', allContents().length),
});

export class MenuItem {
  readonly submenu: Menu | undefined;
  readonly label: string | undefined;
  click: () => void;
  enabled = true;
  visible = true;
  checked = false;

  constructor(options: MenuItemConstructorOptions) {
    const { submenu, ...rest } = options;
    Object.assign(this, rest);
    this.label = options.label;
    this.submenu = Array.isArray(submenu) ? Menu.buildFromTemplate(submenu) : undefined;
    const { click } = options;
    // As in Electron: called without the item, which it hands on itself.
    this.click = () => click?.(this, undefined, {});
  }
}

export class Menu {
  items: MenuItem[] = [];
  private static current: Menu | null = null;

  append(item: MenuItem): void {
    this.items.push(item);
  }
  popup({ callback }: { callback?: () => void } = {}): void {
    recordCall('Menu.popup', ...labelsOf(this));
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
    recordCall('setApplicationMenu', ...(menu ? labelsOf(menu) : []));
    Menu.current = menu;
  }
  static getApplicationMenu(): Menu | null {
    return Menu.current;
  }
}

export class Tray extends Emitter<TrayEvents> {
  static override readonly apiName = 'Tray';
  /** Every tray of the app, for a test that runs beside it (Electron has no such list). */
  static readonly all: Tray[] = [];
  toolTip = '';
  menu: Menu | null = null;

  constructor() {
    super();
    Tray.all.push(this);
  }
  setToolTip(words: string): void {
    this.toolTip = words;
    recordCall('Tray.setToolTip', words);
  }
  setContextMenu(menu: Menu | null): void {
    this.menu = menu;
    recordCall('Tray.setContextMenu', ...(menu ? labelsOf(menu) : []));
  }
  setImage(): void {}
  destroy(): void {
    const at = Tray.all.indexOf(this);
    if (at >= 0) Tray.all.splice(at, 1);
  }
}

/** What a menu shows; a line is '-'. */
function labelsOf(menu: Menu): string[] {
  return menu.items.map(({ label }) => label ?? '-');
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
    const refused = process.env.LECTERN_HOST_NOTIFICATIONS === 'refused';
    if (refused) this.emit('failed', preventable(), 'Notifications are not allowed for this application');
    else this.emit('show');
  }
  close(): void {
    this.emit('close');
  }
  static isSupported(): boolean {
    return true;
  }
}
