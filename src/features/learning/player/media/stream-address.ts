/** Stands in for the platform's own host, which the page does not know. */
export const platformBase = 'https://platform.invalid';

/** An address as the platform or a playlist wrote it: a path of the platform, or a whole address. */
export function originalOf(address: string): string {
  const url = URL.parse(address);
  return url?.origin === platformBase ? url.pathname + url.search : address;
}

/** True for a film in parts. */
export function isStream(address: string): boolean {
  return URL.parse(address.trim(), platformBase)?.pathname.toLowerCase().endsWith('.m3u8') ?? false;
}
