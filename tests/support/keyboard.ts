import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { withoutRing } from './focus-ring.ts';

/** A keyboard without a mouse: every key is pressed through it and counted. */
export interface Keyboard {
  /** Keys pressed so far; a text counts as none. */
  presses(): number;
  /** Stops that showed no ring. */
  ringless(): readonly string[];
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Tabs until an element has the focus. */
  tabTo(target: Locator): Promise<void>;
  /** Moves by the right arrow key within a group until an element has the focus. */
  arrowTo(target: Locator): Promise<void>;
  /** Tabs to an element and presses a key on it. */
  pressOn(target: Locator, key?: string): Promise<void>;
}

/** More stops than any screen has: the target cannot be reached. */
const mostStops = 60;

export function keyboardOf(page: Page): Keyboard {
  let pressed = 0;
  const ringless = new Set<string>();
  const press = async (key: string) => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const moveTo = async (target: Locator, key: string) => {
    await target.waitFor();
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await hasFocus(target)) return;
      await press(key);
      const bare = await withoutRing(page);
      if (bare !== null) ringless.add(bare);
    }
    throw new Error(`${key} does not reach ${String(target)}.`);
  };
  const tabTo = (target: Locator) => moveTo(target, 'Tab');
  return {
    presses: () => pressed,
    ringless: () => [...ringless],
    press,
    type: (text) => page.keyboard.insertText(text),
    tabTo,
    arrowTo: (target) => moveTo(target, 'ArrowRight'),
    async pressOn(target, key = 'Enter') {
      await tabTo(target);
      await press(key);
    },
  };
}

/** The heading that opens a screen or step, with the focus. */
export async function arrivedAt(page: Page, name: string | RegExp, timeout = 20_000): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused({ timeout });
}
