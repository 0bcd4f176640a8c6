import type { Counts } from './counts.ts';

/** A guard of the client that is taken out, and the count that must rise without it: the series can fail. */
export interface Control {
  count: keyof Pick<Counts, 'lost' | 'twice' | 'falsehoods' | 'deadEnds'>;
  /** In the notation of tests/spec/rules.json. */
  guard: string;
  /** A stranger that asks for it. */
  seed: number;
}

export const controls: readonly Control[] = [
  {
    count: 'lost',
    guard:
      'electron/storage/journal/copies.ts#CopyFile: await this.#file.append(bytes); ~> setTimeout((file: AppendFile | null) => void file?.append(bytes), 60_000, this.#file);',
    seed: 17,
  },
  {
    count: 'twice',
    guard: 'electron/exam/hand-in/delivery.ts#deliver: paper.takenAt !== null && ~> false && ',
    seed: 29,
  },
  {
    count: 'falsehoods',
    guard:
      "electron/exam/hand-in/delivery-rules.ts#beforeCommit: if (view.kind === 'wait') return ~> if (!sent) return delivered('acknowledged', { held: null, basis: 'documented' }); if (view.kind === 'wait') return",
    seed: 18,
  },
  {
    count: 'deadEnds',
    guard:
      'electron/exam/hand-in/hand-in.ts#HandInQueue: entry.dueAt = sendable ? now() + pause : null; ~> entry.dueAt = null;',
    seed: 10,
  },
  {
    count: 'twice',
    guard:
      "electron/exam/hand-in/delivery-rules.ts#beforeCommit: if (change === 'unclear') return 'look'; ~> if (change === 'unclear') return 'commit';",
    seed: 16,
  },
  {
    count: 'falsehoods',
    guard:
      "electron/exam/hand-in/delivery-rules.ts#afterTaken: if (proven && kind === 'other') ~> if (kind === 'other')",
    seed: 63,
  },
  {
    count: 'falsehoods',
    guard: "electron/exam/hand-in/commit-answer.ts#refusalSaid: if (saysBusy(message)) return 'busy'; ~> ",
    seed: 137,
  },
  {
    count: 'falsehoods',
    guard:
      'electron/platform/clock/clock.ts#createPlatformClock: if (isApart(against)) hold(against, next.at, known); ~> if (isApart(against)) former = null;',
    seed: 194,
  },
];
