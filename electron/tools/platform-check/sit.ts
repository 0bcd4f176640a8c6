import { createHash } from 'node:crypto';
import type { AnswerValue, Paper, Question } from '#contract/ipc/paper.ts';
import type { CheckNote } from '#contract/ipc/platform-check.ts';
import {
  commitType,
  examFindUserPaperListById,
  examJoinExam,
  findUserPaperSurface,
  userPaperCommitAllPaper,
  userPaperFindQuestForExam,
  userPaperFindUserPaperInfo,
  type PaperInfo,
  type PaperQuestions,
  type PaperSurface,
} from '#contract/platform/exam/user-paper.ts';
import { writeTime } from '#contract/platform/fields.ts';
import { encodeAnswer } from '#rules/exam/answer-encoding.ts';
import { answerCount, canonicalAnswers, type SentAnswer } from '#rules/exam/canonical-answers.ts';
import { readPaper } from '#rules/exam/reading/read-paper.ts';
import { guessStatuses, standingsIn, type Standing, type Statuses } from './guess-standing.ts';
import { step, type Known, type Step } from './step.ts';

/** What sitting an exam has brought so far. */
export class Sitting {
  #surface: PaperSurface | null = null;
  #paper: Paper | null = null;
  #info: PaperInfo | null = null;
  #sent: SentAnswer[] = [];
  #handedIn = false;
  #open: Standing | null = null;
  #closed: Standing | null = null;
  /** Papers of earlier attempts. */
  #others: readonly Standing[] = [];
  /** The platform told of as many questions as it sent. */
  #isWhole = false;

  /** The paper in the list of papers, as it stands now. */
  readonly standing: Step = {
    ...step(examFindUserPaperListById, ({ exam }) => exam && { ...exam, pageNum: 1, pageSize: 999 }),
    learn: (_, { paper }, asCame) => {
      const all = paper ? standingsIn(asCame) : [];
      const found = all.find(({ userPaperId }) => userPaperId === paper?.userPaperId) ?? null;
      this.#others = all.filter((one) => one !== found);
      if (this.#handedIn) this.#closed = found;
      else this.#open = found;
    },
  };

  /** Joins the exam, reads the paper before anything is answered, hands it in and reads the platform's record of it. */
  readonly steps: readonly Step[] = [
    step(
      examJoinExam,
      ({ exam }) => exam && { bussinessId: exam.bussinessId, examId: exam.examId, type: exam.type },
      ({ userPaperId }, known) => {
        known.paper = known.exam && userPaperId !== '' ? { userPaperId, examId: known.exam.examId } : null;
      },
    ),
    this.standing,
    step(
      findUserPaperSurface,
      ({ paper }) => paper,
      (surface, known) => {
        this.#surface = surface;
        known.paperTotal = surface.totalScore;
      },
    ),
    step(
      userPaperFindQuestForExam,
      ({ paper }) => paper,
      (questions, known) => this.#readPaper(questions, known),
    ),
    step(
      userPaperCommitAllPaper,
      ({ paper }) => this.#commit(paper),
      () => {
        this.#handedIn = true;
      },
    ),
    step(
      userPaperFindUserPaperInfo,
      ({ paper }) => paper,
      (info) => {
        this.#info = info;
      },
    ),
    this.standing,
  ];

  /** The list still shows the paper as it was before the hand-in. */
  get isBehind(): boolean {
    return this.#handedIn && this.#open !== null && this.#closed?.status === this.#open.status;
  }

  /** What the status of the paper before and after the hand-in says; null: nothing. */
  statuses(): Statuses | null {
    return guessStatuses(this.#open, this.#closed, this.#others);
  }

  get #read(): number {
    return (this.#paper?.questions.length ?? 0) + (this.#paper?.unanswerable?.length ?? 0);
  }

  /** No question is missing that the platform told of; a case may count as one there, or as its questions. */
  get readsAll(): boolean {
    return (this.#surface?.questionCount ?? null) === null || this.#isWhole;
  }

  /** What came of it. */
  findings(): CheckNote[] {
    if (this.#paper === null) return [{ kind: 'noPaper' }];
    const told = this.#surface?.questionCount ?? null;
    const { unanswerable = [], questions } = this.#paper;
    const read = this.#read;
    // Some count a case as one question, some its questions.
    const isAll = this.readsAll;
    return [
      { kind: 'questions', read: isAll ? (told ?? read) : read, told },
      ...(unanswerable.length > 0 ? [{ kind: 'withoutId', count: unanswerable.length, read } as const] : []),
      questions.length > 0 ? this.#comparison() : { kind: 'nothingHandedIn' },
    ];
  }

  #readPaper(questions: PaperQuestions, known: Known): void {
    const { paper, isWhole } = readPaper(
      this.#surface ?? { examName: known.exam?.name ?? '', totalScore: null, passScore: null, questionCount: null },
      questions,
    );
    this.#paper = paper;
    this.#isWhole = isWhole;
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
    const held = info.answerCount;
    if (held === null) return { kind: 'nothingToCompare' };
    const given = answerCount(this.#sent);
    const kind = held === given ? 'answersGiven' : held === this.#sent.length ? 'answersSent' : 'answers';
    return { kind, held, given };
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
