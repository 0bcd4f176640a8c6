import { expect, it } from 'vitest';
import { layoutStage } from './open-layout.ts';

const stage = layoutStage();

it('has looked for the font of every text of the first screen while its scripts loaded', async () => {
  const { page } = stage.current();
  await page.getByRole('button', { name: '登录', exact: true }).waitFor();
  const styles = await page.evaluate(async () => {
    const styleOf = (element: Element) => {
      const { fontSize, fontWeight, fontFamily } = getComputedStyle(element);
      return `${fontWeight} ${fontSize} ${fontFamily}`;
    };
    const shown = new Set<string>();
    const texts = document.createTreeWalker(
      document.querySelector('[data-screen]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.checkVisibility() && text.textContent?.trim()) shown.add(styleOf(text.parentElement));
    }
    const html = await (await fetch('/index.html')).text();
    const ahead = new DOMParser().parseFromString(html, 'text/html').querySelector('.fonts-ahead');
    if (!ahead) throw new Error('The page looks for no fonts ahead.');
    document.body.append(ahead);
    const prepared = [...ahead.children].map(styleOf);
    ahead.remove();
    return { shown: [...shown], prepared };
  });
  expect(styles.shown.length).toBeGreaterThan(4);
  expect(styles.prepared).toEqual(expect.arrayContaining(styles.shown));
});

it('reads each of its files once, and asks once for the version of its texts', async () => {
  const { page } = stage.current();
  await page.getByText('已连接平台').waitFor();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('checkPackageVersion')),
  );
  const read = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const times = (pattern: RegExp) => read.filter((name) => pattern.test(name)).length;
  expect(times(/assets\/zh-CN-shell-/)).toBe(1);
  expect(times(/assets\/zh-CN-account-/)).toBe(1);
  expect(times(/assets\/sign-in-/)).toBe(1);
  expect(times(/covers\/mosaic\.svg/)).toBe(1);
  expect(times(/checkPackageVersion/)).toBe(1);
});
