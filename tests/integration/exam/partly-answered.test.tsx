import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { beginAttempt, demoExamOf } from '../../support/sitting.ts';

// A core, a platform and a page share two cores of a busy machine.

let client: TestClient;
afterEach(() => client.stop());

/** Opens a paper on which the first question of several blanks has one text; gives that question's number. */
async function sitWithOneBlank(): Promise<number> {
  client = await openApp('/userAgreement', { signedIn: '13800010002' });
  const exam = await demoExamOf(client.core);
  const { attemptId, paper } = await beginAttempt(client.core, exam);
  const question = paper.questions.find(({ blanks }) => blanks > 1);
  if (!question) throw new Error('The paper has no question of several blanks.');
  await client.core.desktop.exam.answer(attemptId, question.id, { kind: 'blanks', texts: ['', '电'] });
  await client.core.desktop.exam.leave(attemptId);
  await client.restart(examPaths.testPaper.to({ exam }));
  await screen.findByRole('button', { name: '交卷' });
  return question.number;
}

async function sitWithoutAnswer(): Promise<void> {
  client = await openApp('/userAgreement', { signedIn: '13800010002' });
  const exam = await demoExamOf(client.core);
  const { attemptId } = await beginAttempt(client.core, exam);
  await client.core.desktop.exam.leave(attemptId);
  await client.restart('/examList');
  await client.user.click((await screen.findAllByRole('button', { name: '继续考试' }))[0]!);
  await screen.findByRole('button', { name: '交卷' });
}

const begun = /已作答 0 \/ \d+ 题，另有 1 题只答了一部分/;

describe('a question whose blanks are filled in part', () => {
  it('is a gap of its own on the sheet, in the hand-in dialog and in the receipt', async () => {
    const number = await sitWithOneBlank();
    const sheet = within(screen.getByRole('navigation', { name: '答题卡' }));
    for (const fold of sheet.queryAllByRole('button', { expanded: false })) await client.user.click(fold);
    expect(sheet.getByRole('button', { name: `第 ${number} 题，部分作答` })).toBeTruthy();
    expect(sheet.getByText(/^已答 0 \/ /)).toBeTruthy();

    await client.user.click(screen.getByRole('button', { name: '交卷' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '确认交卷？' }));
    expect(dialog.getByText('部分作答 1 题：')).toBeTruthy();
    await client.user.click(dialog.getByRole('button', { name: `第 ${number} 题` }));
    expect(await screen.findByRole('heading', { name: `第 ${number} 题` })).toBeTruthy();

    await client.user.click(screen.getByRole('button', { name: '交卷' }));
    await client.user.click(await screen.findByRole('button', { name: '仍然交卷' }));
    expect(await screen.findByText(/^已答 0 题，部分作答 1 题，未答 \d+ 题/)).toBeTruthy();
    await client.restart(accountPaths.personalCenter.to({ tab: 'receipts' }));
    expect((await screen.findByRole('list', { name: '考试回执' })).textContent).toMatch(begun);
  });

  it('is no whole answer in the exam list, nor where its learner signs out or in again', async () => {
    await sitWithOneBlank();
    await client.restart('/examList');
    expect(await screen.findByText(begun)).toBeTruthy();
    await client.user.click(await screen.findByRole('button', { name: /的账号菜单/ }));
    await client.user.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '退出前，还有试卷没有完成' }));
    expect(dialog.getByText(begun)).toBeTruthy();
    await client.core.desktop.session.end('code-303');
    await client.restart('/login');
    expect(await screen.findByText(begun)).toBeTruthy();
  });
});

describe('a paper without an answer', () => {
  it('says so when its learner goes to another page, and that leaving is an absence', async () => {
    await sitWithoutAnswer();
    window.history.back();
    const dialog = within(await screen.findByRole('alertdialog', { name: '要离开试卷吗？' }));
    expect(
      dialog.getByText(/^还没有作答。离开期间计时继续，还没有交卷。 离开会记为第 2 次离开考试窗口（本场最多 5 次）/),
    ).toBeTruthy();
  });

  it('says so when its learner leaves, instead of counting no answers', async () => {
    await sitWithoutAnswer();
    await client.user.click(screen.getByRole('button', { name: '交卷' }));
    expect(await screen.findByText('还没有作答，没有需要保存的答案。')).toBeTruthy();
  });
});
