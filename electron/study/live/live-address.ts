/** The frontendConfig key of the tenant's live host (G-050); no document names one. */
export const liveHostKey = 'lectern_live_host';

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** The origin of the tenant's live host; null: none that may be opened. Only a platform on this machine may have one without TLS. */
export function liveOriginOf(value: unknown, platformOrigin: string): string | null {
  const url = typeof value === 'string' ? URL.parse(value.trim()) : null;
  if (!url || url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'https:') return url.origin;
  const local = loopback.has(url.hostname) && loopback.has(URL.parse(platformOrigin)?.hostname ?? '');
  return url.protocol === 'http:' && local ? url.origin : null;
}

interface RoomQuery {
  code: string;
  locale: string;
  timeZone: string;
}

/** The address of a room on the live host (002 §2, G-049). */
export function roomAddress(origin: string, { code, locale, timeZone }: RoomQuery): string {
  const url = new URL('/liveHome', origin);
  url.searchParams.set('liveCode', code);
  url.searchParams.set('current_language', locale);
  url.searchParams.set('timezone', timeZone);
  return url.href;
}

/** Where a room may go: it stays on its host, it goes back to the client, or it is stopped. */
export function destinationOf(address: string, liveOrigin: string, backUrl: string): 'room' | 'back' | 'elsewhere' {
  const url = URL.parse(address);
  const back = URL.parse(backUrl);
  if (!url) return 'elsewhere';
  if (back && url.origin === back.origin && url.pathname === back.pathname) return 'back';
  return url.origin === liveOrigin && url.username === '' && url.password === '' ? 'room' : 'elsewhere';
}

/** What a frame inside a room may show: pages of its host, and of others that are encrypted; nothing of this computer. */
export function isFrameOfRoom(address: string, liveOrigin: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '') return false;
  return (
    url.protocol === 'https:' || url.origin === liveOrigin || address === 'about:blank' || address === 'about:srcdoc'
  );
}
