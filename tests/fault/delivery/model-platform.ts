import { createHash } from 'node:crypto';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { commitType, userPaperCommitAllPaper } from '#contract/platform/exam/user-paper.ts';
import { wireTime } from '#dev/platform/server/clock.ts';
import { good, refusal } from '#electron/exam/testing/fake-platform.ts';
import type { CallOptions, PlatformAnswer, PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { answerCount, canonicalAnswers, type SentAnswer } from '#rules/exam/canonical-answers.ts';

/** What happens to a call: it never leaves; it is lost on the way or its answer is; another answer comes instead. */
export type Trouble = 'unreachable' | 'lost-request' | 'lost-answer' | PlatformAnswer;

export interface ModelOptions {
  now: () => number;
  /** After it the platform closes the paper itself, without answers. */
  deadline: number;
  /** What becomes of a paper that was sealed in time and arrives after that. */
  late: 'taken' | 'refused';
  /** What the record of a closed paper tells of its content. */
  tells: 'hash' | 'count' | 'nothing';
  /** The next call's trouble; null: none. */
  trouble: (call: Endpoint) => Trouble | null;
}

interface Held {
  answers: readonly SentAnswer[];
  type: number;
  at: number;
}

interface CommitBody {
  userPaperId: string;
  commitType: number;
  answerList: readonly SentAnswer[];
  sealTime?: string;
}

/** One paper at a platform with the rules of the embedded one, in virtual time. */
export class ModelPlatform implements PlatformClient {
  readonly #options: ModelOptions;
  #held: Held | null = null;
  /** Commits of the client that were accepted. */
  accepted = 0;

  constructor(options: ModelOptions) {
    this.#options = options;
  }

  /** The answers it holds, in comparable form; null: none. */
  get holds(): string | null {
    return this.#held && this.#held.type !== commitType.platform ? canonicalAnswers(this.#held.answers) : null;
  }

  /** Somebody hands other answers in at another seat. */
  commitElsewhere(answers: readonly SentAnswer[]): void {
    this.#close();
    this.#held ??= { answers, type: commitType.learner, at: this.#options.now() };
  }

  async call(call: Endpoint, input: object, _options: CallOptions = {}): Promise<PlatformAnswer> {
    const trouble = this.#options.trouble(call);
    if (trouble === 'unreachable') return { kind: 'unreachable' };
    if (trouble === 'lost-request') return { kind: 'unknown', status: null };
    if (trouble !== null && typeof trouble === 'object') return trouble;
    this.#close();
    const answer = this.#answer(call, input);
    return trouble === 'lost-answer' ? { kind: 'unknown', status: null } : answer;
  }

  #answer(call: Endpoint, input: object): PlatformAnswer {
    if (call.id === userPaperCommitAllPaper.id) return this.#commit(input as CommitBody);
    if (call.id === 'userPaperFindUserPaperInfo') return good({ userPaperId: 'paper-1', ...this.#record() });
    if (call.id === 'examFindUserPaperListById')
      return good({ list: [{ userPaperId: 'paper-1', ...this.#record() }], total: 1 });
    return good({});
  }

  #record(): object {
    const held = this.#held;
    if (!held) return { status: 0 };
    const closed = { status: 1, submitTime: wireTime(held.at) };
    if (this.#options.tells === 'nothing') return closed;
    const counted = { ...closed, commitType: held.type, answerCount: answerCount(held.answers) };
    if (this.#options.tells === 'count') return counted;
    return { ...counted, answerHash: createHash('sha256').update(canonicalAnswers(held.answers)).digest('hex') };
  }

  #close(): void {
    const { now, deadline } = this.#options;
    if (now() >= deadline) this.#held ??= { answers: [], type: commitType.platform, at: deadline };
  }

  #commit({ answerList, commitType: type, sealTime }: CommitBody): PlatformAnswer {
    const { late, deadline, now } = this.#options;
    if (this.#held) {
      if (this.#held.type !== commitType.platform) return refusal(40901, '试卷已提交');
      const inTime = sealTime !== undefined && Date.parse(`${sealTime.replace(' ', 'T')}+08:00`) <= deadline + 1000;
      if (late === 'refused' || !inTime) return refusal(40902, '考试已结束');
    }
    this.#held = { answers: answerList, type, at: now() };
    this.accepted += 1;
    return good({ userPaperId: 'paper-1' });
  }
}
