import { screen, type BrowserWindow } from 'electron';
import { minSizeFor, rescuedBounds } from './window-bounds.ts';

type Placed = Pick<
  BrowserWindow,
  'isDestroyed' | 'isFullScreen' | 'isMaximized' | 'getNormalBounds' | 'setBounds' | 'setMinimumSize'
>;

/** Keeps windows within reach when a display goes, comes, or changes its size or scale while the client runs. */
export function followDisplays(windows: () => readonly Placed[]): void {
  const follow = () => {
    const displays = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map(({ workArea }) => workArea);
    const smallest = minSizeFor(displays);
    for (const window of windows()) {
      if (window.isDestroyed()) continue;
      window.setMinimumSize(smallest.width, smallest.height);
      // The system itself moves a window that fills its display.
      if (window.isFullScreen() || window.isMaximized()) continue;
      const rescued = rescuedBounds(window.getNormalBounds(), displays);
      if (rescued) window.setBounds(rescued);
    }
  };
  screen.on('display-added', follow);
  screen.on('display-removed', follow);
  screen.on('display-metrics-changed', follow);
}
