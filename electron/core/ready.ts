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
