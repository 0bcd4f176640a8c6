import type { Locale } from '../../src/contract/ipc/locale.ts';
import type { Branch } from '../../src/contract/ipc/session.ts';

/** What every request to the platform says about who asks (000 §7). */
export interface Caller {
  token: string | null;
  branch: Branch | null;
  locale: Locale;
  timeZone: string;
}

/** What the page may say about the body it sends and the one it wants. Everything else is left behind. */
const fromPage = ['content-type', 'accept', 'range', 'if-range'] as const;

/** The headers of one request to the platform: the page's allow-listed ones and the caller's, nothing else. */
export function requestHeaders(caller: Caller, page?: Headers): Headers {
  const headers = new Headers({ 'source-host': 'pc', locale: caller.locale, _timezone: caller.timeZone });
  for (const name of fromPage) {
    const value = page?.get(name);
    if (value) headers.set(name, value);
  }
  const { token, branch } = caller;
  // An empty value is left out (G-014); a value that cannot stand in a header is encoded.
  for (const [name, value] of Object.entries({
    token,
    organ: branch?.organ,
    actor: branch?.actor,
    branch: branch?.code,
  })) {
    if (value) headers.set(name, /^[\x20-\x7e]+$/.test(value) ? value : encodeURIComponent(value));
  }
  return headers;
}
