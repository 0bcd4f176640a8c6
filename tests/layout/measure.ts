import type { Locator, Page } from 'playwright';

/** What is wider than its room: the document, scroll areas that should not scroll sideways, elements that leave the window. */
export function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} "${(element.textContent ?? '').trim().slice(0, 24)}"`;
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    if (root.scrollWidth > root.clientWidth) found.push(`document: ${root.scrollWidth} of ${root.clientWidth}`);
    // A row of tabs, a wide table and a carousel are meant to be moved sideways.
    const isMeant = (element: Element) => element.closest('[data-scroll-x], [role="tablist"], .katex') !== null;
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (element.clientWidth === 0 || !isVisible(element) || isMeant(element)) continue;
      const { overflowX } = getComputedStyle(element);
      if ((overflowX === 'auto' || overflowX === 'scroll') && element.scrollWidth > element.clientWidth + 1)
        found.push(`scrolls sideways: ${describe(element)} ${element.scrollWidth} of ${element.clientWidth}`);
      const { right, left, width, bottom } = element.getBoundingClientRect();
      if (width < 2 || bottom < 0 || (right <= root.clientWidth + 1 && left >= -1)) continue;
      let around = element.parentElement;
      while (around && !clips(around)) around = around.parentElement;
      if (!around || around === document.body || around === root)
        found.push(`leaves the window: ${describe(element)} ${Math.round(left)}..${Math.round(right)}`);
    }
    return found;
  });
}

/** Why an element is not whole in sight; null when it is: inside of the window, of every scroll area around it, and on top. */
export async function outOfSight(element: Locator): Promise<string | null> {
  return element.evaluate((target) => {
    const box = target.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return 'has no size';
    const inside = (area: { left: number; top: number; right: number; bottom: number }) =>
      box.left >= area.left - 1 &&
      box.top >= area.top - 1 &&
      box.right <= area.right + 1 &&
      box.bottom <= area.bottom + 1;
    const { clientWidth, clientHeight } = document.documentElement;
    const at = `${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`;
    if (!inside({ left: 0, top: 0, right: clientWidth, bottom: clientHeight }))
      return `is outside of the window: ${at}`;
    for (let around = target.parentElement; around; around = around.parentElement) {
      if (around === document.body || around === document.documentElement) break;
      if (getComputedStyle(around).overflowY !== 'visible' && !inside(around.getBoundingClientRect()))
        return `is cut off: ${at}`;
    }
    const points = [0.05, 0.5, 0.95].map((share) => [box.left + box.width * share, box.top + box.height / 2] as const);
    const covering = points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((top) => top && !target.contains(top) && !top.contains(target));
    return covering ? `is covered by ${covering.tagName} "${covering.textContent?.slice(0, 20)}"` : null;
  });
}

/** Why the first line of a text is not in sight; null when it is. */
export async function startOutOfSight(element: Locator): Promise<string | null> {
  return element.evaluate((target) => {
    const text = document.createTreeWalker(target, NodeFilter.SHOW_TEXT).nextNode();
    if (!text) return 'has no text';
    const range = document.createRange();
    range.selectNodeContents(text);
    const [line] = range.getClientRects();
    if (!line) return 'has no line';
    const top = document.elementFromPoint(line.left + 4, line.top + line.height / 2);
    return target.contains(top) ? null : `the start lies at ${Math.round(line.top)}, under ${top?.tagName}`;
  });
}

/** Watches for parts of the page that are moved by others, notices above the page aside; the answer names those that were, since the call. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(window, 'shiftsSeen', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node } of Object(entry).sources ?? [])
          if ((node instanceof Element ? node : node?.parentElement)?.closest('[data-notices]') === null)
            seen.push(`${node?.nodeName} "${(node?.textContent ?? '').trim().slice(0, 30)}"`);
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'shiftsSeen') as string[] | undefined) ?? []);
}

/** What hides less than this, with room around the dialog, hides nothing: it should not scroll. */
const leastScrolled = 4;

/** Parts of a dialog that are in sight however long its content is. */
const always = '.fui-DialogTitle, .fui-DialogTitle__action button, .fui-DialogActions button, [type="submit"]';

/** Titles and buttons of a dialog that are not in sight. */
export async function hiddenParts(dialog: Locator): Promise<string[]> {
  const hidden: string[] = [];
  for (const part of await dialog.locator(always).all()) {
    const why = await outOfSight(part);
    if (why) hidden.push(`${(await part.innerText()) || (await part.getAttribute('aria-label'))} ${why}`);
  }
  return hidden;
}

/** What is wrong with a dialog: it leaves the window, its title or a button of its foot is not in sight, or it scrolls in two places. */
export async function dialogFaults(dialog: Locator): Promise<string[]> {
  const faults: string[] = [];
  const whole = await outOfSight(dialog);
  if (whole) faults.push(`the dialog ${whole}`);
  faults.push(...(await hiddenParts(dialog)));
  const scrolls = await dialog.evaluate((surface) =>
    [surface, ...surface.querySelectorAll('*')]
      // A link in a line of text has no height of its own, and scrolls nothing.
      .filter(({ clientHeight, scrollHeight }) => clientHeight > 0 && scrollHeight > clientHeight)
      .filter((area) => /auto|scroll/.test(getComputedStyle(area).overflowY))
      .map((area) => ({
        text: `${area.className.split(' ')[0]} ${area.clientHeight} px`,
        hidden: area.scrollHeight - area.clientHeight,
        hasRoom: surface.getBoundingClientRect().height < innerHeight - 80,
      })),
  );
  for (const { text, hidden } of scrolls.filter((area) => area.hasRoom && area.hidden < leastScrolled))
    faults.push(`${text} scrolls for ${hidden} px`);
  if (scrolls.length > 1) faults.push(`scrolls in ${scrolls.map(({ text }) => text).join(' and ')}`);
  return faults;
}
