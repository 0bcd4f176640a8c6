const signatures: readonly (readonly [type: string, matches: (start: string) => boolean])[] = [
  ['image/png', (start) => start.startsWith('\u0089PNG\r\n')],
  ['image/jpeg', (start) => start.startsWith('\u00ff\u00d8\u00ff')],
  ['image/gif', (start) => /^GIF8[79]a/.test(start)],
  ['image/webp', (start) => start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP'],
  ['image/avif', (start) => /^ftypavi[fs]/.test(start.slice(4))],
  ['image/bmp', (start) => start.startsWith('BM')],
  ['image/x-icon', (start) => start.startsWith('\0\0\u0001\0')],
];

/** The type of a picture by its bytes; null: no picture. Storage servers often declare none, or a wrong one. */
export function pictureType(bytes: Uint8Array, declared: string): string | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const found = signatures.find(([, matches]) => matches(start));
  if (found) return found[0];
  return declared === 'image/svg+xml' ? declared : null;
}
