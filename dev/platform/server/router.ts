import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { Handler } from './handle.ts';

export type Found =
  | { kind: 'found'; handler: Handler; path: Readonly<Record<string, string>> }
  | { kind: 'wrong-verb' }
  | { kind: 'unknown' };

/** Finds the handler that answers a path; path parameters come decoded. */
export type Router = (method: string, pathname: string) => Found;

/** The router over the handlers of all services. `pathOf`: where the platform has a call; null: it does not have it. */
export function createRouter(
  handlers: readonly Handler[],
  pathOf: (call: Endpoint) => string | null = ({ path }) => path,
): Router {
  const routes = handlers.flatMap((handler) => {
    const path = pathOf(handler.call);
    if (path === null) return [];
    return [{ handler, pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }];
  });
  return (method, pathname) => {
    const here = routes.flatMap(({ handler, pattern }) => {
      const match = pattern.exec(pathname);
      return match ? [{ handler, groups: match.groups ?? {} }] : [];
    });
    const found = here.find(({ handler }) => handler.call.method === method);
    if (!found) return { kind: here.length > 0 ? 'wrong-verb' : 'unknown' };
    const path = decoded(found.groups);
    return path ? { kind: 'found', handler: found.handler, path } : { kind: 'unknown' };
  };
}

function decoded(groups: Readonly<Record<string, string>>): Record<string, string> | null {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return null; // Broken percent signs name nothing.
  }
}
