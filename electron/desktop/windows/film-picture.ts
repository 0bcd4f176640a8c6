import { filmHost } from '#electron/platform/gateway/our-page.ts';

/** What is used of a frame of Electron. */
interface Frame {
  url: string;
  executeJavaScript: (code: string, userGesture?: boolean) => Promise<unknown>;
}

const toggle = `(async () => {
  const film = document.querySelector('#film video');
  if (!film || !document.pictureInPictureEnabled) return false;
  if (document.pictureInPictureElement === film) await document.exitPictureInPicture();
  else await film.requestPictureInPicture();
  return true;
})()`;

/**
 * Toggles the picture-in-picture of the player of a film's host. Chromium wants a click inside of that frame, and the
 * learner's was on our bar, which is of another origin: main says that there was one.
 */
export async function toggleFilmPicture({ framesInSubtree }: { framesInSubtree: readonly Frame[] }): Promise<boolean> {
  const frame = framesInSubtree.find(({ url }) => URL.parse(url)?.host === filmHost);
  if (!frame) return false;
  try {
    return (await frame.executeJavaScript(toggle, true)) === true;
  } catch {
    return false; // It has no picture yet, or the system shows none.
  }
}
