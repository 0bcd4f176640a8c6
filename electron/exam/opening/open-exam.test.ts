import { describe, expect, it } from 'vitest';
import type { EntryStep } from '../../../src/contract/exam/exam-needs.ts';
import type { Attempt } from '../../../src/contract/ipc/exam.ts';
import type { AttemptStart } from '../attempts/attempt-store.ts';
import { createPlatformClock } from '../clock/clock.ts';
import { openPlatformZone } from '../clock/platform-zone.ts';
import type { PlatformAnswer } from '../../gateway/platform-client.ts';
import { memoryFile } from '../../testing/memory-file.ts';
import { createOpenExam, type OpenExamOptions } from './open-exam.ts';
import { createFakePlatform, good, refusal } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { electricianExam, openPaper } from '../testing/open-paper.ts';
import { paperAnswers } from '../testing/paper-answers.ts';

const unknown = { kind: 'unknown', status: null } as const;
const unreachable = { kind: 'unreachable' } as const;
const unfinished = good({
  list: [
    { userPaperId: 'done', status: 1, joinTime: '2026-03-02 09:30:00' },
    { userPaperId: 'older', status: 0, joinTime: '2026-03-01 09:00:00' },
    { userPaperId: 'p1', status: '0', joinTime: '2026-03-02 09:00:00' },
  ],
});

interface DeskOptions {
  onDisk?: Attempt | null;
  signedIn?: boolean;
  missing?: EntryStep[];
  /** Id of a paper whose journal only rescue opens. */
  lockedPaper?: string | null;
  answers?: Partial<Record<string, PlatformAnswer[]>>;
}

function createDesk({
  onDisk = null,
  signedIn = true,
  missing = [],
  lockedPaper = null,
  answers = {},
}: DeskOptions = {}) {
  const used: string[] = [];
  const reported: string[] = [];
  const platform = createFakePlatform({ ...paperAnswers(), ...answers });
  const session = createFakeSession(signedIn ? account('lm') : null);
  const begun: { accountId: string; owner: string; start: AttemptStart }[] = [];
  const media: string[] = [];
  const store = {
    find: async () => onDisk,
    read: async () => null,
    isLockedAway: async (_, userPaperId) => userPaperId === lockedPaper,
    begin: async ({ accountId, owner }, start) => {
      begun.push({ accountId, owner, start });
      return openPaper({ userPaperId: start.userPaperId, rules: start.rules, paper: start.paper });
    },
  } satisfies OpenExamOptions['store'];
  const open = createOpenExam({
    session: session.watch,
    store,
    platform: platform.client,
    platformOrigin: 'https://learn.example',
    clock: createPlatformClock(
      () => 0,
      () => 1_000,
    ),
    zone: openPlatformZone(memoryFile(), 'https://learn.example'),
    copies: { bring: async () => 0 },
    media: { fetchFor: async (attemptId) => void media.push(attemptId) },
    entry: { missing: () => missing, used: (_, exam) => void used.push(exam.examId) },
    faceRule: () => false,
    report: (what) => void reported.push(what),
  });
  const anew = () => open(electricianExam, { anew: true });
  return { open: () => open(electricianExam), anew, platform, session, begun, media, used, reported };
}

const join = (calls: string[]) => calls.filter((id) => id === 'examJoinExam').length;

const room = {
  examPlanRoomUserPaperSave: [good(true)],
  findUserPaperSurface: [good({ userPaperId: 'p1', examName: '电工（四级）', examPlanRoomId: 'room-3' })],
};

describe('an exam that is planned for an exam room', () => {
  const entered = ({ platform }: ReturnType<typeof createDesk>) =>
    platform.sent.filter(({ id }) => id === 'examPlanRoomUserPaperSave').map(({ input }) => input);

  it('enters a paper that was joined there, once, also when nobody knows what came of it', async () => {
    for (const answer of [good(true), refusal(500), unknown]) {
      const desk = createDesk({ answers: { ...room, examPlanRoomUserPaperSave: [answer] } });
      expect(await desk.open()).toMatchObject({ opened: true });
      expect(entered(desk)).toEqual([{ examPlanRoomId: 'room-3', userPaperId: 'p1', examId: electricianExam.examId }]);
      expect(desk.reported).toHaveLength(answer.kind === 'answered' && answer.code === 0 ? 0 : 1);
    }
  });

  it('enters no paper that was joined before, and none where no room is named', async () => {
    const again = createDesk({ answers: { ...room, examFindUserPaperListById: [unfinished] }, lockedPaper: 'p1' });
    expect(await again.open()).toMatchObject({ opened: true });
    expect(entered(again)).toEqual([]);
    const alone = createDesk();
    await alone.open();
    expect(entered(alone)).toEqual([]);
  });
});

