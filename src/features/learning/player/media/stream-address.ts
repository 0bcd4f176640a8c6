/** Stands in for the platform's own host, which the page does not know. */
export const platformBase = 'https://platform.invalid';

/** An address as the platform or a playlist wrote it: a path of the platform, or a whole address. */
export function originalOf(address: string): string {
  const url = URL.parse(address);
  return url?.origin === platformBase ? url.pathname + url.search : address;
}

/** True for a file by its name, which may be kept on this computer; other names say nothing of what comes. */
export function isPlainFile(address: string): boolean {
  const path = URL.parse(address.trim(), platformBase)?.pathname ?? '';
  return (
    path.startsWith('/kept/') || /\.(?:mp4|m4v|m4a|mp3|webm|mov|mkv|wav|ogg|ogv|oga|aac|flac|flv|avi)$/i.test(path)
  );
}

/** True for a film in parts. */
export function isStream(address: string): boolean {
  return URL.parse(address.trim(), platformBase)?.pathname.toLowerCase().endsWith('.m3u8') ?? false;
}
