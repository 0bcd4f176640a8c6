import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Attempt, ExamRef } from '#contract/ipc/exam.ts';
import type { QuestionKind } from '#contract/ipc/paper.ts';
import { accountPaths } from '#contract/paths/account.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { sitePaths } from '#contract/paths/site.ts';
import type { CoreOptions } from '#electron/app/core-options.ts';
import { acceptedPapers, answersOf } from '../../support/accepted.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { openLockdown } from '../../support/open-lockdown.ts';
import { demoExam } from '../../support/platform.ts';
import { beginAndLeave } from '../../support/sitting.ts';

const learner = '13800010002';
const listed = z.object({
  data: z.object({
    list: z.array(
      z.object({ examId: z.string(), bussinessId: z.string(), sourceType: z.number(), examName: z.string() }),
    ),
  }),
});

// A core, a platform and a page share two cores of a busy machine.

let client: TestClient;
let exam: ExamRef;
afterEach(() => client.stop());

/** A client on which the learner sits the demo exam. */
async function sit(parts: Partial<CoreOptions> = {}): Promise<void> {
  client = await openApp('/userAgreement', { signedIn: learner, client: { parts } });
  const answer = await client.core.fetch('/api/exam/v1/userExam/findUserExams?pageNum=1&pageSize=50');
  const found = z.parse(listed, await answer.json()).data.list.find(({ examName }) => examName === demoExam);
  if (!found) throw new Error(`The learner has no exam ${demoExam}.`);
  const { examId, bussinessId, sourceType } = found;
  exam = { examId, businessId: bussinessId, sourceType: String(sourceType), name: demoExam };
  await beginAndLeave(client.core, exam);
  // The learner came from another page of the client: there is a way back.
  window.history.replaceState({ idx: -1, key: 'before', usr: null }, '', accountPaths.userAgreement.to());
  window.history.pushState(null, '', sitePaths.root.to());
  await client.restart(examPaths.testPaper.to({ exam }));
  await screen.findByRole('button', { name: '交卷' });
}

/** The attempt as it lies on disk. */
async function onDisk(): Promise<Attempt> {
  const pending = await client.core.desktop.exam.pending();
  const id = pending.ok ? pending.value.find(({ exam: { examId } }) => examId === exam.examId)?.attemptId : undefined;
  const read = await client.core.desktop.exam.read(id ?? '');
  if (!read.ok || !read.value) throw new Error('There is no attempt on disk.');
  return read.value;
}

const questionOf = (attempt: Attempt, kind: QuestionKind) => {
  const question = attempt.paper.questions.find((each) => each.kind === kind);
  if (!question) throw new Error(`The paper has no ${kind} question.`);
  return question;
};

/** Goes to a question by the answer sheet, opening its section first. */
async function goToNumber(number: number): Promise<void> {
  const sheet = within(screen.getByRole('navigation', { name: '答题卡' }));
  for (const fold of sheet.queryAllByRole('button', { expanded: false })) await client.user.click(fold);
  await client.user.click(sheet.getByRole('button', { name: new RegExp(`^第 ${number} 题，`) }));
  await screen.findByRole('heading', { name: `第 ${number} 题` });
}

const ask = () => client.core.fetch('/api/exam/v1/userExam/findUserExams?pageNum=1&pageSize=10');
const savedLine = () => screen.findByRole('button', { name: /^已保存在本机 \d\d:\d\d:\d\d$/ });

