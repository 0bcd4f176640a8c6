import { browser } from './browser.ts';
import type { CdpSession, Protocol } from './cdp.ts';
import { origins } from './protocol.ts';
import { strictProxy } from './strict-proxy.ts';
import type { Session } from './surface.ts';

type ContextId = () => Promise<string | undefined>;

/** Cookies of a session, with addresses as the app knows them. */
export function cookiesOf(contextId: ContextId): Session['cookies'] {
  const all = async (): Promise<Protocol.Network.Cookie[]> => {
    const { cookies } = await browser().root.send('Storage.getCookies', { browserContextId: await contextId() });
    return cookies;
  };
  return strictProxy('session.cookies', {
    async get({ url, name, domain }) {
      const host = url === undefined ? undefined : new URL(origins().toWeb(url)).hostname;
      const fits = (cookie: Protocol.Network.Cookie) =>
        (name === undefined || cookie.name === name) &&
        (domain === undefined || cookie.domain.endsWith(domain)) &&
        (host === undefined || `.${host}`.endsWith(`.${cookie.domain.replace(/^\./, '')}`));
      return (await all()).filter(fits).map(asElectronHasIt);
    },
    async set({ url, name = '', value = '', domain, path, secure, httpOnly, expirationDate, sameSite }) {
      const cookie = {
        url: origins().toWeb(url),
        name,
        value,
        domain,
        path,
        secure,
        httpOnly,
        expires: expirationDate,
      };
      await browser().root.send('Storage.setCookies', {
        cookies: [{ ...cookie, sameSite: sameSite === undefined ? undefined : sameSites[sameSite] }],
        browserContextId: await contextId(),
      });
    },
    async remove(url, name) {
      const { hostname } = new URL(origins().toWeb(url));
      const gone = (await all()).filter((cookie) => cookie.name === name && cookie.domain.endsWith(hostname));
      const cookies = gone.map((cookie) => ({ ...cookie, expires: 1, sourceScheme: undefined, sourcePort: undefined }));
      await browser().root.send('Storage.setCookies', { cookies, browserContextId: await contextId() });
    },
    flushStore: async () => undefined,
  });
}

const sameSites = { unspecified: undefined, no_restriction: 'None', lax: 'Lax', strict: 'Strict' } as const;

function asElectronHasIt({
  name,
  value,
  domain,
  path,
  secure,
  httpOnly,
  session,
  expires,
  sameSite,
}: Protocol.Network.Cookie) {
  const known = { None: 'no_restriction', Lax: 'lax', Strict: 'strict' } as const;
  return {
    name,
    value,
    domain,
    path,
    secure,
    httpOnly,
    session,
    hostOnly: !domain.startsWith('.'),
    expirationDate: session ? undefined : expires,
    sameSite: sameSite === undefined ? ('unspecified' as const) : known[sameSite],
  };
}

/** Electron's names of what the debugging protocol calls otherwise. */
const kinds = new Map([
  ['filesystem', 'file_systems'],
  ['indexdb', 'indexeddb'],
  ['localstorage', 'local_storage'],
  ['shadercache', 'shader_cache'],
  ['serviceworkers', 'service_workers'],
  ['cachestorage', 'cache_storage'],
]);

/** Clears what pages of these addresses stored; without kinds, all of it. */
export async function clearStorage(
  page: CdpSession,
  urls: Iterable<string>,
  storages?: readonly string[],
): Promise<void> {
  const storageTypes = storages?.map((kind) => kinds.get(kind) ?? kind).join() ?? 'all';
  const webOrigins = new Set([...urls].map((url) => new URL(origins().toWeb(url)).origin));
  for (const origin of webOrigins) await page.send('Storage.clearDataForOrigin', { origin, storageTypes });
}
