import * as z from 'zod/mini';
import * as calls from '#contract/platform/practice/practice.ts';
import type { PracticeContent } from '../../content/practices/practice-content.ts';
import { practiceById } from '../../content/practices/practices.ts';
import { wireTime } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { practiceSections, questionsOf, rightAnswer } from './practice-questions.ts';
import { questionsSentinel } from './sentinels.ts';

const memberRow = z.object({ practice_id: z.string(), business_id: z.string() });
const latestRow = z.object({ question_id: z.string(), is_right: z.nullable(z.number()), at: z.number() });

const modes = { inOrder: 1, random: 2, bySection: 3, mock: 4, wrongOnly: 5 } as const;

/** The practice of this learner, or the refusal that there is none. */
export function ownPractice(practiceId: string, { store, account }: Context): PracticeContent {
  const member = store.one(
    memberRow,
    'SELECT practice_id, business_id FROM practice_member WHERE account_id = ? AND practice_id = ?',
    account.id,
    practiceId,
  );
  const practice = member && practiceById(member.practice_id);
  if (!practice) throw new Refusal(serverCodes.notFound, '没有找到这个练习');
  return practice;
}

/** The numbers of the modes that a practice offers. */
export function modesOf({ mockMinutes }: PracticeContent): { model: number; minutes: number | null }[] {
  return [
    { model: modes.inOrder, minutes: null },
    { model: modes.random, minutes: null },
    { model: modes.bySection, minutes: null },
    ...(mockMinutes === null ? [] : [{ model: modes.mock, minutes: mockMinutes }]),
    { model: modes.wrongOnly, minutes: null },
  ];
}

function listItem(practice: PracticeContent, businessId: string, { store, account }: Context) {
  // Of several answers to one question the latest counts.
  const latest = store.all(
    latestRow,
    `SELECT question_id, is_right, MAX(joined_at) AS at FROM practice_answer JOIN practice_run ON run_id = practice_run.id
     WHERE account_id = ? AND practice_id = ? GROUP BY question_id`,
    account.id,
    practice.id,
  );
  const right = latest.filter(({ is_right }) => is_right === 1).length;
  const wrong = latest.filter(({ is_right }) => is_right === 0).length;
  return {
    practiceId: practice.id,
    practiceName: practice.name,
    coverUrl: practice.cover,
    sourceName: practice.sourceName,
    sourceType: '1',
    businessId,
    questionCount: questionsOf(practice).length,
    doneCount: latest.length,
    wrongCount: wrong,
    lastTime: wireTime(latest.length > 0 ? Math.max(...latest.map(({ at }) => at)) : null),
    rate: right + wrong > 0 ? Math.round((right / (right + wrong)) * 100) : null,
  };
}

export const practiceListHandlers = [
  handle(calls.userPracticeXFindUserExams, (paging, context) => {
    const { store, account } = context;
    const all = store.all(
      memberRow,
      'SELECT practice_id, business_id FROM practice_member WHERE account_id = ? ORDER BY position',
      account.id,
    );
    const { list, total } = pageOf(all, paging);
    return {
      list: list.flatMap(({ practice_id, business_id }) => {
        const practice = practiceById(practice_id);
        return practice ? [listItem(practice, business_id, context)] : [];
      }),
      total,
    };
  }),
  handle(calls.userPracticeModelInfo, ({ practiceId }, context) => {
    const practice = ownPractice(practiceId, context);
    const { name, sourceName } = practice;
    return { practiceName: name, sourceName, sourceType: '1', modelList: modesOf(practice) };
  }),
  handle(
    calls.userPracticeFindQuestForExam,
    ({ practiceId }, context) => {
      const practice = ownPractice(practiceId, context);
      const solutions = practice.solutions === 'sent' ? questionsOf(practice) : [];
      return {
        sectionList: practiceSections(practice),
        solutionList: solutions.map((question) => ({
          questionId: question.id,
          rightAnswer: rightAnswer(question),
          analysis: practice.analyses[question.id] ?? '',
        })),
      };
    },
    questionsSentinel,
  ),
];
