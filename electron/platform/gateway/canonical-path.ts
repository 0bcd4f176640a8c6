/** Sub-delimiters that stay readable in a path; `;` is not among them, because servers read parameters after it. */
const readable = /%(?:21|24|26|27|28|29|2A|2B|2C|3A|3D|40)/g;

/**
 * The only spelling of a path that is forwarded, so that the gateway and the platform agree on which call it is.
 * Null: some server may take it for another path (empty or dot segments, `;`, `\`, encoded slashes, twice encoded, ...).
 */
export function canonicalPath(pathname: string): string | null {
  if (!pathname.startsWith('/')) return null;
  const [, ...segments] = pathname.split('/');
  const spelled = segments.map(canonicalSegment);
  // One empty segment at the end is a trailing slash.
  const valid = spelled.every((segment, index) => segment !== null && (segment !== '' || index === spelled.length - 1));
  return valid ? `/${spelled.join('/')}` : null;
}

function canonicalSegment(segment: string): string | null {
  const decoded = decode(segment);
  if (decoded === null || decoded === '.' || decoded === '..') return null;
  // eslint-disable-next-line no-control-regex -- control characters are what is refused
  if (/[\u0000-\u001f\u007f/\\;?#]|%[0-9a-f]{2}/i.test(decoded)) return null;
  return encodeURIComponent(decoded).replace(readable, decodeURIComponent);
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null; // Invalid percent encoding has no canonical spelling.
  }
}
