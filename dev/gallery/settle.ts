import type { Page } from 'playwright';
import type { Locale } from '#contract/ipc/locale.ts';
import { accountPaths } from '#contract/paths/account.ts';

/** How long the document must stay as it is before a picture; a receipt that counts seconds changes once a second. */
const pictureQuietMs = 500;
const longestMs = 15_000;

/**
 * Resolves when the screen of this address has its content: the language, a heading, no skeleton, no picture, film or sound on its way, no movement that
 * ends, and nothing has changed for a moment.
 * `networkidle` does not help here: it is the state of the document, which is loaded once.
 */
export async function settled(page: Page, locale: Locale, quietMs = pictureQuietMs): Promise<void> {
  await page.locator(`html[lang="${locale}"]`).waitFor({ state: 'attached' });
  await page.evaluate(watchUntilQuiet, { quietMs, longestMs });
}

/** Says so when the guard sent the page to sign in: another screen would be looked at than the one that was meant. */
export function sentAway(page: Page, path: string): string[] {
  const signIn = accountPaths.login.to();
  if (path.startsWith(signIn) || path === '') return [];
  return new URL(page.url()).pathname === signIn ? [`${path} sends to the sign-in`] : [];
}

// Runs in the page.
export function watchUntilQuiet(times: { quietMs: number; longestMs: number }): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const began = performance.now();
  let changedAt = began;
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  const placeOf = () => String(history.state?.key ?? 'default');
  const isMoving = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  const isLoading = () =>
    // The screen before is there until the one of the address is loaded.
    (document.querySelector<HTMLElement>('#screen')?.dataset['place'] ?? placeOf()) !== placeOf() ||
    // No screen while the guard makes up its mind.
    document.querySelector('h1') === null ||
    document.querySelector('#screen:not([data-screen])') !== null ||
    document.querySelector('[aria-busy="true"], [role="progressbar"].fui-Skeleton') !== null ||
    document.getAnimations().some(isMoving) ||
    // Its first picture, or the whole of a sound, is on the way.
    [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(
      (media) =>
        media.networkState === media.NETWORK_LOADING &&
        media.readyState < (media.tagName === 'AUDIO' ? media.HAVE_ENOUGH_DATA : media.HAVE_CURRENT_DATA),
    ) ||
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
