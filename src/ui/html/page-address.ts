/** Platform files are served through the gateway: '/media/x' is '/api/media/x' for the page. */
export function pageAddressOf(source: string): string {
  return source.startsWith('/') && !source.startsWith('//') && !source.startsWith('/api/') ? `/api${source}` : source;
}
