import { createHash } from 'node:crypto';
import { answerCount, canonicalAnswers, type SentAnswer } from '../../src/contract/exam/canonical-answers.ts';
import type { CheckNote } from '../../src/contract/ipc/platform-check.ts';
import type { AnswerValue, Paper, Question } from '../../src/contract/ipc/paper.ts';
import { writeTime } from '../../src/contract/platform/fields.ts';
import {
  commitType,
  examJoinExam,
  findUserPaperSurface,
  userPaperCommitAllPaper,
  userPaperFindQuestForExam,
  userPaperFindUserPaperInfo,
  type PaperInfo,
  type PaperQuestions,
  type PaperSurface,
} from '../../src/contract/platform/exam/user-paper.ts';
import { encodeAnswer } from '../../src/contract/exam/answer-encoding.ts';
import { readPaper } from '../../src/contract/exam/reading/read-paper.ts';
import { step, type Known, type Step } from './step.ts';

/** What sitting an exam has brought so far. */
export class Sitting {
  #surface: PaperSurface | null = null;
  #paper: Paper | null = null;
  #info: PaperInfo | null = null;
  #sent: SentAnswer[] = [];

  /** Joins the exam, reads the paper before anything is answered, hands it in and reads the platform's record of it. */
  readonly steps: readonly Step[] = [
    step(
      examJoinExam,
      ({ exam }) => exam && { bussinessId: exam.bussinessId, examId: exam.examId, type: exam.type },
      ({ userPaperId }, known) => {
        known.paper = known.exam && userPaperId !== '' ? { userPaperId, examId: known.exam.examId } : null;
      },
    ),
    step(
      findUserPaperSurface,
      ({ paper }) => paper,
      (surface) => {
        this.#surface = surface;
      },
    ),
    step(
      userPaperFindQuestForExam,
      ({ paper }) => paper,
      (questions, known) => this.#readPaper(questions, known),
    ),
    step(userPaperCommitAllPaper, ({ paper }) => this.#commit(paper)),
    step(
      userPaperFindUserPaperInfo,
      ({ paper }) => paper,
      (info) => {
        this.#info = info;
      },
    ),
  ];

  /** What came of it. */
  findings(): CheckNote[] {
    if (this.#paper === null) return [{ kind: 'noPaper' }];
    const told = this.#surface?.questionCount ?? null;
    const { questions, unanswerable = [] } = this.#paper;
    const read = questions.length + unanswerable.length;
    return [
      { kind: 'questions', read, told },
      ...(unanswerable.length > 0 ? [{ kind: 'withoutId', count: unanswerable.length, read } as const] : []),
      questions.length > 0 ? this.#comparison() : { kind: 'nothingHandedIn' },
    ];
  }

  #readPaper(questions: PaperQuestions, known: Known): void {
    this.#paper = readPaper(
      this.#surface ?? { examName: known.exam?.name ?? '', totalScore: null, passScore: null, questionCount: null },
      questions,
    ).paper;
    this.#sent = (this.#paper?.questions ?? []).map((question) => ({
      questionId: question.id,
      answer: encodeAnswer(question, firstAnswer(question)),
    }));
  }

  #commit(paper: Known['paper']) {
    // An empty paper would prove nothing, and take an attempt.
    if (paper === null || this.#sent.length === 0) return null;
    const answerList = this.#sent.map(({ questionId, answer }) => ({ questionId, answer: [...answer] }));
    return { ...paper, commitType: commitType.learner, sealTime: writeTime(Date.now()), answerList };
  }

  #comparison(): CheckNote {
    const info = this.#info;
    if (info === null) return { kind: 'noRecord' };
    if (info.answerHash !== '') {
      const hash = createHash('sha256').update(canonicalAnswers(this.#sent)).digest('hex');
      return { kind: info.answerHash.toLowerCase() === hash ? 'sameAnswers' : 'otherAnswers' };
    }
    if (info.answerCount === null) return { kind: 'nothingToCompare' };
    return { kind: 'answers', held: info.answerCount, given: answerCount(this.#sent) };
  }
}

/** A true answer in form, whatever it is worth: the first option, or a text. */
function firstAnswer({ kind, options, targets = [], blanks }: Question): AnswerValue {
  const first = options[0];
  if (kind === 'matching') return { kind: 'pairs', targets: options.map(() => targets[0]?.key ?? '') };
  if (kind === 'ordering') return { kind: 'order', keys: options.map(({ key }) => key) };
  if (kind === 'upload') return { kind: 'files', files: [] };
  if (kind === 'unknown') return { kind: 'text', text: '1' };
  if (first) return { kind: 'choice', keys: [first.key] };
  if (kind === 'blank') return { kind: 'blanks', texts: Array.from({ length: blanks }, () => '1') };
  return { kind: 'text', text: '1' };
}
