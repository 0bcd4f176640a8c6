import { remoteAddressOf } from '../../contract/platform/remote-path.ts';

/**
 * The address at which the page loads a file of the platform: '/media/x' is '/api/media/x'. Files of other hosts come
 * through main too, because the page's policy allows no other host.
 */
export function pageAddressOf(source: string): string {
  if (/^(https:)?\/\//i.test(source)) return remoteAddressOf(source);
  return source.startsWith('/') && !/^\/(api\/|remote\?|kept\/[0-9a-f]{32}$)/.test(source) ? `/api${source}` : source;
}
