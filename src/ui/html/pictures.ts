import { i18n } from '#lib/i18n/i18n.ts';

/** Told, from the picture upwards, when a picture did not come. */
export const pictureMissing = 'picturemissing';

/** True while a box stands in the place of a picture on this page. */
export const isPictureMissing = () => document.querySelector('.picture-missing') !== null;

/** When a picture is asked for again by itself; later only on request, or when the network is back. */
const retriesMs = [3_000, 10_000, 30_000];
/** A control within one of these would be a control in a control. */
const controls = 'button, a, label, [role="radio"], [role="checkbox"], [role="button"], [role="option"]';

/** Shows a box with a way to try again in the place of each picture that does not come. Returns what ends it. */
export function watchPictures(content: HTMLElement): () => void {
  const boxes = new Map<HTMLImageElement, HTMLElement>();
  const timers = new Map<HTMLImageElement, ReturnType<typeof setTimeout>>();
  const tries = new Map<HTMLImageElement, number>();

  function reload(picture: HTMLImageElement): void {
    clearTimeout(timers.get(picture));
    const address = picture.getAttribute('src') ?? '';
    // An address that is set again is asked for again.
    if (address !== '') picture.setAttribute('src', address);
  }

  function fail(picture: HTMLImageElement): void {
    const address = picture.getAttribute('src') ?? '';
    if (!boxes.has(picture)) {
      const box = boxFor(picture, () => reload(picture));
      boxes.set(picture, box);
      picture.hidden = true;
      picture.after(box);
      picture.dispatchEvent(new CustomEvent(pictureMissing, { bubbles: true, composed: true }));
    }
    const tried = tries.get(picture) ?? 0;
    const wait = retriesMs[tried];
    if (wait === undefined || address === '' || address.startsWith('data:')) return;
    tries.set(picture, tried + 1);
    timers.set(
      picture,
      setTimeout(() => reload(picture), wait),
    );
  }

  function arrive(picture: HTMLImageElement): void {
    clearTimeout(timers.get(picture));
    boxes.get(picture)?.remove();
    boxes.delete(picture);
    picture.hidden = false;
  }

  const told = (event: Event) => {
    if (!(event.target instanceof HTMLImageElement)) return;
    if (event.type === 'error') fail(event.target);
    else arrive(event.target);
  };
  const all = () => {
    for (const picture of boxes.keys()) reload(picture);
  };
  // They do not bubble, but they can be caught on their way down.
  content.addEventListener('error', told, true);
  content.addEventListener('load', told, true);
  window.addEventListener('online', all);
  for (const picture of content.querySelectorAll('img')) {
    const failed = picture.complete && picture.naturalWidth === 0 && picture.getAttribute('src') !== null;
    if (!picture.getAttribute('src') || failed) fail(picture);
  }
  return () => {
    content.removeEventListener('error', told, true);
    content.removeEventListener('load', told, true);
    window.removeEventListener('online', all);
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

function boxFor(picture: HTMLImageElement, reload: () => void): HTMLElement {
  const box = document.createElement('span');
  box.className = 'picture-missing';
  box.lang = i18n.language;
  const source = picture.getAttribute('src') ?? '';
  // Kinds that no browser draws: another try gives the same.
  const isForeign =
    /^data:image\/(?:x-)?(?:emf|wmf|tiff)/i.test(source) || /\.(?:emf|wmf|tiff?)(?:$|[?#])/i.test(source);
  const words = i18n.t(isForeign ? 'ui:content.pictureForeign' : 'ui:content.pictureMissing');
  box.append(picture.alt === '' ? words : i18n.t('ui:content.pictureNamed', { words, name: picture.alt }));
  if (isForeign || source === '' || picture.parentElement?.closest(controls)) return box;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = i18n.t('ui:retry');
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    reload();
  });
  box.append(' ', button);
  return box;
}
