/** The kinds of a playlist of a film in parts (HLS, RFC 8216). */
const playlistTypes = new Set([
  'application/vnd.apple.mpegurl',
  'application/x-mpegurl',
  'audio/mpegurl',
  'audio/x-mpegurl',
]);

export function isPlaylist(type: string, address: string): boolean {
  return playlistTypes.has(type) || new URL(address).pathname.toLowerCase().endsWith('.m3u8');
}

/** Every address in a playlist: parts, other playlists, keys; null: the text is none. */
export function partsOf(text: string, address: string): string[] | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (!lines[0]?.startsWith('#EXTM3U')) return null;
  return lines.flatMap((line) => {
    const named = line.startsWith('#')
      ? [...line.matchAll(/URI="([^"]*)"/g)].map(([, uri = '']) => uri)
      : [line.trim()];
    return named.flatMap((one) => (one === '' ? [] : (URL.parse(one, address)?.href ?? [])));
  });
}
