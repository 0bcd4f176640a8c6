import { configure, getConfig } from '@testing-library/react';
import { createElement, Fragment } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * A wait ends when something is on the screen. On a loaded machine the effects of that paint, with the listeners they
 * add, come later than the next line of the test, and never later than a person's hand. Any work of React does the
 * effects that are due first, in whatever root it is.
 */
export function settleEffectsAfterWaits(): void {
  const before = getConfig();
  const root = createRoot(document.createElement('div'));
  let turn = 0;
  const settle = () => flushSync(() => root.render(createElement(Fragment, { key: (turn += 1) })));
  configure({
    asyncWrapper: (wait) =>
      before.asyncWrapper(async () => {
        const result = await wait();
        settle();
        return result;
      }),
  });
}