describe('the locked paper for a screen reader', () => {
  const liveRegion = (element: HTMLElement) => element.closest('output, [role="status"], [role="alert"], [aria-live]');

  it('everything has a name, every state its word, and what happens is said in live regions', async () => {
    await sit({ policyLockdown: 'standard' });
    const named = (role: string) => [screen.getAllByRole(role).length, screen.getAllByRole(role, { name: /./ }).length];
    for (const role of ['button', 'navigation', 'timer', 'heading', 'radio', 'radiogroup'])
      expect(named(role)[1], role).toBe(named(role)[0]);
    expect(liveRegion(screen.getByRole('timer'))).toBeNull();

    const question = questionOf(await onDisk(), 'single');
    await goToNumber(question.number);
    const cell = () =>
      within(screen.getByRole('navigation', { name: '答题卡' })).getByRole('button', { name: /，当前$/ });
    expect(cell().ariaLabel).toBe(`第 ${question.number} 题，未答，当前`);
    await client.user.click(screen.getAllByRole('radio')[1]!);
    expect(liveRegion(await savedLine())).toBeTruthy();
    await client.user.keyboard('m');
    await waitFor(() => expect(cell().ariaLabel).toBe(`第 ${question.number} 题，已答，已标记，当前`));

    await act(async () => client.core.focus('blur'));
    // The paper was left by its door before this page: that counted once.
    expect(liveRegion(await screen.findByText(/已记录离开考试窗口 2 次/))).toBeTruthy();
    await client.platform.stop();
    await ask();
    expect(liveRegion(await screen.findByText('网络断开了，请继续作答。'))).toBeTruthy();
    expect(screen.getByText('离线作答中')).toBeTruthy();
    await client.platform.start();
  });

  it('menu, printing, developer tools, dragging and the system’s clipboard are off while it is locked, and back after', async () => {
    await sit({ policyLockdown: 'standard' });
    const { attemptId } = await onDisk();
    const options = { bubbles: true, cancelable: true };
    const key = (name: string, ctrlKey = false) => new KeyboardEvent('keydown', { ...options, key: name, ctrlKey });
    const own = document.createElement('i');
    own.draggable = true;
    document.body.append(own);
    const tried = () =>
      Object.entries({
        menu: new MouseEvent('contextmenu', options),
        tools: key('F12'),
        print: key('p', true),
        save: key('s', true),
        copy: new Event('copy', options),
        paste: new Event('paste', options),
        drag: new Event('dragstart', options),
      }).flatMap(([name, event]) => (document.body.dispatchEvent(event) ? [] : [name]));
    await expect.poll(tried).toEqual(['menu', 'tools', 'print', 'save', 'copy', 'paste', 'drag']);
    expect(own.dispatchEvent(new Event('dragstart', options))).toBe(true);
    await client.core.desktop.exam.leave(attemptId);
    await expect.poll(tried).toEqual([]);
    own.remove();
  });

  it('a computer that could not be locked says so, once, in a live region', async () => {
    const window = openLockdown.window();
    const setFullScreen = () => {
      throw new Error('The window manager refuses.');
    };
    await sit({
      policyLockdown: 'standard',
      lockdown: { ...openLockdown, window: () => window && { ...window, setFullScreen } },
    });
    const said = await screen.findByText(/^这台电脑未能锁定（窗口全屏）/);
    expect(liveRegion(said)).toBeTruthy();
    expect(await client.core.desktop.lockdown.state()).toMatchObject({
      value: { level: 'standard', active: [], failed: 'full-screen' },
    });
  });
});

describe('answering', () => {
  it('a choice is on disk and the line under the question says so', async () => {
    await sit();
    const question = questionOf(await onDisk(), 'single');
    await goToNumber(question.number);
    await client.user.click(screen.getAllByRole('radio')[1]!);
    await savedLine();
    expect((await onDisk()).answers[question.id]?.value).toEqual({ kind: 'choice', keys: ['B'] });
    await client.user.click(await savedLine());
    const panel = within(await screen.findByRole('dialog', { name: '答案保存情况' }));
    expect(panel.getByText('交卷时整卷一次送达平台；在此之前，以本机保存的答案为准。')).toBeTruthy();
    expect(panel.getByText('B')).toBeTruthy();
  });

  it('keys choose, mark and move; a typing learner loses none', async () => {
    await sit();
    const attempt = await onDisk();
    const question = questionOf(attempt, 'multiple');
    await goToNumber(question.number);
    await client.user.keyboard('a3m');
    await waitFor(async () => {
      const { answers, marked } = await onDisk();
      expect(answers[question.id]?.value).toEqual({ kind: 'choice', keys: ['A', 'C'] });
      expect(marked).toEqual([question.id]);
    });
    expect(screen.getByRole('button', { name: `第 ${question.number} 题，已答，已标记，当前` })).toBeTruthy();
    screen.getByRole('button', { name: '下一题' }).focus();
    await client.user.keyboard('{ArrowRight}');
    await screen.findByRole('heading', { name: `第 ${question.number + 1} 题` });
    const essay = questionOf(attempt, 'essay');
    await goToNumber(essay.number);
    await client.user.type(screen.getByRole('textbox'), 'am{ArrowLeft}b');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'abm');
    await waitFor(async () => {
      const { answers, currentQuestion: place, marked } = await onDisk();
      expect(answers[essay.id]?.value).toEqual({ kind: 'text', text: 'abm' });
      expect([place, marked]).toEqual([essay.id, [question.id]]);
    });
  });

  it('after the last question comes the summary before handing in', async () => {
    await sit();
    const questions = (await onDisk()).paper.questions;
    await goToNumber(questions.length);
    expect(screen.queryByRole('button', { name: '下一题' })).toBeNull();
    await client.user.click(screen.getByRole('button', { name: '检查并交卷' }));
    expect(await screen.findByRole('alertdialog', { name: /交卷/ })).toBeTruthy();
    expect(await onDisk()).toMatchObject({ phase: 'open' });
  });

  it('an input method writes nothing until its characters stand', async () => {
    await sit();
    const question = questionOf(await onDisk(), 'blank');
    await goToNumber(question.number);
    const field = screen.getAllByRole('textbox')[0]!;
    const { attemptId } = await onDisk();
    const before = await client.core.desktop.exam.mark(attemptId, question.id, false);
    fireEvent.compositionStart(field);
    for (const letters of ['d', 'dian', '电']) {
      fireEvent.change(field, { target: { value: letters } });
      expect(field).toHaveProperty('value', letters);
    }
    fireEvent.compositionEnd(field);
    await waitFor(async () => expect((await onDisk()).answers[question.id]).toBeTruthy());
    const { value, sequence } = (await onDisk()).answers[question.id]!;
    expect(value).toEqual({ kind: 'blanks', texts: ['电', ...Array.from({ length: question.blanks - 1 }, () => '')] });
    // One record only: none of the letters on the way was written.
    expect(before).toMatchObject({ ok: true, value: { sequence: sequence - 1 } });
  });
});

