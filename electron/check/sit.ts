import { createHash } from 'node:crypto';
import { answerCount, canonicalAnswers, type SentAnswer } from '../../src/contract/exam/canonical-answers.ts';
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
import { wireAnswer } from '../exam/hand-in/hand-in-body.ts';
import { readPaper } from '../exam/opening/paper.ts';
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

  /** What came of it, in plain sentences; an attempt that was used up is said. */
  findings(): string[] {
    const paper = this.#paper;
    if (paper === null) return ['No paper could be read, so nothing was answered or handed in.'];
    const told = this.#surface?.questionCount ?? null;
    const lost = told !== null && told !== paper.questions.length;
    return [
      lost
        ? `The paper has ${told} questions, of which ${paper.questions.length} were read: the names of its parts are wrong.`
        : `${paper.questions.length} questions were read${told === null ? '; the platform does not say how many there are' : ', as many as the platform says'}.`,
      this.#comparison(),
    ];
  }

  #readPaper(questions: PaperQuestions, known: Known): void {
    this.#paper = readPaper(
      this.#surface ?? { examName: known.exam?.name ?? '', totalScore: null, passScore: null },
      questions,
    );
    this.#sent = (this.#paper?.questions ?? []).map((question) => ({
      questionId: question.id,
      answer: wireAnswer(question, firstAnswer(question)),
    }));
  }

  #commit(paper: Known['paper']) {
    if (paper === null || this.#paper === null) return null;
    const answerList = this.#sent.map(({ questionId, answer }) => ({ questionId, answer: [...answer] }));
    return { ...paper, commitType: commitType.learner, sealTime: writeTime(Date.now()), answerList };
  }

  #comparison(): string {
    const info = this.#info;
    const given = answerCount(this.#sent);
    if (info === null)
      return 'The platform’s record of the paper could not be read: a receipt will say "acknowledged" only.';
    const hash = createHash('sha256').update(canonicalAnswers(this.#sent)).digest('hex');
    if (info.answerHash !== '') {
      return info.answerHash.toLowerCase() === hash
        ? 'The platform holds exactly the answers that were handed in.'
        : 'The platform’s hash of the answers is another one: a receipt would say that other answers are held.';
    }
    if (info.answerCount === null)
      return 'The platform’s record has neither a hash nor a number of answers to compare.';
    return `The platform holds ${info.answerCount} answers; ${given} were handed in.`;
  }
}

/** A true answer in form, whatever it is worth: the first option, or a text. */
function firstAnswer({ kind, options, blanks }: Question): AnswerValue {
  const first = options[0];
  if (first) return { kind: 'choice', keys: [first.key] };
  if (kind === 'blank') return { kind: 'blanks', texts: Array.from({ length: blanks }, () => '1') };
  return { kind: 'text', text: '1' };
}
