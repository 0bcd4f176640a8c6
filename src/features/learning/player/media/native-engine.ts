import { http } from '#api/http.ts';
import { pageAddressOf } from '#ui/html/page-address.ts';
import type { Engine, MediaProblem } from './engine.ts';

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
        if (stands) void hasEnded(element.src, signal).then((ended) => ended && failed('unreached'));
      }, looksAfterMs);
    };
    const tell = async (code: number | undefined) => {
      const problem = await problemOf(code, element.src, signal);
      if (!signal.aborted) failed(problem);
    };
    element.addEventListener('error', () => void tell(element.error?.code), { signal });
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

/** Codes of an element's error (HTML). */
const [decode, notSupported] = [3, 4];

/** An element takes a page that says why there is no film for one that it cannot play: the address itself tells. */
async function problemOf(code: number | undefined, address: string, signal: AbortSignal): Promise<MediaProblem> {
  if (code === decode) return 'damaged';
  if (code !== notSupported) return 'unreached';
  const status = await statusOf(address, signal);
  // Main passes on nothing that is no film.
  return status !== null && (status < 400 || status === 415 || status === 416) ? 'form' : 'unreached';
}

/** Whether the address is refused now. A network that is away says nothing of it. */
async function hasEnded(address: string, signal: AbortSignal): Promise<boolean> {
  const status = await statusOf(address, signal);
  return status !== null && status >= 400 && status < 500 && !signal.aborted;
}

/** Null: nobody answers. */
async function statusOf(address: string, signal: AbortSignal): Promise<number | null> {
  const enough = new AbortController();
  try {
    const { status } = await http(address, { signal: AbortSignal.any([signal, enough.signal]) });
    return status;
  } catch {
    return null; // The element tells what it cannot reach.
  } finally {
    enough.abort();
  }
}
