import type { BrowserWindow } from 'electron';

/** Resolves in the page once React has put something on the screen. */
const firstScreen = `new Promise((resolve) => {
  const root = document.getElementById('root');
  const look = () => root && root.childElementCount > 0 && resolve(null);
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  look();
})`;

/** Tells whoever started a development run that the first screen is up. */
export function announceReady(window: BrowserWindow): void {
  window.webContents.once('did-finish-load', () => {
    window.webContents.executeJavaScript(firstScreen).then(
      () => process.stdout.write(`LECTERN_READY ${Math.round(performance.now())}\n`),
      // A page that went away before its first screen is started again and announced by nobody.
      (error: unknown) => process.stderr.write(`No first screen: ${String(error)}\n`),
    );
  });
}
