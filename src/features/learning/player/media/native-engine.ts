import { pageAddressOf } from '../../../../ui/html/page-address.ts';
import type { Engine } from './engine.ts';

/** What the browser plays by itself: files over HTTP with ranges. */
export const nativeEngine: Engine<string> = {
  load(element, source, { failed }) {
    element.addEventListener('error', failed);
    element.src = pageAddressOf(source);
    element.load();
    return () => {
      element.removeEventListener('error', failed);
      element.removeAttribute('src');
      element.load();
    };
  },
};
