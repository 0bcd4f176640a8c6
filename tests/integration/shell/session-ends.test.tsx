import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Attempt } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { userPaperCommitAllPaper } from '#contract/platform/exam/user-paper.ts';
import { demoPassword } from '#dev/platform/content/people.ts';
import { acceptedPapers, answersOf } from '../../support/accepted.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { handInStateOf, sitDemoExam, untilDelivered } from '../../support/sitting.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const owner = '13800010002';
const other = '13800010003';

let client: TestClient;
let attempt: Attempt;
afterEach(() => client.stop());

/** A learner with every question answered, who left the paper at its third question for this address. */
async function sitAndOpen(address: (attempt: Attempt) => string): Promise<void> {
  client = await openApp('/userAgreement', { signedIn: owner });
  attempt = await sitDemoExam(client.core);
  await client.core.desktop.exam.setCurrentQuestion(attempt.attemptId, third().id);
  localStorage.setItem('devOptions', 'on');
  localStorage.setItem('anything', 'of the page');
  sessionStorage.setItem('facePass', '1');
  await client.restart(address(attempt));
}

const third = () => attempt.paper.questions[2]!;
const paperPage = ({ exam, attemptId }: Attempt) => examPaths.testPaper.to({ exam, attemptId });

/** Opens the paper as the third question, back from a restart. */
async function sitOnPaper(): Promise<void> {
  await sitAndOpen(paperPage);
  await client.user.click(await screen.findByRole('button', { name: '继续' }));
  await screen.findByRole('heading', { name: `第 ${third().number} 题` });
}

/** The attempt as its account finds it on disk. */
async function onDisk(): Promise<Attempt> {
  const read = await client.core.desktop.exam.read(attempt.attemptId);
  if (!read.ok || !read.value) throw new Error('There is no attempt on disk.');
  return read.value;
}

async function signIn(account: string): Promise<void> {
  const { user } = client;
  await user.click(await screen.findByRole('tab', { name: '密码登录' }));
  const field = await screen.findByLabelText('手机号或邮箱');
  await user.clear(field);
  await user.type(field, account);
  await user.type(screen.getByLabelText('密码'), demoPassword);
  // The form remembers within one run of the page.
  const agreed = screen.getByRole<HTMLInputElement>('checkbox');
  if (!agreed.checked) await user.click(agreed);
  await user.click(screen.getByRole('button', { name: '登录' }));
}

/** Another learner signs in: whatever page the session of before ended on, this one begins at the home page. */
async function signInElsewhere(): Promise<void> {
  await signIn(other);
  await screen.findByRole('heading', { name: '考试中心' });
  expect(window.location.pathname).toBe('/examList');
}

/** What lies on disk of the journals' answers: name, size and digest of every file. */
function journals(): Record<string, string> {
  const folder = path.join(client.core.userData, 'exams');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.startsWith('answers') && statSync(path.join(folder, name)).isFile(),
  );
  return Object.fromEntries(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  );
}

async function expectSignInPage(search: string): Promise<void> {
  expect(await screen.findByRole('heading', { name: '登录' })).toBeTruthy();
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(window.location.search).toBe(search);
  expect(Object.keys(localStorage)).toEqual(['devOptions']);
  expect(sessionStorage.length).toBe(0);
  expect(await client.core.desktop.session.current()).toMatchObject({
    ok: true,
    value: { signedIn: false, branch: null },
  });
  const safe = (await screen.findByText('您的答案安全地保存在本机')).closest('output')!;
  expect(safe.textContent).toContain('138****0002');
  expect(within(safe).getByRole('timer').textContent).toMatch(/^剩余 [\d:]+$/);
}

/** The three codes that end a session, and how the sign-in page is then addressed from a page of this path. */
const endings = [
  ['303', true],
  ['10000', true],
  ['403', false],
] as const;
const searchFor = (from: string, back: boolean) => (back ? `?redirect=${encodeURIComponent(from)}` : '');

describe('a session that ends while a paper is open', () => {
  it.each(endings)(
    '%s on a call of the main process: storage wiped, journals untouched, the answers said to be safe [code-303-10000] [code-403]',
    async (code, back) => {
      await sitOnPaper();
      const before = Object.keys(journals());
      await client.platform.endSessions(owner, code);
      // A screen switch is told to the platform at once.
      client.core.focus('blur');
      await expectSignInPage(searchFor('/exam/testPaper', back));
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(Object.keys(journals())).toEqual(before);
    },
  );

  it.each(endings)(
    '%s on a call of the page: storage wiped, journals untouched, the answers said to be safe [code-303-10000] [code-403]',
    async (code, back) => {
      await sitAndOpen(() => '/userAgreement');
      const before = journals();
      await client.platform.endSessions(owner, code);
      await client.user.click(await screen.findByRole('button', { name: '返回' }));
      await expectSignInPage(searchFor('/examList', back));
      expect(journals()).toEqual(before);
    },
  );
});

