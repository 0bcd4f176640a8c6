import { describe, expect, it } from 'vitest';
import { good, refusal } from '../testing/fake-platform.ts';
import { electricianExam, openPaper } from '../testing/open-paper.ts';
import { createDesk, join, unfinished, unknown } from '../testing/opening-desk.ts';

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
          place: { origin: 'https://learn.example', branch: { code: 'b-1' } },
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
