import { describe, expect, it } from 'vitest';
import { good, refusal } from '../testing/fake-platform.ts';
import { createDesk, join, unfinished, unknown, unreachable } from '../testing/opening-desk.ts';
import { paperAnswers } from '../testing/paper-answers.ts';

describe('joining over a bad network', () => {
  it('reads the list after an unknown outcome and takes up the paper it shows, without a second join', async () => {
    const desk = createDesk();
    desk.platform.restart('examJoinExam', unknown);
    desk.platform.restart('examFindUserPaperListById', good({ list: [] }), unfinished);
    expect(await desk.open()).toMatchObject({ opened: true });
    expect(join(desk.platform.calls())).toBe(1);
  });

  it('takes up a paper that shows in the list some seconds later', async () => {
    const desk = createDesk();
    desk.platform.restart('examJoinExam', unknown);
    const none = good({ list: [] });
    desk.platform.restart('examFindUserPaperListById', none, none, none, unfinished);
    expect(await desk.open()).toMatchObject({ opened: true, attempt: { userPaperId: 'p1' } });
    expect(join(desk.platform.calls())).toBe(1);
  });

  it('joins once where the platform said yes without naming the paper, and says what is known', async () => {
    const desk = createDesk();
    desk.platform.restart('examJoinExam', good(null));
    desk.platform.restart('examFindUserPaperListById', good({ list: [] }));
    expect(await desk.open()).toMatchObject({ opened: false, problem: 'malformed', counted: 'yes' });
    expect(join(desk.platform.calls())).toBe(1);
    desk.platform.restart('examFindUserPaperListById', good({ list: [] }), unfinished);
    expect(await desk.open()).toMatchObject({ opened: true });
  });

  it('joins a second and last time only when the list shows none', async () => {
    const desk = createDesk();
    desk.platform.restart('examJoinExam', unknown, good({ userPaperId: 'p2' }));
    expect(await desk.open()).toMatchObject({ opened: true, attempt: { userPaperId: 'p2' } });
    const list = 'examFindUserPaperListById';
    expect(desk.platform.calls().slice(1, 7)).toEqual([list, 'examJoinExam', list, list, list, 'examJoinExam']);
    expect(desk.waited).toEqual([2_000, 5_000, 10_000]);
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

  it.each([
    ['long over', { joinTime: '2026-02-01 09:00:00' }, []],
    ['without a time, beside another one', {}, [{ userPaperId: 'done', status: 1 }]],
  ])('joins beside an attempt with an unknown status number that is %s', async (_, more, others) => {
    const desk = createDesk({ now: Date.parse('2026-03-02T09:00:00+08:00') });
    const list = [{ userPaperId: 'last-month', status: 5, ...more }, ...others];
    desk.platform.restart('examFindUserPaperListById', good({ list }));
    expect(await desk.open()).toMatchObject({ opened: true, attempt: { userPaperId: 'p1' } });
    expect(join(desk.platform.calls())).toBe(1);
  });

  it('takes up a paper with an unknown status number of today', async () => {
    const desk = createDesk({ now: Date.parse('2026-03-02T09:00:00+08:00') });
    desk.platform.restart('findBasicExamById', good({ examType: 2, duration: 60 }));
    const list = [{ userPaperId: 'odd', status: 5, joinTime: '2026-03-02 08:30:00' }];
    desk.platform.restart('examFindUserPaperListById', good({ list }));
    expect(await desk.open()).toMatchObject({ opened: true, attempt: { userPaperId: 'odd' } });
    expect(join(desk.platform.calls())).toBe(0);
  });

  describe('where the only paper of the list may be an earlier attempt', () => {
    const list = 'examFindUserPaperListById';
    const doubtful = { userPaperId: 'odd', status: 5 };
    const desk = () => {
      const created = createDesk({ now: Date.parse('2026-03-02T09:00:00+08:00') });
      created.platform.restart(list, good({ list: [doubtful] }));
      return created;
    };

    it('joins, and sits what the join gives', async () => {
      const sitting = desk();
      expect(await sitting.open()).toMatchObject({ opened: true, attempt: { userPaperId: 'p1' } });
      sitting.platform.restart('examJoinExam', good({ userPaperId: 'odd' }));
      expect(await sitting.open()).toMatchObject({ opened: true, attempt: { userPaperId: 'odd' } });
    });

    it('goes on with it where the platform begins no other', async () => {
      const sitting = desk();
      sitting.platform.restart('examJoinExam', refusal(40304, '考试次数已用完'));
      expect(await sitting.open()).toMatchObject({ opened: true, attempt: { userPaperId: 'odd' } });
    });

    it.each(['', '系统繁忙，请稍后再试'])('is not gone on with where the platform only says: %s', async (words) => {
      const sitting = desk();
      sitting.platform.restart('examJoinExam', refusal(500, words));
      expect(await sitting.open()).toMatchObject({ opened: false, problem: 'refused', message: words });
    });

    it('sits the paper that was not there before a join that names none', async () => {
      const sitting = desk();
      sitting.platform.restart('examJoinExam', good(null));
      const both = good({ list: [doubtful, { userPaperId: 'p1', status: 5 }] });
      sitting.platform.restart(list, good({ list: [doubtful] }), both);
      expect(await sitting.open()).toMatchObject({ opened: true, attempt: { userPaperId: 'p1' } });
      sitting.platform.restart(list, good({ list: [doubtful] }));
      expect(await sitting.open()).toMatchObject({ opened: true, attempt: { userPaperId: 'odd' } });
    });

    it('is not taken for the paper of a join that nobody answered', async () => {
      const sitting = desk();
      sitting.platform.restart('examJoinExam', unknown);
      expect(await sitting.open()).toMatchObject({ opened: false, problem: 'offline', counted: 'unknown' });
    });
  });

  it.each([{ joinTime: '2026-01-05 09:00:00' }, { endTime: '2026-01-05 10:00:00' }])(
    'takes up no paper whose head shows that it was over long ago, although no other is begun: %j',
    async (told) => {
      const desk = createDesk({ now: Date.parse('2026-03-02T09:00:00+08:00') });
      desk.platform.restart('examFindUserPaperListById', good({ list: [{ userPaperId: 'old', status: 0 }] }));
      const head = { examName: '电工（四级）', duration: 60, userPaperId: 'old', ...told };
      desk.platform.restart('findUserPaperSurface', good(head));
      desk.platform.restart('examJoinExam', refusal(40304, '考试次数已用完'));
      expect(await desk.open()).toMatchObject({ opened: false, problem: 'no-attempts', counted: 'no' });
    },
  );

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
    // A number of ours beside words of theirs: the words say what is meant.
    { answer: refusal(40303, '系统繁忙，请稍后再试'), problem: 'refused', message: '系统繁忙，请稍后再试' },
    { answer: refusal(40302, '考试次数已用完'), problem: 'no-attempts', message: '考试次数已用完' },
    { answer: refusal(40304, ''), problem: 'no-attempts', message: '' },
    { answer: refusal(500, '您已交卷，请勿重复提交'), problem: 'refused', message: '您已交卷，请勿重复提交' },
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
