/** Chromium opens six connections to a host; more requests wait. */
const connectionsPerHost = 6;

interface Host {
  open: number;
  waiting: (() => void)[];
}
const hosts = new Map<string, Host>();

/** Waits for a connection to a host. Resolves to a function that gives it back, once. */
export async function connectionTo(host: string, signal: AbortSignal | null | undefined): Promise<() => void> {
  const state = hosts.get(host) ?? { open: 0, waiting: [] };
  hosts.set(host, state);
  while (state.open >= connectionsPerHost) {
    await new Promise<void>((resolve, reject) => {
      state.waiting.push(resolve);
      signal?.addEventListener('abort', () =>
        reject(signal.reason instanceof Error ? signal.reason : new Error('aborted')),
      );
    });
  }
  state.open += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    state.open -= 1;
    state.waiting.shift()?.();
  };
}

/**
 * A body as `net.fetch` gives it: its connection is free once it is read to the end, or the request is aborted.
 * Cancelling the body frees nothing, and the rest of it is never read.
 */
export function bodyOnConnection(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | null | undefined,
  release: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  signal?.addEventListener('abort', release);
  let cancelled = false;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        release();
        throw error;
      });
      if (done) release();
      if (cancelled) return;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      cancelled = true;
    },
  });
}
