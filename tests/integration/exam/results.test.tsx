import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const stage = { examId: 'e-fire-stage-1', businessId: 't-e-fire-stage-1', sourceType: '1', name: '阶段模拟考试' };

async function open(address: string, faults: readonly Record<string, unknown>[] = []) {
  client = await openApp(faults.length === 0 ? address : '/userAgreement', { signedIn: '13800017719' });
  for (const fault of faults) await client.platform.fault(fault);
  if (faults.length > 0) await client.restart(address);
}

describe('/exam/examresults', () => {
  it('shows what the papers come to, each of them, and the way to one result', async () => {
    await open(examPaths.results.to(stage));
    await screen.findByRole('heading', { level: 1, name: '阶段模拟考试：我的试卷' });
    const list = within(await screen.findByRole('list', { name: '我的试卷' }));
    const rows = list.getAllByRole('listitem');
    expect(rows.length).toBeGreaterThan(1);
    expect(within(rows[0]!).getByText(`第 ${rows.length} 次`)).toBeTruthy();
    expect(await screen.findByText(`${rows.length} 份`)).toBeTruthy();
    const best = Number(/([\d.]+) 分/.exec(screen.getByText('最高分').nextElementSibling?.textContent ?? '')?.[1]);
    const scores = rows.map((row) => Number(/([\d.]+) \/ [\d.]+ 分/.exec(row.textContent ?? '')?.[1]));
    expect(best).toBe(Math.max(...scores));
    await client.user.click(within(rows[0]!).getByRole('button', { name: `查看成绩（第 ${rows.length} 次）` }));
    await screen.findByRole('heading', { name: '成绩' });
    expect(window.location.pathname).toBe(examPaths.handPaper.pattern);
    expect(screen.getByText(/通过/, { selector: 'span, div' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: stage.name })).toBeTruthy();
    expect(await screen.findByText(/^[\d.]+ \/ \d+ 分$/)).toBeTruthy();
    expect(screen.getByText(/^交卷 .*\d{1,2}:\d\d/)).toBeTruthy();
  });

  it.each([
    [null, /^合格线 60，差 [\d.]+ 分$/],
    [1, /^合格线 60，差 [\d.]+ 分；还可再考 1 次$/],
  ])(
    'a paper that is not passed says what is missing, and the attempts left where they are told: %j',
    async (attemptsLeft, said) => {
      const data = { examName: stage.name, totalScore: 100, passScore: 60, attemptsLeft };
      const text = JSON.stringify({ code: 0, message: '', success: true, data });
      await open(examPaths.results.to(stage), [{ match: { id: 'findBasicExamById' }, mode: 'answer', text, times: 0 }]);
      const list = within(await screen.findByRole('list', { name: '我的试卷' }));
      const failed = list.getAllByRole('listitem').find((row) => within(row).queryByText('未通过'));
      await client.user.click(within(failed!).getByRole('button', { name: /^查看成绩/ }));
      await screen.findByText(said);
      await client.user.click(screen.getByRole('button', { name: '再考一次' }));
      await waitFor(() => expect(window.location.pathname).toBe(examPaths.prepare.pattern));
    },
  );

  it('an exam that was never sat has no papers and leads to its details', async () => {
    await open(examPaths.results.to({ ...stage, examId: 'e-food-mock-2', businessId: 't-e-food-mock-2', name: '' }));
    await screen.findByText('还没有这场考试的试卷');
    await client.user.click(screen.getByRole('button', { name: '查看考试详情' }));
    expect(await screen.findByRole('heading', { level: 1, name: '考试详情' })).toBeTruthy();
  });

  it('the papers are shown though the exam itself does not load', async () => {
    await open(examPaths.results.to(stage), [
      { match: { id: 'findBasicExamById' }, mode: 'status', status: 500, times: 0 },
    ]);
    await screen.findByRole('list', { name: '我的试卷' });
    expect(screen.queryByText('合格线')).toBeNull();
    expect(screen.queryByText(/NaN|undefined/)).toBeNull();
  });
});

describe('/examDetails', () => {
  it('is reached from the list and shows the card, the notice and the facts', async () => {
    await open(examPaths.list.to());
    const [first] = await screen.findAllByRole('article');
    const link = within(first!).getByRole('link');
    const name = link.textContent;
    await client.user.click(link);
    await screen.findByRole('heading', { level: 1, name: '考试详情' });
    expect(await screen.findByRole('article', { name: name ?? '' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: '考试须知' })).toBeTruthy();
    expect(await screen.findByText('题量')).toBeTruthy();
    const asked = (await client.platform.log()).filter(({ id }) => id === 'findExamListByIds');
    expect(asked.map(({ query }) => Object.keys(query).toSorted())).toContainEqual(['bussinessId', 'examId', 'type']);
  });

  it('an exam of nobody says so; a platform without the call shows the facts alone', async () => {
    await open(examPaths.details.to({ ...stage, examId: 'none' }));
    await screen.findByText('没有找到这场考试');
    await client.platform.fault({
      match: { id: 'findExamListByIds' },
      mode: 'status',
      status: 404,
      bare: true,
      times: 0,
    });
    await client.restart(examPaths.details.to(stage));
    await screen.findByText('题量');
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('without an exam the address leads to the list', async () => {
    await open('/examDetails');
    expect(await screen.findByRole('heading', { level: 1, name: '考试中心' })).toBeTruthy();
  });
});
