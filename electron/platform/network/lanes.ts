/** Things of which each serves one user at a time. */
export interface Lanes<Lane> {
  /** A free lane; a new one up to the limit, else the next that is given back. Rejects when the signal aborts first. */
  take: (signal?: AbortSignal | null) => Promise<Lane>;
  giveBack: (lane: Lane) => void;
}

export function createLanes<Lane>(make: (number: number) => Lane, limit: number): Lanes<Lane> {
  const free: Lane[] = [];
  const waiting: ((lane: Lane) => void)[] = [];
  let made = 0;
  return {
    async take(signal) {
      const ready = free.pop();
      if (ready !== undefined) return ready;
      if (made < limit) {
        made += 1;
        return make(made);
      }
      const { promise, resolve, reject } = Promise.withResolvers<Lane>();
      waiting.push(resolve);
      signal?.addEventListener('abort', () => {
        const index = waiting.indexOf(resolve);
        if (index !== -1) waiting.splice(index, 1);
        reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
      });
      return promise;
    },
    giveBack(lane) {
      const next = waiting.shift();
      if (next) next(lane);
      else free.push(lane);
    },
  };
}
