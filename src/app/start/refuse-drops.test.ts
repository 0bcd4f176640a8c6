// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { refuseDrops } from './refuse-drops.ts';

afterEach(() => document.body.replaceChildren());

/** Drags over an element of the page; true: the page said no. */
function drag(types: string[], taken: boolean): { prevented: boolean; effect: string } {
  const element = document.createElement('div');
  document.body.append(element);
  if (taken) element.addEventListener('dragover', (event) => event.preventDefault());
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = Object.assign(new Event('dragover', { bubbles: true, cancelable: true }), { dataTransfer });
  element.dispatchEvent(event);
  return { prevented: event.defaultPrevented, effect: dataTransfer.dropEffect };
}

it.each([
  ['a file that nothing takes is refused', ['Files'], false, { prevented: true, effect: 'none' }],
  ['a file over a field for it is left to the field', ['Files'], true, { prevented: true, effect: 'copy' }],
  ['text goes where text goes', ['text/plain'], false, { prevented: false, effect: 'copy' }],
])('%s', (_, types, taken, outcome) => {
  const stop = refuseDrops(window);
  expect(drag(types, taken)).toEqual(outcome);
  stop();
  expect(drag(['Files'], false)).toMatchObject({ prevented: false });
});
