import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { examFindUserPaperListById } from '#contract/platform/exam/user-paper.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { askAsPage } from '../../support/page-calls.ts';
import { sitDemoExam, untilDelivered } from '../../support/sitting.ts';

let client: TestClient;
afterEach(() => {
  vi.restoreAllMocks();
  return client.stop();
});

const examOf = (examId: string, name: string): ExamRef => ({
  examId,
  businessId: `t-${examId}`,
  sourceType: '1',
  name,
});
const shock = examOf('e-power-shock', '触电急救专项测验');
const mixed = examOf('e-power-chapter', '低压线路与用电设备章节测验');

/** Opens the review of the learner's latest paper of an exam. */
async function review(exam: ExamRef, show?: string, fault?: Record<string, unknown>) {
  client = await openApp('/userAgreement', { signedIn: '13800017719' });
  const key = { examId: exam.examId, bussinessId: exam.businessId, type: exam.sourceType, pageNum: 1, pageSize: 999 };
  const { list } = await askAsPage(client.core, examFindUserPaperListById, key);
  const { userPaperId } = list[0]!;
  if (fault) await client.platform.fault(fault);
  await client.restart(examPaths.paperDetails.to({ exam, userPaperId, ...(show === undefined ? {} : { show }) }));
}

const article = (name: RegExp) => screen.findByRole('article', { name });

describe('the review of a marked paper', () => {
  it('is reached from the papers of the exam', async () => {
    client = await openApp(examPaths.results.to(shock), { signedIn: '13800017719' });
    await client.user.click(await screen.findByRole('button', { name: '回顾试卷（第 1 次）' }));
    await screen.findByRole('heading', { level: 1, name: '触电急救专项测验：试卷回顾' });
    const summary = within(await screen.findByRole('region', { name: '试卷概况' }));
    expect(summary.getByText(/^[\d.]+ \/ 100 分$/)).toBeTruthy();
    expect(summary.getByText('60 分')).toBeTruthy();
    expect(within(summary.getByRole('list', { name: '各题结果' })).getByText(/^答错 \d+ 题$/)).toBeTruthy();
    expect(summary.queryByText(/没有公布|没有给出/)).toBeNull();
  });

  it('prints the questions that are shown, with their explanations, and nothing else', async () => {
    await review(shock, 'wrong');
    const shown = await screen.findAllByRole('article', { name: /^第 \d+ 题/ });
    const printed: string[] = [];
    const folded: number[] = [];
    vi.spyOn(window, 'print').mockImplementation(() => {
      const sheet = document.querySelector('[data-print]');
      printed.push(sheet?.textContent ?? '');
      folded.push(sheet?.querySelectorAll('details:not([open])').length ?? -1);
      window.dispatchEvent(new Event('afterprint'));
    });
    await client.user.click(screen.getByRole('button', { name: `打印这 ${shown.length} 题` }));
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]).toContain('触电急救专项测验：试卷回顾学员：陈思远');
    expect(printed[0]?.match(/第 \d+ 题/g)).toEqual(shown.map((card) => within(card).getByRole('heading').textContent));
    expect(folded).toEqual([0]);
    await waitFor(() => expect(document.querySelector('[data-print]')).toBeNull());
  });

  it('shows of a choice what was chosen and what is right, and the explanation when asked for', async () => {
    await review(shock);
    const wrong = within(await article(/^第 2 题，答错，得 0 分，共 5 分$/));
    const [chosen, right] = wrong.getAllByRole('listitem');
    expect(within(chosen!).getByText('您的选择')).toBeTruthy();
    expect(within(right!).getByText('正确答案')).toBeTruthy();
    expect(within(right!).queryByText('您的选择')).toBeNull();
    const explanation = wrong.getByText('解析').closest('details')!;
    expect(explanation.open).toBe(false);
    await client.user.click(wrong.getByText('解析'));
    expect(explanation.open).toBe(true);
  });

  it('shows blanks, texts with their comment, and a case below its material', async () => {
    await review(shock);
    const blanks = within(await article(/^第 7 题/));
    expect(blanks.getAllByText('不清楚')).toHaveLength(2);
    expect(blanks.getByText('遮栏 / 围栏 / 临时遮栏')).toBeTruthy();
    const essay = within(await article(/^第 9 题，部分得分/));
    expect(essay.getByText('参考答案')).toBeTruthy();
    expect(essay.getByText(/要点没有写到/)).toBeTruthy();
    expect(within(screen.getByRole('region', { name: '材料（第 10–12 题）' })).getByText(/铜丝/)).toBeTruthy();
    expect(within(await article(/^第 10 题，未作答，得 0 分，共 5 分$/)).getByText('您的答案')).toBeTruthy();
  });

  it('shows partners, an order, files and a recording', async () => {
    await review(mixed);
    const matching = within(await article(/^第 1 题，部分得分，得 10 分，共 20 分$/));
    const row = within(matching.getByRole('row', { name: /^3 蓝色/ }));
    expect(row.getByText('安全状态、通行')).toBeTruthy();
    expect(row.getByText('必须遵守规定的指令')).toBeTruthy();
    const ordering = within(await article(/^第 2 题，答错/));
    const [own, right] = ordering.getAllByRole('list').map((list) => list.textContent);
    expect(own).not.toBe(right);
    expect(right).toMatch(/断开断路器.*验电.*装设接地线/);
    expect(within(await article(/^第 3 题，答对/)).getByText('接线图.jpg')).toBeTruthy();
    expect(within(await article(/^第 4 题/)).getByLabelText('录音')).toBeTruthy();
  });

  it('a filter is part of the address, and going back undoes it', async () => {
    await review(shock);
    const all = (await screen.findAllByRole('article')).length;
    await client.user.click(screen.getByRole('button', { name: /^错题 \d+$/ }));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeLessThan(all));
    for (const found of screen.getAllByRole('article'))
      expect(found.getAttribute('aria-label')).toMatch(/答错|部分得分/);
    expect(new URLSearchParams(window.location.search).get('show')).toBe('wrong');
    window.history.back();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(all));
  });

  it('cells of the sheet and keys lead to a question', async () => {
    await review(shock);
    await article(/^第 1 题/);
    const sheet = within(screen.getByRole('navigation', { name: '题号' }));
    await client.user.click(sheet.getByRole('button', { name: /^第 5 题，未作答/ }));
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^第 5 题/);
    await client.user.keyboard('n');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^第 6 题/);
    await client.user.keyboard('{ArrowLeft}p');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^第 4 题/);
    expect(sheet.getByRole('button', { name: /^第 4 题/ }).getAttribute('aria-current')).toBe('true');
  });
});

