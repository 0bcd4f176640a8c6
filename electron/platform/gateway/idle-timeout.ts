/** The platform sent nothing for longer than the idle timeout. */
export class IdleTimeoutError extends Error {
  constructor(timeoutMs: number) {
    super(`No data was received for ${timeoutMs} ms.`);
    this.name = 'IdleTimeoutError';
  }
}

/** Rejects with IdleTimeoutError when `work` takes longer than `timeoutMs`; `abort` then releases its resources. */
export async function withTimeout<Value>(work: Promise<Value>, timeoutMs: number, abort: () => void): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new IdleTimeoutError(timeoutMs));
      abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** The same stream, failing with IdleTimeoutError when a read takes longer than `timeoutMs`. Pauses of the consumer do not count. */
export function withIdleTimeout(
  body: ReadableStream<Uint8Array>,
  timeoutMs: number,
  abort: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await withTimeout(reader.read(), timeoutMs, abort);
      if (done) controller.close();
      else controller.enqueue(value);
    },
    // Electron's net.fetch holds the connection of a cancelled body until the request is aborted.
    cancel(reason) {
      abort();
      return reader.cancel(reason);
    },
  });
}
