import { http } from '#api/http.ts';
import { pageAddressOf } from '#ui/html/page-address.ts';
import type { Engine } from './engine.ts';

/** Chromium asks for a broken part again for half a minute before it says so; the address itself says it at once. */
const looksAfterMs = 1_000;

/** What the browser plays by itself: files over HTTP with ranges. */
export const nativeEngine: Engine<string> = {
  load(element, source, { failed }) {
    const stop = new AbortController();
    const { signal } = stop;
    let look: ReturnType<typeof setTimeout> | undefined;
    const lookSoon = () => {
      clearTimeout(look);
      look = setTimeout(() => {
        const stands = element.error === null && (element.seeking || element.readyState < element.HAVE_FUTURE_DATA);
        if (stands) void hasEnded(element.src, signal).then((ended) => ended && failed());
      }, looksAfterMs);
    };
    element.addEventListener('error', failed, { signal });
    for (const type of ['waiting', 'seeking'] as const) element.addEventListener(type, lookSoon, { signal });
    element.src = pageAddressOf(source);
    element.load();
    return () => {
      stop.abort();
      clearTimeout(look);
      element.removeAttribute('src');
      element.load();
    };
  },
};

/** Whether the address is refused now. A network that is away says nothing of it. */
async function hasEnded(address: string, signal: AbortSignal): Promise<boolean> {
  const enough = new AbortController();
  try {
    const { status } = await http(address, { signal: AbortSignal.any([signal, enough.signal]) });
    return status >= 400 && status < 500 && !signal.aborted;
  } catch {
    return false; // The element tells what it cannot reach.
  } finally {
    enough.abort();
  }
}
