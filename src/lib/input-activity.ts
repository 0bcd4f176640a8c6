/** Input counts as going on for this time after its last event. */
const pauseMs = 300;

let lastInputAt = Number.NEGATIVE_INFINITY;
for (const type of ['pointerdown', 'keydown', 'wheel'])
  addEventListener(type, () => (lastInputAt = performance.now()), { capture: true, passive: true });

/** True while the user types, clicks or scrolls: background work waits meanwhile. */
export function inputActive(): boolean {
  return performance.now() - lastInputAt < pauseMs;
}

/** Resolves at the next pause of the input, at the latest after `longestMs`. */
export async function inputPause(longestMs: number): Promise<void> {
  const deadline = performance.now() + longestMs;
  while (inputActive() && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, pauseMs / 3));
}