describe('while the paper is open', () => {
  it('a lost network says what to do first and what is safe; back again it says so', async () => {
    await sit();
    await goToNumber(1);
    await client.user.keyboard('a');
    await savedLine();
    await client.platform.stop();
    await ask();
    expect(await screen.findByText('网络断开了，请继续作答。')).toBeTruthy();
    expect(screen.getByText(/已答 1 题，都保存在本机。/)).toBeTruthy();
    expect(screen.getByText('离线作答中')).toBeTruthy();
    await client.platform.start();
    await ask();
    expect(await screen.findByText('网络已恢复，请继续作答。')).toBeTruthy();
  });

  it('a screen switch is told with its number and without blame', async () => {
    await sit();
    client.core.focus('blur');
    const told = await screen.findByText(/已记录离开考试窗口 2 次/);
    expect(told.closest('output')).not.toBeNull();
  });

  it("the text size is the learner's and stays for the next paper", async () => {
    await sit();
    await client.user.click(screen.getByRole('button', { name: '字号' }));
    await client.user.click(await screen.findByRole('menuitemradio', { name: '特大' }));
    await waitFor(async () => {
      expect(await client.core.desktop.settings.read()).toMatchObject({ ok: true, value: { paperFontSize: 22 } });
    });
    expect(document.querySelector('[style*="--paper-text: 22px"]')).not.toBeNull();
  });
});

describe('coming back', () => {
  it('after a crash, with the platform gone: one calm screen, then the same question with every answer', async () => {
    await sit();
    const question = questionOf(await onDisk(), 'single');
    await goToNumber(question.number);
    await client.user.keyboard('c');
    await savedLine();
    await waitFor(async () => expect((await onDisk()).currentQuestion).toBe(question.id));
    await client.platform.stop();
    await client.restart(examPaths.testPaper.to({ exam }));
    expect(await screen.findByText('1 题的答案都在这里。')).toBeTruthy();
    await client.user.click(screen.getByRole('button', { name: '保存诊断信息' }));
    await screen.findByText(/^诊断信息已保存为 lectern-diagnostics-/);
    await client.user.click(screen.getByRole('button', { name: '继续' }));
    await screen.findByRole('heading', { name: `第 ${question.number} 题` });
    expect(screen.getByRole('radio', { checked: true }).textContent).toMatch(/^C/);
  });

  it('leaving asks first, and clears the timing values of the paper [exam-timing-clear]', async () => {
    await sit();
    await client.user.click(screen.getByRole('button', { name: '隐藏剩余时间' }));
    expect(sessionStorage.getItem('examTiming')).not.toBeNull();
    const leave = async () => {
      await act(async () => window.history.back());
      return within(await screen.findByRole('alertdialog'));
    };
    await client.user.click((await leave()).getByRole('button', { name: '继续作答' }));
    await waitFor(() => expect(window.location.pathname).toBe('/exam/testPaper'));
    await client.user.click((await leave()).getByRole('button', { name: '离开' }));
    // The dialog hides the room from readers: only the address tells that it was left.
    await waitFor(() => expect(window.location.pathname).toBe(accountPaths.userAgreement.to()));
    await waitFor(() => expect(sessionStorage.getItem('examTiming')).toBeNull());
    const pending = await client.core.desktop.exam.pending();
    expect(pending).toMatchObject({ ok: true, value: [{ phase: 'open', mine: true }] });
  });
});

