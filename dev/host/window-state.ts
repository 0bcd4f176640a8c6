import type { BrowserWindowConstructorOptions } from './surface.ts';

/** What a window remembers of itself. */
export class WindowState {
  bounds: Electron.Rectangle;
  title: string;
  visible: boolean;
  fullScreen: boolean;
  kiosk: boolean;
  maximized = false;
  minimized = false;
  onTop = false;

  constructor(options: BrowserWindowConstructorOptions, appName: string) {
    const { width = 800, height = 600, x = 0, y = 0 } = options;
    this.bounds = { x, y, width, height };
    this.title = options.title ?? appName;
    this.visible = options.show !== false;
    this.kiosk = options.kiosk ?? false;
    this.fullScreen = options.fullscreen ?? this.kiosk;
  }
}