describe('after the session ended', () => {
  it('the same account returns to the same question with every answer, the last words typed among them', async () => {
    await sitOnPaper();
    const essay = attempt.paper.questions.find(({ kind }) => kind === 'essay')!;
    const sheet = within(screen.getByRole('navigation', { name: '答题卡' }));
    for (const fold of sheet.queryAllByRole('button', { expanded: false })) await client.user.click(fold);
    await client.user.click(sheet.getByRole('button', { name: new RegExp(`^第 ${essay.number} 题，`) }));
    const field = await screen.findByRole('textbox');
    await client.user.clear(field);
    await client.user.type(field, 'first');
    await waitFor(async () =>
      expect((await onDisk()).answers[essay.id]?.value).toEqual({ kind: 'text', text: 'first' }),
    );
    const ended = new Promise<void>((resolve) => {
      client.core.desktop.session.changed(({ signedIn }) => {
        if (!signedIn) resolve();
      });
    });
    await client.platform.endSessions(owner, '303');
    client.core.focus('blur');
    // The learner types on until the session is gone.
    for (let letter = 0; letter < 100 && window.location.pathname === '/exam/testPaper'; letter += 1) {
      await client.user.type(field, 'x');
    }
    await ended;
    const typed = (field as HTMLTextAreaElement).value;
    expect(typed).toMatch(/^firstx+$/);
    await screen.findByRole('heading', { name: '登录' });
    await signIn(owner);
    // As after a crash: one calm screen first.
    await client.user.click(await screen.findByRole('button', { name: '继续' }));
    await screen.findByRole('heading', { name: `第 ${essay.number} 题` });
    expect(window.location.pathname).toBe('/exam/testPaper');
    expect(screen.getByRole('textbox')).toHaveProperty('value', typed);
    const { answers } = await onDisk();
    const expected = { ...answersOf(attempt), [essay.id]: [typed] };
    expect(answersOf({ ...attempt, answers })).toEqual(expected);
  });

  it('another account finds nothing of the paper: not in its list, not by its name, no answer', async () => {
    await sitOnPaper();
    await client.platform.endSessions(owner, '10000');
    client.core.focus('blur');
    await screen.findByRole('heading', { name: '登录' });
    await signInElsewhere();
    expect(screen.queryByRole('button', { name: '继续考试' })).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
    const { exam } = client.core.desktop;
    const { attemptId } = attempt;
    expect(await exam.read(attemptId)).toEqual({ ok: true, value: null });
    expect(await exam.handInState(attemptId)).toEqual({ ok: true, value: null });
    const refused = { ok: false, error: { code: 'no-attempt' } };
    expect(await exam.answer(attemptId, third().id, { kind: 'choice', keys: ['A'] })).toMatchObject(refused);
    expect(await exam.setCurrentQuestion(attemptId, third().id)).toMatchObject(refused);
    expect(await exam.handIn(attemptId, 'learner')).toMatchObject(refused);
    const pending = await exam.pending();
    expect(pending).toMatchObject({ ok: true, value: [{ attemptId, mine: false, phase: 'open' }] });
    expect(JSON.stringify(pending)).not.toContain('先断电');
    await client.restart(examPaths.testPaper.to({ exam: attempt.exam, attemptId }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '交卷' })).toBeNull());
    expect(document.body.textContent).not.toContain('先断电');
  });

  it('a sealed paper waits through another account and goes out once when its own signs in', async () => {
    await sitOnPaper();
    const { platform, user } = client;
    await platform.fault({ match: { id: userPaperCommitAllPaper.id }, mode: 'code', code: 303 });
    await user.click(screen.getByRole('button', { name: '交卷' }));
    await user.click(await screen.findByRole('button', { name: '确认交卷' }));
    await screen.findByRole('heading', { name: '登录' });
    expect(await screen.findByText(/已封存，登录同一账号后送达平台。/)).toBeTruthy();
    await signInElsewhere();
    const commits = async () => (await platform.log()).filter(({ id }) => id === userPaperCommitAllPaper.id);
    const refused = await commits();
    expect(refused.map(({ code }) => code)).toEqual([303]);
    await client.core.desktop.session.end('signed-out');
    await screen.findByRole('heading', { name: '登录' });
    expect(await acceptedPapers(platform, attempt.userPaperId)).toEqual([]);
    await signIn(owner);
    await waitFor(async () =>
      expect(await client.core.desktop.session.current()).toMatchObject({ value: { name: '李燕' } }),
    );
    await untilDelivered(client.core, attempt.attemptId);
    expect(await acceptedPapers(platform, attempt.userPaperId)).toEqual([answersOf(attempt)]);
    expect(await handInStateOf(client.core, attempt.attemptId)).toMatchObject({
      phase: 'delivered',
      waitingFor: 'nothing',
    });
  });
});
