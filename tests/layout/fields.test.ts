import { beforeAll, expect, it } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { settled } from '#dev/gallery/settle.ts';
import { withoutRing } from '../support/focus-ring.ts';
import { goTo } from '../support/journeys.ts';
import { layoutStage } from './open-layout.ts';

const stage = layoutStage();
const page = () => stage.current().page;

beforeAll(async () => {
  await goTo(page(), accountPaths.login.to());
  await settled(page(), 'zh-CN');
});

it('each stop of the sign-in shows its ring, and a link of the agreement rings itself alone', async () => {
  const bare: string[] = [];
  const stops: string[] = [];
  await page().getByLabel('手机号或邮箱').focus();
  for (let stop = 0; stop < 8; stop += 1) {
    const found = await withoutRing(page());
    if (found !== null) bare.push(found);
    stops.push(await page().evaluate(() => document.activeElement?.tagName ?? ''));
    await page().keyboard.press('Tab');
  }
  expect(bare).toEqual([]);
  expect(stops).toEqual(expect.arrayContaining(['INPUT', 'A']));
  const link = page().getByRole('link', { name: '用户协议' }).first();
  await link.focus();
  expect(await link.evaluate((element) => element.closest('.fui-Checkbox') === null)).toBe(true);
});

it('a field that is wrong keeps its red while it has the focus', async () => {
  await page().getByRole('button', { name: '登录', exact: true }).click();
  const wrong = page().locator('[aria-invalid="true"]:focus');
  await wrong.waitFor();
  const edges = await page().evaluate(() =>
    [...document.querySelectorAll('.fui-Input:has([aria-invalid="true"])')].map((field) => {
      const { borderTopColor, borderBottomColor } = getComputedStyle(field);
      return [field.matches(':focus-within'), borderTopColor, borderBottomColor] as const;
    }),
  );
  const [focused, other] = [edges.find(([has]) => has), edges.find(([has]) => !has)];
  expect(focused?.slice(1)).toEqual(other?.slice(1));
  expect(new Set(focused?.slice(1)).size).toBe(1);
});
