import * as z from 'zod/mini';
import * as calls from '#contract/platform/practice/user-practice.ts';
import { wireTime } from '../../server/clock.ts';
import { handle } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { practiceCodes } from './codes.ts';
import { judge, questionsOf, rightAnswer } from './practice-questions.ts';
import { modesOf, ownPractice } from './practices.ts';
import { answersOf, joinRun, ownRun, type RunRow } from './run-row.ts';
import { commitSentinel } from './sentinels.ts';

function refuseEnded({ ended_at }: RunRow): void {
  if (ended_at !== null) throw new Refusal(practiceCodes.practiceEnded, '这次练习已经结束');
}

const flagOf = (right: boolean | null): number | null => (right === null ? null : Number(right));

export const runHandlers = [
  handle(calls.userPracticeJoinExam, ({ practiceId, model }, context) => {
    const practice = ownPractice(practiceId, context);
    if (!modesOf(practice).some((mode) => mode.model === model)) {
      throw new Refusal(practiceCodes.noSuchMode, '这个练习没有这种模式');
    }
    const run = joinRun(practiceId, model, context);
    return { userPaperId: run.id, joinTime: wireTime(run.joined_at) };
  }),
  handle(calls.userPracticeFindUserPaperInfo, (key, context) => {
    const run = ownRun(key, context);
    return {
      userPaperId: run.id,
      status: run.ended_at === null ? 0 : 2,
      answerList: answersOf(run, context).map(({ question_id, answer, is_right }) => ({
        questionId: question_id,
        answer: z.parse(z.array(z.string()), JSON.parse(answer)),
        right: is_right,
      })),
    };
  }),
  handle(
    calls.userPracticeCommitPaper,
    (body, context) => {
      const run = ownRun(body, context);
      const practice = ownPractice(run.practice_id, context);
      refuseEnded(run);
      const question = questionsOf(practice).find(({ id }) => id === body.questionId);
      if (!question) throw new Refusal(serverCodes.badParameter, `练习中没有题目 ${body.questionId}`);
      const right = judge(question, body.answer);
      context.store.run(
        `INSERT INTO practice_answer (run_id, question_id, answer, is_right, commits) VALUES (?, ?, ?, ?, 1)
       ON CONFLICT (run_id, question_id)
       DO UPDATE SET answer = excluded.answer, is_right = excluded.is_right, commits = commits + 1`,
        run.id,
        question.id,
        JSON.stringify(body.answer),
        flagOf(right),
      );
      return {
        right: flagOf(right),
        rightAnswer: rightAnswer(question),
        analysis: practice.analyses[question.id] ?? '',
      };
    },
    commitSentinel,
  ),
  handle(calls.userPracticeCommitAllPaper, (body, context) => {
    const run = ownRun(body, context);
    refuseEnded(run);
    context.store.run('UPDATE practice_run SET ended_at = ? WHERE id = ?', context.clock.now(), run.id);
    const answers = answersOf(run, context);
    const rightCount = answers.filter(({ is_right }) => is_right === 1).length;
    return { userPaperId: run.id, answerCount: answers.length, rightCount };
  }),
  handle(calls.userPracticeQuestionMark, ({ mark, practiceId, questionId }, context) => {
    ownPractice(practiceId, context);
    const { store, account } = context;
    if (mark !== 0 && mark !== 1) throw new Refusal(serverCodes.badParameter, '参数 mark 超出范围');
    const sql =
      mark === 1
        ? 'INSERT OR IGNORE INTO practice_mark (account_id, practice_id, question_id) VALUES (?, ?, ?)'
        : 'DELETE FROM practice_mark WHERE account_id = ? AND practice_id = ? AND question_id = ?';
    store.run(sql, account.id, practiceId, questionId);
    return null;
  }),
];