describe('a paper that was sat on this machine', () => {
  it('is reached from its receipt, and shows what was flagged', async () => {
    client = await openApp('/userAgreement', { signedIn: '13800010002' });
    const { attemptId, exam, paper } = await sitDemoExam(client.core, { name: '低压电工作业月度自测', most: 3 });
    await client.core.desktop.exam.mark(attemptId, paper.questions[1]!.id, true);
    await client.core.desktop.exam.handIn(attemptId, 'learner');
    await untilDelivered(client.core, attemptId);
    await client.restart(examPaths.handPaper.to({ exam, attemptId }));
    await client.user.click(await screen.findByRole('button', { name: '回顾试卷' }));
    expect(await article(/^第 2 题，.*考试时标记过$/)).toBeTruthy();
    await client.user.click(screen.getByRole('button', { name: '标记 1' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(new URLSearchParams(window.location.search).get('show')).toBe('flagged');
  });
});

describe('a paper that cannot be reviewed', () => {
  it.each([
    [examOf('e-fire-passed', '社会单位消防安全责任人考核'), '考试结束后方可查看试卷'],
    [examOf('e-aid-used-up', '企业急救员理论复训考试'), '本场考试不公布试卷和答案'],
    [examOf('e-food-mock-1', '食品安全管理员模拟考试（一）'), '试卷正在阅卷'],
  ])('%o says why', async (exam, words) => {
    await review(exam);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has no way in', async () => {
    client = await openApp(examPaths.results.to(examOf('e-aid-used-up', '')), { signedIn: '13800017719' });
    const list = within(await screen.findByRole('list', { name: '我的试卷' }));
    expect(list.queryByRole('button', { name: /^回顾/ })).toBeNull();
    await client.user.click(list.getAllByRole('button', { name: /^查看成绩/ })[0]!);
    expect(await screen.findByText('平台没有开放这份试卷的回顾。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '回顾试卷' })).toBeNull();
  });

  it('a failing platform can be asked again', async () => {
    await review(shock, undefined, {
      match: { id: 'userPaperFindQuestForExam' },
      mode: 'status',
      status: 500,
      times: 0,
    });
    const alert = within(await screen.findByRole('alert'));
    await client.platform.clearFaults();
    await client.user.click(alert.getByRole('button'));
    expect(await article(/^第 1 题/)).toBeTruthy();
  });
});
