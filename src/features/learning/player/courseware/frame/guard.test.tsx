import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeWays } from './guard.ts';

const frameTag = 'iframe';

type View = Window & typeof globalThis;

const wayOut = () => 'a connection';
let view: View;
const isOpen = (one: object | null | undefined) => typeof Reflect.get(one!, 'RTCPeerConnection') !== 'undefined';

/** A window of its own, as a package's document has one; a frame in it has the way out, as in Chromium. */
beforeEach(() => {
  const frame = document.body.appendChild(document.createElement(frameTag));
  view = frame.contentWindow as View;
  Reflect.set(view, 'RTCPeerConnection', wayOut);
});
afterEach(() => {
  document.body.replaceChildren();
});

it('takes the way out of a window, for good', () => {
  expect(isOpen(view)).toBe(true);
  closeWays(view);
  expect(isOpen(view)).toBe(false);
  expect(Reflect.set(view, 'RTCPeerConnection', wayOut)).toBe(false);
  expect(Reflect.deleteProperty(view, 'RTCPeerConnection')).toBe(false);
  closeWays(view);
});

/** How a page may make an empty frame and reach into it at once. */
const ways: readonly (readonly [string, (page: Document) => void])[] = [
  ['appendChild', (page) => page.body.appendChild(page.createElement(frameTag))],
  ['append', (page) => page.body.append(page.createElement(frameTag))],
  ['insertBefore', (page) => page.body.insertBefore(page.createElement(frameTag), null)],
  ['innerHTML', (page) => (page.body.innerHTML = '<div><iframe></iframe></div>')],
  ['insertAdjacentHTML', (page) => page.body.insertAdjacentHTML('beforeend', '<iframe></iframe>')],
  ['replaceChildren', (page) => page.body.replaceChildren(page.createElement(frameTag))],
];

it.each(ways)('and out of a frame that %s brings, when it is reached by its number', (_, make) => {
  closeWays(view);
  make(view.document);
  expect(view.length).toBe(1);
  expect(isOpen(view[0])).toBe(false);
  // Closed by the guard itself, not only absent.
  expect(Object.getOwnPropertyDescriptor(view[0], 'RTCPeerConnection')).toMatchObject({ configurable: false });
});

it('and by its element', () => {
  closeWays(view);
  const frame = view.document.createElement(frameTag);
  view.document.body.appendChild(frame);
  expect(Object.getOwnPropertyDescriptor(frame.contentWindow, 'RTCPeerConnection')).toMatchObject({
    configurable: false,
  });
  expect(frame.contentDocument?.defaultView).toBe(frame.contentWindow);
});

it('puts itself before what is written into a frame', async () => {
  closeWays(view);
  const [guarded, parsed] = [view.document.createElement(frameTag), view.document.createElement('div')];
  guarded.srcdoc = '<p>one</p>';
  parsed.innerHTML = '<iframe srcdoc="<p>two</p>"></iframe>';
  view.document.body.append(guarded, parsed);
  const script = '<script src="/.lectern/guard.js"></script>';
  expect(guarded.getAttribute('srcdoc')).toBe(`${script}<p>one</p>`);
  await vi.waitFor(() => expect(parsed.querySelector('iframe')?.getAttribute('srcdoc')).toBe(`${script}<p>two</p>`));
});
