import type { BrowserWindow } from 'electron';

/** Resolves in the page once a screen is painted with its texts. */
const firstScreen = `new Promise((resolve) => {
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)));
  const observer = new MutationObserver(() => check());
  const check = () => {
    const screen = document.querySelector('[data-screen]');
    if (!screen || screen.innerText.trim() === '') return;
    observer.disconnect();
    document.fonts.ready.then(painted, painted);
  };
  observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
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
