import { transferableAbortController } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { installPage } from './page.ts';

// jsdom brings an AbortController of its own that Node's Request does not take.
const { constructor: NodeAbortController } = transferableAbortController();
Object.assign(globalThis, { AbortController: NodeAbortController });

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

// A page waits for a core and a platform; a loaded machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

installPage();
afterEach(cleanup);
