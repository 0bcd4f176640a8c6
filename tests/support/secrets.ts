import { createHash } from 'node:crypto';
import type { Page, Request } from '@playwright/test';

/** Collects everything that a page could know: what it was sent, what it keeps, what its scripts say. */
export interface PageWatch {
  /** Words of the page's world that could be a token. */
  words(): Promise<Set<string>>;
}

// `=` only at the end: the token of `token=abc` is `abc`.
const couldBeToken = /[A-Za-z0-9._~+/-]{16,}=*/g;

/** Watches a page's network from now on; its storage and scripts are read when asked. */
export function watchPage(page: Page): PageWatch {
  const seen = new Set<string>();
  const reading: Promise<void>[] = [];
  const take = (text: string) => {
    for (const [word] of text.matchAll(couldBeToken)) {
      seen.add(word);
      // `token=...` and `/path/...` hold words of their own.
      if (/[/=]/.test(word)) for (const part of word.matchAll(/[^/=]{16,}|(?<==)[^=].{15,}/g)) seen.add(part[0]);
    }
  };
  page.on('request', (request) => {
    take(`${request.url()} ${Object.values(request.headers()).join(' ')} ${request.postData() ?? ''}`);
  });
  page.on('response', (response) => take(Object.values(response.headers()).join(' ')));
  // Only a finished answer can be read: waiting for the body of one whose page or worker has ended never ends.
  page.on('requestfinished', (request) => reading.push(readBody(request).then(take)));
  page.on('console', (message) => take(message.text()));
  return {
    async words() {
      await Promise.all(reading);
      take(await page.evaluate(readPage));
      return seen;
    },
  };
}

async function readBody(request: Request): Promise<string> {
  try {
    const response = await request.response();
    const isText = /json|text|javascript/.test(response?.headers()['content-type'] ?? '');
    return isText ? ((await response?.text()) ?? '') : '';
  } catch {
    return ''; // The page has left the document that asked; the body is gone with it.
  }
}

/** True when one of the words is the token of this digest. */
export function holdsToken(words: ReadonlySet<string>, sha256: string): boolean {
  return words.values().some((word) => createHash('sha256').update(word).digest('hex') === sha256);
}

/** Everything that a page's own world keeps, as text. */
async function readPage(): Promise<string> {
  const globals = Object.keys(window).map((name) => {
    const value: unknown = Reflect.get(window, name);
    return typeof value === 'string' ? value : '';
  });
  const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
  const caches = 'caches' in window ? await window.caches.keys() : [];
  return [
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    document.cookie,
    document.documentElement.outerHTML,
    ...globals,
    ...databases,
    ...caches,
  ].join('\n');
}
