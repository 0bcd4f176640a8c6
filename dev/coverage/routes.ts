/** Addresses of this client that no document lists: its root, from where the guard leads on. */
export const unlisted: readonly string[] = ['/'];

/**
 * Routes of the specification that were opened. The catch-all '*' has no address of its own: it counts when an address
 * was opened that no route serves.
 */
export function openedRoutes(routes: readonly string[], addresses: readonly string[]): Set<string> {
  const opened = new Set(addresses.map(normal));
  const served = new Set([...routes, ...unlisted].map(normal));
  const lost = [...opened].some((address) => !served.has(address));
  return new Set(routes.filter((route) => (route === '*' ? lost : opened.has(normal(route)))));
}

/** Addresses are read without regard to case, to a slash at their end, and to a missing one at their beginning. */
function normal(address: string): string {
  const whole = address.startsWith('/') ? address : `/${address}`;
  return whole.toLowerCase().replace(/(.)\/+$/, '$1');
}
