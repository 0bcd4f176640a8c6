/**
 * What the client calls itself: as Chromium does, with our own name. A product's name may be Chinese, and no header
 * carries that: every request would fail.
 */
export function ownUserAgent(given: string, name: string, version: string): string {
  const own = `Lectern/${version}`;
  const product = `${name.replaceAll(' ', '')}/${version}`;
  return given.replace(product, own).replace(/[^\x20-\x7e]/g, '');
}
