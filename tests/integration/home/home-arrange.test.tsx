import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const learner = '13800017719';
const asked = async (id: string) => (await client.platform.log()).filter((entry) => entry.id === id);
const titles = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

async function startArranging() {
  client = await openApp('/opHomepage', { tenant: 'anhe', signedIn: learner });
  await client.user.click(await screen.findByRole('button', { name: '调整本页' }));
  await screen.findByRole('heading', { level: 1, name: '正在调整本页' });
}
const press = async (name: string) => client.user.click(await screen.findByRole('button', { name }));

describe('arranging the page', () => {
  it('is offered only where the tenant allows it, and to learners', async () => {
    client = await openApp('/opHomepage', { signedIn: learner });
    await screen.findByRole('region', { name: '热门课程' });
    expect(screen.queryByRole('button', { name: '调整本页' })).toBeNull();
  });

  it('is offered to nobody whom the platform gives no blocks', async () => {
    client = await openApp('/userAgreement', { tenant: 'anhe', signedIn: learner });
    await client.platform.fault({ match: { id: 'getBlockListForClick' }, mode: 'code', code: 500, times: 0 });
    await client.restart('/opHomepage');
    await screen.findByRole('region', { name: '照护课程' });
    await waitFor(async () => expect(await asked('getBlockListForClick')).not.toEqual([]));
    expect(screen.queryByRole('button', { name: '调整本页' })).toBeNull();
  });

  it('moves, hides and adds blocks by buttons, and keeps the page for this learner', async () => {
    await startArranging();
    await press('上移“照护课程”');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '上移“照护课程”' }));
    expect(screen.getByText(/“照护课程”移到第 \d+ 位/)).toBeTruthy();
    await press('上移“照护课程”');
    await press('隐藏“学院通知”');
    await client.user.selectOptions(screen.getByLabelText('“照护训练营”的宽度'), '整行');
    await client.user.click(await screen.findByRole('button', { name: '加入“限时优惠”' }));
    await press('保存');
    expect(await screen.findByText('页面已保存')).toBeTruthy();
    await waitFor(() => expect(titles()).toContain('限时优惠'));
    const shown = titles();
    expect(shown.indexOf('照护课程')).toBeLessThan(shown.indexOf('照护训练营'));
    expect(shown).not.toContain('学院通知');
    const [saved] = await asked('savePageLayoutForClick');
    expect(saved!.body).toMatchObject({ pageId: 'opHomepage' });
    expect(JSON.stringify(saved!.body)).toContain('{"width":24,"blockList":[{"blockId":"camps-care","hidden":false}]}');
    await client.restart('/opHomepage');
    await screen.findByRole('region', { name: '限时优惠' });
    expect(screen.queryByRole('region', { name: '学院通知' })).toBeNull();
  });

  it('names a block and says how many goods it shows', async () => {
    await startArranging();
    await press('设置“照护课程”');
    const dialog = within(await screen.findByRole('dialog'));
    const title = dialog.getByLabelText('栏目名称');
    await client.user.clear(title);
    await client.user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('请填写栏目名称')).toBeTruthy();
    await client.user.type(title, '我想学的');
    await client.user.selectOptions(dialog.getByLabelText('显示几门课程'), '3 门');
    await client.user.click(dialog.getByRole('button', { name: '保存' }));
    const grid = await screen.findAllByRole('region', { name: '我想学的' });
    await waitFor(() => expect(within(grid[0]!).getAllByRole('article', { hidden: true })).toHaveLength(3));
    const [saved] = await asked('saveBlockForClick');
    expect(saved!.body).toEqual({ pageId: 'opHomepage', blockId: 'goods-care', title: '我想学的', size: 3 });
    expect(z.parse(z.array(z.object({ code: z.number() })), await asked('getBlockListForClick'))).toMatchObject([
      { code: 0 },
    ]);
    // Nothing but the block changed, so there is nothing to ask about.
    await press('取消');
    expect(await screen.findByRole('button', { name: '调整本页' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: '我想学的' })).toBeTruthy();
  });

  it('asks before changes are dropped', async () => {
    await startArranging();
    await press('下移“照护课程”');
    await press('取消');
    const question = within(await screen.findByRole('alertdialog', { name: '放弃这次调整？' }));
    await client.user.click(question.getByRole('button', { name: '继续调整' }));
    expect(await screen.findByRole('heading', { level: 1, name: '正在调整本页' })).toBeTruthy();
    await press('取消');
    await client.user.click(await screen.findByRole('button', { name: '放弃更改' }));
    expect(await screen.findByRole('button', { name: '调整本页' })).toBeTruthy();
    expect(await asked('savePageLayoutForClick')).toEqual([]);
  });
});
