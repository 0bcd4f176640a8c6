/** The platform was silent for longer than it may be. */
export class IdleTimeoutError extends Error {
  constructor(ms: number) {
    super(`No byte came for ${ms} ms.`);
    this.name = 'SilenceError';
  }
}

/** Rejects with `SilenceError` when `work` takes longer than `ms`; `giveUp` then frees what it holds. */
export async function withTimeout<Value>(work: Promise<Value>, ms: number, giveUp: () => void): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new IdleTimeoutError(ms));
      giveUp();
    }, ms);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** The same bytes, cut off with `SilenceError` when none comes for `ms`. A reader that waits is no silence. */
export function withIdleTimeout(
  body: ReadableStream<Uint8Array>,
  ms: number,
  giveUp: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await withTimeout(reader.read(), ms, giveUp);
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
