/** Where live rooms may open: a page of another host, which this client opens and does not have (002 §2). */
const elsewhere = '/liveHome';

/**
 * Routes of the specification whose own screen was painted ('*': the page that says that there is none), those without a
 * screen that a test followed to where they lead, and the live room on its own host when it was opened there.
 */
export function openedRoutes(
  routes: readonly string[],
  painted: readonly string[],
  opened: readonly string[],
): Set<string> {
  const seen = new Set(painted.map(normal));
  const outside = new Set(opened.map((address) => (URL.canParse(address) ? normal(new URL(address).pathname) : '')));
  return new Set(routes.filter((route) => (route === elsewhere ? outside : seen).has(normal(route))));
}

/** Addresses are read without regard to case, to a slash at their end, and to a missing one at their beginning. */
function normal(address: string): string {
  const whole = address.startsWith('/') ? address : `/${address}`;
  return whole.toLowerCase().replace(/(.)\/+$/, '$1');
}
