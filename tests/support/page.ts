import { contract, type DesktopApi } from '#contract/ipc/contract.ts';
import type { TestCore } from './core.ts';

// The page of a test: `window.desktop` and `fetch` lead into whatever core the test has running.

let running: TestCore | null = null;
const nativeFetch = globalThis.fetch;
const NativeRequest = globalThis.Request;
const sights = new Set<(inSight: boolean) => void>();

/** The core that the page talks to from now on. */
export function pageTalksTo(core: TestCore | null): void {
  running = core;
}

/** Tells everybody who watches for it that the end of a list is in sight. */
export function scrollToEnd(): void {
  for (const tell of sights) tell(true);
}

/** Makes jsdom's window the window of a client. */
export function installPage(): void {
  Object.defineProperty(window, 'desktop', { value: bridge(), configurable: true });
  globalThis.Request = class extends NativeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
    }
  };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const address = new URL(request.url);
    if (address.origin !== window.location.origin) return nativeFetch(request);
    const body = request.method === 'GET' ? undefined : await request.arrayBuffer();
    const { method, headers, signal } = request;
    return theCore().fetch(`${address.pathname}${address.search}`, { method, headers, signal, body });
  };
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly #tell: (inSight: boolean) => void;
    constructor(listener: IntersectionObserverCallback) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      this.#tell = () => listener([entry], this);
    }
    observe() {
      sights.add(this.#tell);
    }
    unobserve() {
      sights.delete(this.#tell);
    }
    disconnect() {
      sights.delete(this.#tell);
    }
    takeRecords() {
      return [];
    }
  };
}

const noCore = () => new Error('The test has no core running.');

function theCore(): TestCore {
  if (!running) throw noCore();
  return running;
}

// The page takes the object once, at its first import; the core behind it may change.
function bridge(): DesktopApi {
  const domains = Object.entries(contract).map(([domain, verbs]) => {
    const ways = Object.entries(verbs).map(([verb, { kind }]) => [
      verb,
      // A page outlives its core for a moment: a call whose main process is gone rejects, as in the client.
      (...args: unknown[]) => (running || kind === 'event' ? wayInto(domain, verb)(...args) : Promise.reject(noCore())),
    ]);
    return [domain, Object.fromEntries(ways)];
  });
  return Object.fromEntries(domains) as DesktopApi;
}

function wayInto(domain: string, verb: string): (...args: unknown[]) => unknown {
  const found = Object.entries(theCore().desktop).find(([name]) => name === domain)?.[1];
  const way: unknown = Object.entries(found ?? {}).find(([name]) => name === verb)?.[1];
  if (typeof way !== 'function') throw new Error(`window.desktop has no ${domain}.${verb}.`);
  return (...args) => way(...args) as unknown;
}
