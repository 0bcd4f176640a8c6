import type { Page } from 'playwright';

// A click is measured from its input event to the second frame after its effect: the first of the two is painted by then.

/** The controls of a paper. */
export interface PaperControls {
  /** Elements whose text or state changes with a click. */
  shown: string;
  option: string;
  next: Target;
  previous: Target;
}

/** What to click: the nth element of a selector whose text begins with `text`. */
interface Target {
  selector: string;
  text?: string;
  nth?: number;
}

/** Starts to record the clicks of a page. */
export async function watchClicks(page: Page, { shown }: PaperControls): Promise<void> {
  await page.evaluate((selector) => {
    const noted: number[] = [];
    Object.assign(window, { benchClicks: noted });
    const stateOf = (element: Element) =>
      element instanceof HTMLInputElement ? element.checked : (element.ariaChecked ?? element.textContent);
    const look = () => [...document.querySelectorAll(selector)].map(stateOf).join('|');
    const note = (event: Event) => {
      const before = look();
      const frame = () => {
        if (look() === before) requestAnimationFrame(frame);
        else requestAnimationFrame(() => noted.push(performance.now() - event.timeStamp));
      };
      requestAnimationFrame(frame);
    };
    // `mouseup` instead of `click`: a click on a label fires twice.
    addEventListener('mouseup', note, true);
  }, shown);
}

/** Takes the clicks recorded since the last call, in ms. */
function takeClicks(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const noted: unknown = Reflect.get(window, 'benchClicks');
    return Array.isArray(noted) ? noted.splice(0).map(Number) : [];
  });
}

/** Clicks the middle of an element and waits until its effects are over. */
async function click(page: Page, { selector, text = '', nth = 0 }: Target): Promise<void> {
  const at = await page.evaluate(
    ([wanted, words, index]) => {
      const found = [...document.querySelectorAll(wanted)].filter(({ textContent }) => textContent.startsWith(words));
      const box = found[index]?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    },
    [selector, text, nth] as const,
  );
  if (!at) throw new Error(`Nothing to click: ${selector} ${text} ${nth}`);
  await page.mouse.click(at.x, at.y);
  await page.waitForTimeout(150);
}

const questions = 5;

/** Answers a few questions in order, then goes back. Returns the ms of every click. */
export async function walk(page: Page, { option, next, previous }: PaperControls, round: number): Promise<number[]> {
  await takeClicks(page);
  for (let at = 0; at < questions; at += 1) {
    await click(page, { selector: option, nth: round % 2 });
    await click(page, next);
  }
  for (let at = 0; at < questions; at += 1) await click(page, previous);
  await page.waitForTimeout(200);
  return takeClicks(page);
}