describe('opening an exam', () => {
  it('needs someone who is signed in', async () => {
    expect(await createDesk({ signedIn: false }).open()).toMatchObject({ opened: false, problem: 'session' });
  });

  it('resumes from disk without asking the platform anything', async () => {
    const desk = createDesk({ onDisk: openPaper({ recovered: true }) });
    desk.platform.script = {};
    expect(await desk.open()).toMatchObject({ opened: true, attempt: { attemptId: 'a1', recovered: true } });
    expect(desk.platform.sent).toEqual([]);
    expect(desk.begun).toEqual([]);
  });

  it('begins anew without the steps, but only the paper whose journal is locked away', async () => {
    const desk = createDesk({ missing: ['read'], lockedPaper: 'p1' });
    desk.platform.restart('examFindUserPaperListById', unfinished);
    expect(await desk.anew()).toMatchObject({ opened: true });
    expect(join(desk.platform.calls())).toBe(0);
    expect(await desk.open()).toMatchObject({ opened: false, problem: 'not-prepared' });
  });

  it('joins nothing before the steps of the exam were passed, whatever address was opened', async () => {
    const desk = createDesk({ missing: ['read'] });
    expect(await desk.open()).toMatchObject({ opened: false, problem: 'not-prepared' });
    expect(desk.platform.calls()).toEqual(['findBasicExamById']);
    expect(await desk.anew()).toMatchObject({ opened: false, problem: 'not-prepared' });
    const prepared = createDesk();
    await prepared.open();
    expect(prepared.used).toEqual(['e1']);
  });

  it('takes two cameras for a formal exam whose platform knows no camera fields (G-119)', async () => {
    const desk = createDesk();
    desk.platform.restart('findBasicExamById', good({ examType: 2 }));
    desk.platform.restart('findUserPaperSurface', good({ userPaperId: 'p1', duration: 60 }));
    await desk.open();
    expect(desk.begun[0]?.start.rules).toMatchObject({ cameraCount: 2, sideCameraRequired: false });
  });

  it('asks for the list of papers with 999 rows, page 1 [exam-paper-list] [page-size-999]', async () => {
    const desk = createDesk();
    await desk.open();
    expect(desk.platform.sent[1]).toEqual({
      id: 'examFindUserPaperListById',
      input: { bussinessId: 'b1', examId: 'e1', type: '2', pageNum: 1, pageSize: 999 },
    });
  });

  it('opens a paper without a surface by what the exam says', async () => {
    const desk = createDesk();
    const basic = { examType: 1, examName: 'The exam', duration: 45, totalScore: 100, passScore: 60, questionCount: 2 };
    desk.platform.restart('findBasicExamById', good(basic));
    desk.platform.restart('findUserPaperSurface', { kind: 'unknown', status: 404 });
    expect(await desk.open()).toMatchObject({ opened: true });
    const [begun] = desk.begun;
    expect(begun?.start.paper).toMatchObject({ title: 'The exam', totalScore: 100, passScore: 60 });
    expect(begun!.start.rules.deadline! - begun!.start.rules.joinedAt).toBe(45 * 60_000);
    expect(desk.platform.calls().filter((id) => id === 'findUserPaperSurface')).toHaveLength(1);
  });

  it('reports questions that cannot be read, and a paper of another size than it says', async () => {
    const desk = createDesk();
    desk.platform.restart('findUserPaperSurface', good({ userPaperId: 'p1', questionCount: 3 }));
    const questionList = [{ id: 'q1' }, { id: 'q2' }, { title: 'no id' }, { id: 'q1' }];
    desk.platform.restart('userPaperFindQuestForExam', good({ questionList }));
    expect(await desk.open()).toMatchObject({ opened: true });
    expect(desk.reported).toEqual([
      '2 questions of a paper have no id of their own and cannot be answered',
      'a paper of 3 questions was read as 4',
    ]);
  });

  it('takes up the latest unfinished paper of the platform instead of joining', async () => {
    const desk = createDesk();
    desk.platform.restart('examFindUserPaperListById', unfinished);
    expect(await desk.open()).toMatchObject({ opened: true, attempt: { userPaperId: 'p1' } });
    expect(join(desk.platform.calls())).toBe(0);
  });

  it('joins once, and keeps the paper durably before it opens, with media after', async () => {
    const desk = createDesk();
    expect(await desk.open()).toMatchObject({ opened: true });
    expect(desk.platform.sent[2]).toEqual({
      id: 'examJoinExam',
      input: { bussinessId: 'b1', examId: 'e1', type: '2' },
    });
    expect(desk.platform.sent.slice(3).map((call) => call.input)).toEqual([
      { userPaperId: 'p1', examId: 'e1' },
      { userPaperId: 'p1', examId: 'e1' },
    ]);
    const nine = Date.parse('2026-03-02T09:00:00+08:00');
    expect(desk.begun).toMatchObject([
      {
        accountId: 'lm',
        owner: '138****8000',
        start: {
          exam: electricianExam,
          userPaperId: 'p1',
          rules: { joinedAt: nine, deadline: nine + 3_600_000 },
          clockOffset: 0,
        },
      },
    ]);
    expect(desk.media).toEqual(['a1']);
  });

  it('runs once for openings at the same time, and again for a later one', async () => {
    const desk = createDesk();
    const [first, second] = await Promise.all([desk.open(), desk.open()]);
    expect(second).toBe(first);
    expect(join(desk.platform.calls())).toBe(1);
    await desk.open();
    expect(desk.begun).toHaveLength(2);
  });

  it('does not open for an account that signed out meanwhile', async () => {
    const desk = createDesk();
    desk.platform.restart('userPaperFindQuestForExam', () => {
      desk.session.become(null);
      return good({ questionList: [{ id: 'q1' }] });
    });
    expect(await desk.open()).toMatchObject({ opened: false, problem: 'session' });
  });
});

