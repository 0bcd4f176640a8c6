import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { CommitBody } from '#contract/platform/exam/user-paper.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import type { CallOptions, PlatformAnswer, PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { sealedAnswers } from '../hand-in/sealed-answers.ts';
import { good, refusal } from './fake-platform.ts';

/**
 * What the network does with one commit. `unreachable`: it never leaves. `lost-request`: it is swallowed on the way.
 * `lost-answer`: it arrives, the answer does not. `twice`: the network delivers it twice, the second answer comes back.
 * `late`: silence until the client gives up; it arrives 25 s after that. `error`: HTTP 500 and nothing was taken.
 * `error-after`: HTTP 500 although it was taken. Anything else is the platform's own answer.
 */
export type Lie =
  | 'unreachable'
  | 'lost-request'
  | 'lost-answer'
  | 'twice'
  | 'late'
  | 'error'
  | 'error-after'
  | PlatformAnswer;

/** A platform behind a network that lies. It takes a paper once, refuses seconds, and knows no idempotency key. */
export class LyingPlatform implements PlatformClient {
  readonly commits: unknown[] = [];
  /** Bodies that were accepted. */
  readonly accepted: unknown[] = [];
  readonly calls: string[] = [];
  inFlight = 0;
  maxInFlight = 0;
  /** What happens to the next commits; honest when used up. */
  lies: Lie[];
  /** What happens to the next readings of a paper's state; honest when used up. */
  infoLies: PlatformAnswer[] = [];
  /** True: its records tell only that a paper is handed in. */
  bareRecords = false;
  /** How long each commit was waited for. */
  readonly timeouts: number[] = [];
  readonly #timer: Timer;
  #records = new Map<string, object>();

  constructor(timer: Timer, lies: Lie[] = []) {
    this.#timer = timer;
    this.lies = lies;
  }

  async call(call: Endpoint, input: object, options: CallOptions = {}): Promise<PlatformAnswer> {
    this.calls.push(call.id);
    this.inFlight += 1;
    this.maxInFlight = Math.max(this.maxInFlight, this.inFlight);
    await this.#pass(50);
    const answer =
      call.id === 'userPaperCommitAllPaper'
        ? await this.#commit(input, options.timeoutMs ?? 10_000)
        : this.#info('userPaperId' in input ? input.userPaperId : null);
    this.inFlight -= 1;
    return answer;
  }

  #info(userPaperId: unknown): PlatformAnswer {
    const lie = this.infoLies.shift();
    const record = this.#records.get(String(userPaperId));
    if (!record) return lie ?? good({ userPaperId, status: 0 });
    return lie ?? good({ userPaperId, status: 1, ...(this.bareRecords ? {} : record) });
  }

  /** Somebody else hands this paper in, or the platform closes it (`commitType` 0). */
  handInElsewhere(userPaperId: string, record: { answerCount: number; commitType: number }): void {
    this.#records.set(userPaperId, record);
  }

  async #commit(body: object, timeoutMs: number): Promise<PlatformAnswer> {
    const lie = this.lies.shift();
    this.timeouts.push(timeoutMs);
    if (lie === 'unreachable') return { kind: 'unreachable' };
    this.commits.push(body);
    if (lie === undefined) return this.#take(body);
    if (typeof lie === 'object') return lie;
    if (lie === 'error') return { kind: 'unknown', status: 500 };
    if (lie === 'lost-answer' || lie === 'error-after' || lie === 'twice') this.#take(body);
    if (lie === 'error-after') return { kind: 'unknown', status: 500 };
    if (lie === 'twice') return this.#take(body);
    if (lie === 'late') this.#timer(() => this.#take(body), timeoutMs + 25_000);
    await this.#pass(timeoutMs);
    return { kind: 'unknown', status: null };
  }

  #take(body: object): PlatformAnswer {
    const paper = userPaperIdOf(body);
    const record = this.#records.get(paper);
    const replaceable = record && 'commitType' in record && record.commitType === 0;
    if (record && !replaceable) return refusal(40901, '试卷已提交，不能重复提交');
    // The body was built by the code under test.
    const { count, hash, commitType } = sealedAnswers(body as CommitBody);
    this.#records.set(paper, { answerCount: count, answerHash: hash, commitType });
    this.accepted.push(body);
    return good({ userPaperId: paper });
  }

  #pass(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#timer(resolve, milliseconds);
    });
  }
}

function userPaperIdOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('userPaperId' in body))
    throw new Error('a commit without a paper');
  return String(body.userPaperId);
}
