/** The origin of a platform's address: https, or http on this machine, because a token must not be sent unencrypted. Null: neither. */
export function platformOrigin(address: string): string | null {
  const url = URL.parse(address);
  const local = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url && (url.protocol === 'https:' || local) ? url.origin : null;
}