describe('joining over a bad network', () => {
  it('reads the list after an unknown outcome and takes up the paper it shows, without a second join', async () => {
    const desk = createDesk();
    desk.platform.restart('examJoinExam', unknown);
    desk.platform.restart('examFindUserPaperListById', good({ list: [] }), unfinished);
    expect(await desk.open()).toMatchObject({ opened: true });
    expect(join(desk.platform.calls())).toBe(1);
  });

  it('joins a second and last time only when the list shows none', async () => {
    const desk = createDesk();
    desk.platform.restart('examJoinExam', unknown, good({ userPaperId: 'p2' }));
    expect(await desk.open()).toMatchObject({ opened: true, attempt: { userPaperId: 'p2' } });
    expect(desk.platform.calls().slice(1, 5)).toEqual([
      'examFindUserPaperListById',
      'examJoinExam',
      'examFindUserPaperListById',
      'examJoinExam',
    ]);
    const hopeless = createDesk();
    hopeless.platform.restart('examJoinExam', unknown);
    expect(await hopeless.open()).toMatchObject({ opened: false, problem: 'offline', counted: 'unknown' });
    expect(join(hopeless.platform.calls())).toBe(2);
  });

  it('never joins again when the list cannot be read', async () => {
    const desk = createDesk();
    desk.platform.restart('examJoinExam', unknown);
    desk.platform.restart('examFindUserPaperListById', good({ list: [] }), unreachable);
    expect(await desk.open()).toMatchObject({ opened: false, problem: 'offline', counted: 'unknown' });
    expect(join(desk.platform.calls())).toBe(1);
  });

  it.each([
    ['is not there', { kind: 'unknown', status: 404 } as const],
    ['refuses', refusal(500, '系统繁忙')],
  ])('joins once although the list of papers %s', async (_, answer) => {
    const desk = createDesk();
    desk.platform.restart('examFindUserPaperListById', answer);
    expect(await desk.open()).toMatchObject({ opened: true });
    expect(join(desk.platform.calls())).toBe(1);
    desk.platform.restart('examJoinExam', unknown);
    expect(await desk.open()).toMatchObject({ opened: false, counted: 'unknown' });
    expect(join(desk.platform.calls())).toBe(2);
  });

  it('takes up a paper with an unknown status number, unless it was submitted', async () => {
    const desk = createDesk();
    const list = [
      { userPaperId: 'odd', status: 9, joinTime: '2026-03-02 09:00:00' },
      { userPaperId: 'gone', status: 9, joinTime: '2026-03-02 10:00:00', submitTime: '2026-03-02 10:30:00' },
    ];
    desk.platform.restart('examFindUserPaperListById', good({ list }));
    expect(await desk.open()).toMatchObject({ opened: true, attempt: { userPaperId: 'odd' } });
  });

  it('takes a joined paper without an id for an unknown outcome', async () => {
    const desk = createDesk();
    desk.platform.restart('examJoinExam', good({}));
    desk.platform.restart('examFindUserPaperListById', good({ list: [] }), unfinished);
    expect(await desk.open()).toMatchObject({ opened: true });
    expect(join(desk.platform.calls())).toBe(1);
  });

  it('asks again for questions whose answer was lost', async () => {
    const desk = createDesk();
    const [questions] = paperAnswers().userPaperFindQuestForExam;
    desk.platform.restart('userPaperFindQuestForExam', unknown, unknown, questions!);
    expect(await desk.open()).toMatchObject({ opened: true });
    desk.platform.restart('userPaperFindQuestForExam', unknown);
    expect(await desk.open()).toMatchObject({ opened: false, problem: 'offline', counted: 'yes' });
  });
});

