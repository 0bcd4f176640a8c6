// What a worker's window needs once, however many files of tests share it.
import { transferableAbortController } from 'node:util';
import { configure, getConfig } from '@testing-library/react';
import { i18n, onMissingText } from '#lib/i18n/i18n.ts';
import { installPage } from './page.ts';
import { recordDocument } from './record-document.ts';

// jsdom brings an AbortController of its own that Node's Request does not take.
const { constructor: NodeAbortController } = transferableAbortController();
// Its Uint8Array is not the one that the core's threads send: evidence would never leave the machine.
const { constructor: NodeUint8Array } = Object.getPrototypeOf(Buffer.prototype) as Uint8Array;
Object.assign(globalThis, { AbortController: NodeAbortController, Uint8Array: NodeUint8Array });

// What a browser has and jsdom lacks; nothing of ours is replaced.
window.matchMedia = (media) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => true,
});
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
let filling: Element | null = null;
const fill = (element: Element | null) => {
  filling = element;
  document.dispatchEvent(new Event('fullscreenchange'));
  return Promise.resolve();
};
Object.defineProperty(document, 'fullscreenElement', { get: () => filling });
document.exitFullscreen = () => fill(null);
Element.prototype.requestFullscreen = function (this: Element) {
  return fill(this);
};

// jsdom lays nothing out: every element would count as invisible, so no dialog could take the focus, and Fluent would go
// on hiding whatever does not have it, a dialog that just opened included.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  get(this: HTMLElement) {
    return getComputedStyle(this).display === 'none' ? null : this.parentElement;
  },
});
HTMLBodyElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1366, 768);

// A page waits for a core and a platform; a loaded machine takes its time.
configure({ asyncUtilTimeout: 30_000 });

// A failure shows the whole page. While something is waited for, each change of the page fails once, unread: no page then.
configure(({ getElementError: withPage }) => ({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : withPage(message, container),
}));

installPage();

/** Writes down what the page of the last test showed. */
export const writeDown = recordDocument(i18n);

/** Texts that a screen of the last test asked for and nobody has. */
export const missingTexts = new Set<string>();
onMissingText((key) => missingTexts.add(key));