describe('handing in', () => {
  it('counts, goes back by default, then hands in once and shows the receipt and the result', async () => {
    await sit();
    await goToNumber(1);
    await client.user.keyboard('a');
    await savedLine();
    await client.user.click(screen.getByRole('button', { name: '交卷' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '确认交卷？' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('返回作答'));
    expect(dialog.getByText('1 题的答案都已保存在本机')).toBeTruthy();
    await client.user.click(dialog.getAllByRole('button', { name: '去作答' })[0]!);
    await screen.findByRole('heading', { name: '第 2 题' });
    const attempt = await onDisk();
    await client.user.click(screen.getByRole('button', { name: '交卷' }));
    await client.user.click(await screen.findByRole('button', { name: '仍然交卷' }));
    expect(await screen.findByRole('heading', { name: '交卷成功' })).toBeTruthy();
    expect(window.location.pathname).toBe('/exam/handPaper');
    expect(await screen.findByRole('heading', { name: '成绩' })).toBeTruthy();
    expect(await acceptedPapers(client.platform, attempt.userPaperId)).toEqual([answersOf(attempt)]);
    const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(fact('考试')).toBe(attempt.exam.name);
    expect(fact('封存答案')).toMatch(/\d+:\d\d/);
    expect(fact('校验码')).toMatch(/^[\dA-F]{4}( [\dA-F]{4}){2}/);
    await client.user.click(screen.getByRole('button', { name: '复制回执编号' }));
    const number = await navigator.clipboard.readText();
    expect(number).toMatch(/^\w{4} \w{4}$/);
    expect(attempt.userPaperId.endsWith(number.replace(' ', ''))).toBe(true);
    expect(fact('回执编号')).toContain(number);
    await client.restart(accountPaths.personalCenter.to({ tab: 'receipts' }));
    const row = within(within(await screen.findByRole('list', { name: '考试回执' })).getByRole('listitem'));
    row.getByText('已送达');
    await client.user.click(row.getByRole('button', { name: `查看回执：${attempt.exam.name}` }));
    expect(await screen.findByRole('heading', { name: '交卷成功' })).toBeTruthy();
  });

  it('with the platform gone the paper is sealed here, and goes out when it is back', async () => {
    await sit();
    await goToNumber(1);
    await client.user.keyboard('a');
    await savedLine();
    const attempt = await onDisk();
    await client.platform.stop();
    await client.core.fetch('/api/exam/v1/userExam/findUserExams?pageNum=1&pageSize=50');
    await client.user.click(screen.getByRole('button', { name: '交卷' }));
    expect(await screen.findByText(/^现在没有网络：交卷后试卷先封存在本机/)).toBeTruthy();
    await client.user.click(await screen.findByRole('button', { name: '仍然交卷' }));
    expect(await screen.findByRole('heading', { name: '已封存在本机，等待网络' })).toBeTruthy();
    await screen.findByText(/即使关机，下次打开客户端时也会继续/);
    expect(screen.queryByText(/不要关机|\d%|秒后重试/)).toBeNull();
    await client.platform.start();
    await client.user.click(await screen.findByRole('button', { name: '现在再试' }));
    expect(await screen.findByRole('heading', { name: '交卷成功' })).toBeTruthy();
    expect(await acceptedPapers(client.platform, attempt.userPaperId)).toEqual([answersOf(attempt)]);
  });

  it('an exam that is looked at from the list shows its papers, asked for on one page [exam-paper-list] [page-size-999]', async () => {
    await sit();
    await client.user.click(screen.getByRole('button', { name: '交卷' }));
    await client.user.click(await screen.findByRole('button', { name: '仍然交卷' }));
    await screen.findByRole('heading', { name: '交卷成功' });
    const before = (await client.platform.log()).length;
    await client.restart(examPaths.handPaper.to({ exam }));
    await client.user.click(await screen.findByRole('button', { name: /^查看成绩（第 \d+ 次）$/ }));
    await screen.findByRole('heading', { name: '成绩' });
    const after = (await client.platform.log()).slice(before);
    const asked = after.filter(({ id }) => id === 'examFindUserPaperListById').map(({ query }) => query);
    const { businessId: bussinessId, examId, sourceType: type } = exam;
    expect(asked.length).toBeGreaterThan(0);
    for (const query of asked)
      expect(query).toMatchObject({ bussinessId, examId, type, pageNum: '1', pageSize: '999' });
  });
});