describe('what the platform says no to', () => {
  it.each([
    { answer: unreachable, problem: 'offline', message: '' },
    { answer: refusal(40301, '上一门课程进度未达到80%'), problem: 'locked', message: '上一门课程进度未达到80%' },
    { answer: refusal(40302, '该考试未到开启时间'), problem: 'not-open', message: '该考试未到开启时间' },
    { answer: refusal(40303, '考试已结束'), problem: 'ended', message: '考试已结束' },
    { answer: refusal(40304, '考试次数已用完'), problem: 'no-attempts', message: '考试次数已用完' },
    { answer: refusal(500, '考试次数已用完'), problem: 'no-attempts', message: '考试次数已用完' },
    { answer: refusal(500, '该考试未到开启时间'), problem: 'not-open', message: '该考试未到开启时间' },
    { answer: refusal(500, '请先完成前置课程'), problem: 'locked', message: '请先完成前置课程' },
    { answer: refusal(500, '考试已过期'), problem: 'ended', message: '考试已过期' },
    { answer: refusal(500, '系统繁忙'), problem: 'refused', message: '系统繁忙' },
    { answer: refusal(303, '登录已失效'), problem: 'session', message: '登录已失效' },
  ])('$answer.kind $answer.code $message: $problem', async ({ answer, problem, message }) => {
    const desk = createDesk();
    desk.platform.restart('examJoinExam', answer);
    expect(await desk.open()).toEqual({ opened: false, problem, message, counted: 'no' });
    expect(desk.begun).toEqual([]);
  });

  it('is a paper that nobody can answer when no question has an id, and no journal begins', async () => {
    const desk = createDesk();
    const questionList = [1, 2].map((number) => ({ type: 4, title: `${number}`, score: 2 }));
    desk.platform.restart('userPaperFindQuestForExam', good({ questionList }));
    expect(await desk.open()).toEqual({ opened: false, problem: 'unanswerable', message: '', counted: 'yes' });
    expect(desk.begun).toEqual([]);
  });

  it('is a malformed paper when there is nothing to answer', async () => {
    const desk = createDesk();
    desk.platform.restart('userPaperFindQuestForExam', good({ sectionList: null }));
    expect(await desk.open()).toEqual({ opened: false, problem: 'malformed', message: '', counted: 'yes' });
  });
});
