import { remoteSourceOf } from '#contract/platform/remote-path.ts';

/**
 * The address at which the page loads a file of the platform: '/media/x' is '/api/media/x', and so is 'media/x'. Files of
 * other hosts come through main too, because the page's policy allows no other host; what is named with http is asked
 * for with https.
 */
export function pageAddressOf(source: string): string {
  const address = source.trim();
  // Blanks are no address, and '' in an element would be this page's own.
  if (address === '' && source !== '') return 'data:,';
  const remote = remoteSourceOf(address);
  if (remote !== null) return remote;
  // With a scheme, of this page, or nothing at all.
  if (address === '' || /^(?:[a-z][a-z\d+.-]*:|#|\/(?:api\/|remote\?|kept\/[0-9a-f]{32}$))/i.test(address))
    return address;
  if (/^\/(?!.*\\)/.test(address)) return `/api${address}`;
  return `/api${new URL(address, 'http://platform/').href.slice('http://platform'.length)}`;
}
