import type { Page } from 'playwright';

/** Starts to record when a page reads a frame of each camera. */
export async function watchReads(page: Page): Promise<void> {
  await page.evaluate(() => {
    const reads = new Map<HTMLVideoElement, number[]>();
    let since = performance.now();
    window.VideoFrame = new Proxy(window.VideoFrame, {
      construct: (target, args, newTarget) => {
        const [video] = args;
        if (video instanceof HTMLVideoElement) reads.set(video, [...(reads.get(video) ?? []), performance.now()]);
        return Reflect.construct(target, args, newTarget);
      },
    });
    const longestGaps = () => {
      const now = performance.now();
      const gaps = [...reads.values()].map((times) =>
        [...times, now].reduce(({ last, longest }, time) => ({ last: time, longest: Math.max(longest, time - last) }), {
          last: since,
          longest: 0,
        }),
      );
      for (const times of reads.values()) times.length = 0;
      since = now;
      return gaps.map(({ longest }) => longest);
    };
    Object.assign(window, { benchReadGaps: longestGaps });
  });
}

/** The longest time without a read of each camera since the last call, in ms. */
export function takeReadGaps(page: Page): Promise<number[]> {
  return page.evaluate((): number[] => Reflect.get(window, 'benchReadGaps')());
}
