import { OriginMap } from './origin.ts';
import { strictProxy } from './strict-proxy.ts';
import type { Protocol } from './surface.ts';

type Handler = (request: Request) => Response | Promise<Response>;
const handlers = new Map<string, Handler>();
const schemes: string[] = [];
let map = new OriginMap('');
let frozen = false;

/** The mapping of this run; the profile gives its secret just before Chromium starts. */
export function origins(): OriginMap {
  return map;
}

/** Ends the time in which schemes can be registered. */
export function freezeSchemes(secret: string): OriginMap {
  frozen = true;
  map = new OriginMap(secret);
  for (const scheme of schemes) map.schemes.add(scheme);
  return map;
}

export function isHandled(scheme: string | undefined): boolean {
  return scheme !== undefined && handlers.has(scheme);
}

/** The app's answer to a request for one of its schemes; undefined when the handler failed (net::ERR_FAILED in Electron). */
export async function answer(request: Request): Promise<Response | undefined> {
  const handler = handlers.get(new URL(request.url).protocol.slice(0, -1));
  if (!handler) return undefined;
  try {
    const response = await handler(request);
    if (response instanceof Response) return response;
    throw new TypeError('protocol.handle: the handler did not return a Response');
  } catch (error) {
    console.error('host: protocol handler failed:', error);
    return undefined;
  }
}

const implementation: Protocol = {
  registerSchemesAsPrivileged(list) {
    if (frozen) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    schemes.push(...list.map(({ scheme }) => scheme.toLowerCase()));
  },
  handle(scheme, handler) {
    if (!map.schemes.has(scheme)) throw new Error(`host: scheme '${scheme}' was not registered as privileged`);
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    handlers.set(scheme, handler);
  },
  unhandle(scheme) {
    handlers.delete(scheme);
  },
  isProtocolHandled: (scheme) => handlers.has(scheme),
};
export const protocol = strictProxy('protocol', implementation);
