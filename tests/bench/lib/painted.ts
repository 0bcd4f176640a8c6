import type { Page } from 'playwright';

/** Runs the script `begin` in a page; returns the ms until the expression `shown` holds there and that is painted. */
export function untilPainted(page: Page, begin: string, shown: string): Promise<number> {
  // One expression, so that no round trip to the page is measured.
  return page.evaluate<number>(`(${painted})(() => { ${begin} }, () => ${shown})`);
}

function painted(begin: () => void, isShown: () => unknown): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    const look = () => {
      if (!isShown()) return void requestAnimationFrame(look);
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
    };
    begin();
    look();
  });
}

/** Script that goes to an address within the client, without loading the page anew. */
export function goInside(address: string): string {
  return `history.pushState({}, '', '${address}'); dispatchEvent(new PopStateEvent('popstate', { state: {} }))`;
}
