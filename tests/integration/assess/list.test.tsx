import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { assessPaths } from '#contract/paths/assess.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const open = async (signedIn = '13800017719') => {
  client = await openApp(assessPaths.list.to(), { signedIn });
};
const card = (name: string) => screen.findByRole('article', { name });
const running = '消防设施操作员（四级）岗位能力测评';
const over = '应急救护员急救技能自评';

describe('/assessList', () => {
  it('asks for a page of all, then of the state of the tab [eval-tabs] [eval-filter] [eval-paging]', async () => {
    await open();
    await card(running);
    await card(over);
    await client.user.click(screen.getByRole('tab', { name: '已过期' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: running })).toBeNull());
    await card(over);
    await client.user.click(screen.getByRole('tab', { name: '进行中' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: over })).toBeNull());
    await card(running);
    const asked = (await client.platform.log()).filter(({ id }) => id === 'myAssess');
    expect(asked[0]?.query).toMatchObject({ pageNum: '1', pageSize: '10' });
    expect(asked.map(({ body }) => body)).toEqual([{}, { isValid: 1 }, { isValid: 0 }]);
  });

  it('shows the list of the tab before until that of the next one is there', async () => {
    await open();
    await card(over);
    await client.platform.fault({ match: { id: 'myAssess' }, mode: 'delay', ms: 3_000, times: 1 });
    await client.user.click(screen.getByRole('tab', { name: '进行中' }));
    const before = await card(over);
    expect(before.closest('[aria-busy="true"]')).not.toBeNull();
    await waitFor(() => expect(screen.queryByRole('article', { name: over })).toBeNull());
    expect((await card(running)).closest('[aria-busy="true"]')).toBeNull();
  });

  it('says of each until when it can be taken, and that an end is unknown [eval-action]', async () => {
    await open();
    const first = await card(running);
    within(first).getByText('进行中');
    within(first).getByText(/ 截止$/u);
    within(first).getByRole('button', { name: '开始测评' });
    within(await card('职业兴趣与岗位匹配测评')).getByText('截止时间未知');
    const ended = await card(over);
    within(ended).getByText('已过期');
    expect(within(ended).getByRole('button').textContent).toBe('查看');
  });

  it('opens none that has expired, and says so [eval-open-expired]', async () => {
    await open();
    await client.user.click(within(await card(over)).getByRole('button', { name: '查看' }));
    await screen.findByText('已到期，无法学习');
    expect(window.location.pathname).toBe('/assessList');
  });

  it('leads from one that has expired to the results of it', async () => {
    await open();
    await client.user.click(within(await card(over)).getByRole('link', { name: '我的结果' }));
    await waitFor(() => expect(window.location.pathname).toBe('/evaluation'));
    const { assessId } = assessPaths.answers.read(new URLSearchParams(window.location.search));
    expect(assessId).not.toBe('');
    await waitFor(async () => {
      const asked = (await client.platform.log()).filter(({ id }) => id === 'assessUserResultList');
      expect(asked.map(({ body }) => body)).toEqual([{ assessId }]);
    });
  });

  it('names the assessment in the address that a start leads to', async () => {
    await open();
    await client.user.click(within(await card(running)).getByRole('button', { name: '开始测评' }));
    await waitFor(() => expect(window.location.pathname).toBe('/assess'));
    expect(assessPaths.assess.read(new URLSearchParams(window.location.search))).toEqual({
      id: 'as-fire',
      refId: 'camp-fire',
      refType: '2',
    });
  });

  it('says when there is none', async () => {
    await open('13800010004');
    await screen.findByText('还没有测评');
    expect(screen.queryByRole('article')).toBeNull();
  });
});
