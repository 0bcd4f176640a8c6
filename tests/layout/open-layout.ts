import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import type { Stage } from '#dev/gallery/scene.ts';
import { enterAs } from '#dev/gallery/stage.ts';
import type { HabitName } from '#dev/platform/habits/habits.ts';
import { startPlatform } from '#dev/platform/start.ts';
import { openClient } from '../support/client.ts';
import type { Size } from './sizes.ts';

interface LayoutOptions {
  habits?: HabitName;
  /** Of the client. */
  args?: readonly string[];
}

/** One client and one platform for a whole file: starting them takes longer than all of its measurements. */
export function layoutStage({ habits, args = [] }: LayoutOptions = {}): { current: () => Stage } {
  let stage: Stage | null = null;
  let end: () => Promise<void> = async () => {};
  beforeAll(async () => {
    const platform = await startPlatform({ port: 0, db: ':memory:', habits });
    const client = await openClient({ platform: platform.origin, args });
    stage = { ...client, platform: platform.origin };
    end = async () => {
      await client.close();
      await platform.close();
    };
  });
  afterAll(() => end());
  return {
    current() {
      if (!stage) throw new Error('The client has not started.');
      return stage;
    },
  };
}

/** Signs a learner in who belongs to one branch, so that nothing is asked. */
export const enter = (stage: Stage, account = '13800010002') => enterAs(stage, account);

/** Gives the page another size and waits until it is laid out. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
