import type { Page } from 'playwright';
import type { Locale } from '../../src/contract/ipc/locale.ts';

/** How long the document must stay as it is; a receipt that counts seconds changes once a second. */
const quietMs = 500;
const longestMs = 15_000;

/**
 * Resolves when the screen has its content: the language, no skeleton, no picture on its way, and nothing has changed for a moment.
 * `networkidle` does not help here: it is the state of the document, which is loaded once.
 */
export async function settled(page: Page, locale: Locale): Promise<void> {
  await page.locator(`html[lang="${locale}"]`).waitFor({ state: 'attached' });
  await page.locator('h1').first().waitFor();
  await page.evaluate(watchUntilQuiet, { quietMs, longestMs });
}

// Runs in the page.
function watchUntilQuiet(times: { quietMs: number; longestMs: number }): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const began = performance.now();
  let changedAt = began;
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  const isLoading = () =>
    document.querySelector('[aria-busy="true"], [role="progressbar"].fui-Skeleton') !== null ||
    [...document.images].some((image) => image.loading !== 'lazy' && !image.complete);
  const look = () => {
    const now = performance.now();
    if (isLoading()) changedAt = now;
    const done = now - changedAt >= times.quietMs;
    if (!done && now - began < times.longestMs) {
      requestAnimationFrame(look);
      return;
    }
    observer.disconnect();
    if (done) resolve();
    else reject(new Error(`${location.pathname} is still loading.`));
  };
  look();
  return promise;
}
