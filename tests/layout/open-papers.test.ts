import { beforeAll, describe, expect, it } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { settled } from '#dev/gallery/settle.ts';
import { findExam, openAttempt } from '../support/desktop-page.ts';
import { goTo } from '../support/journeys.ts';
import { demoExam } from '../support/platform.ts';
import { outOfSight, overflows } from './measure.ts';
import { enter, layoutStage, resize } from './open-layout.ts';
import { nameOf, sizes } from './sizes.ts';

const stage = layoutStage();
const page = () => stage.current().page;

// Signed out, with two papers that are still open on this machine.
beforeAll(async () => {
  await enter(stage.current());
  for (const exam of [demoExam, '信息安全意识测评']) {
    const { attemptId } = await openAttempt(page(), await findExam(page(), exam));
    await page().evaluate((id) => window.desktop.exam.leave(id), attemptId);
  }
  await page().evaluate(() => window.desktop.session.end('signed-out'));
});

const shown = [sizes[1], sizes[0], sizes[3], sizes[2], sizes[4]].map((size) => [nameOf(size), size] as const);

describe.each(['zh-CN', 'en-US', 'fr-FR'] as const)('sign-in with two open papers in %s', (locale) => {
  it.each(shown)('at %s', async (_, size) => {
    await page().evaluate((patch) => window.desktop.settings.change(patch), { locale });
    await goTo(page(), accountPaths.login.to({}));
    await settled(page(), locale);
    await resize(page(), size);
    const submit = page().locator('form [type="submit"]');
    // A window at 200 % is too low for a form: there the page is scrolled.
    if (size === sizes[3]) await submit.scrollIntoViewIfNeeded();
    expect(await outOfSight(submit)).toBeNull();
    // Each paper can be brought into sight, whole.
    for (const left of await page().getByRole('timer').all()) {
      await left.scrollIntoViewIfNeeded();
      expect(await outOfSight(left)).toBeNull();
    }
    expect(await overflows(page())).toEqual([]);
  });
});
