import type { BrowserWindow } from 'electron';

/** Resolves in the page once React has rendered something. */
const firstScreen = `new Promise((resolve) => {
  const root = document.getElementById('root');
  const check = () => root && root.childElementCount > 0 && resolve(null);
  new MutationObserver(check).observe(document, { childList: true, subtree: true });
  check();
})`;

/** Prints that the first screen is rendered, for the scripts that start a development run. */
export function announceReady(window: BrowserWindow): void {
  window.webContents.once('did-finish-load', () => {
    window.webContents.executeJavaScript(firstScreen).then(
      () => process.stdout.write(`LECTERN_READY ${Math.round(performance.now())}\n`),
      // A page that is gone before its first screen is reloaded; that screen is not announced.
      (error: unknown) => process.stderr.write(`No first screen: ${String(error)}\n`),
    );
  });
}
