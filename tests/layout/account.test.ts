import { beforeAll, describe, expect, it } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { settled } from '#dev/gallery/settle.ts';
import { findExam, openAttempt } from '../support/desktop-page.ts';
import { goTo } from '../support/journeys.ts';
import { demoExam } from '../support/platform.ts';
import { outOfSight } from './measure.ts';
import { enter, layoutStage, resize } from './open-layout.ts';
import { nameOf, sizes } from './sizes.ts';

const stage = layoutStage();
const page = () => stage.current().page;

// Signed out, with a paper that is still open on this machine.
beforeAll(async () => {
  await enter(stage.current());
  const { attemptId } = await openAttempt(page(), await findExam(page(), demoExam));
  await page().evaluate((id) => window.desktop.exam.leave(id), attemptId);
  await page().evaluate(() => window.desktop.session.end('signed-out'));
});

describe('sign-in with a paper still open', () => {
  it.each([1024, 1366])('shows its button at %i x 600', async (width) => {
    await goTo(page(), accountPaths.login.to({}));
    await settled(page(), 'zh-CN');
    await page().setViewportSize({ width, height: 600 });
    await page().getByText('您的答案安全地保存在本机').first().waitFor();
    expect(await outOfSight(page().getByRole('button', { name: '登录', exact: true }))).toBeNull();
  });
});

const wide = [sizes[1], sizes[4]];

describe('the left half of the account screens', () => {
  it.each(wide)('is the same beside every form at $width x $height', async (size) => {
    await resize(page(), size);
    const seen = [];
    for (const address of [accountPaths.login.to({}), accountPaths.register.to({}), accountPaths.forget.to({})]) {
      await goTo(page(), address);
      await settled(page(), 'zh-CN');
      seen.push(await page().evaluate(wordsOfHero));
    }
    expect(seen[1], nameOf(size)).toEqual(seen[0]);
    expect(seen[2], nameOf(size)).toEqual(seen[0]);
  });

  it.each(wide)('has no words on its tiles at $width x $height', async (size) => {
    await resize(page(), size);
    await goTo(page(), accountPaths.forget.to({}));
    await settled(page(), 'zh-CN');
    expect(await page().evaluate(wordsOnTiles)).toEqual([]);
  });
});

// Runs in the page: where the words of the left half stand.
function wordsOfHero(): { text: string; top: number; left: number }[] {
  return [...document.querySelectorAll('header p, header li')].map((words) => {
    const { top, left } = words.getBoundingClientRect();
    return { text: words.textContent, top, left };
  });
}

// Runs in the page: words that a tile lies behind.
function wordsOnTiles(): string[] {
  const mosaic = document.querySelector('header [aria-hidden]');
  return [...document.querySelectorAll('header p, header li')].flatMap((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return [...range.getClientRects()].some(({ right, top, bottom }) =>
      [top, bottom].some((y) => isTile(document.elementsFromPoint(right, y), mosaic)),
    )
      ? [words.textContent]
      : [];
  });

  function isTile(under: Element[], around: Element | null): boolean {
    return under.some((element) => element !== around && around?.contains(element));
  }
}
