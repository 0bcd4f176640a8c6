import type { Attempt, RandomPromptRule, SeatPrompt } from '#contract/ipc/exam.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import { nextPromptIn, promptOf, promptSeconds } from '#rules/exam/random-prompt.ts';
import { pauseAt } from '#rules/exam/staff-rules.ts';
import type { AttemptsWith, OwnedAttempt } from '../records/attempt-store.ts';

export interface RandomPromptsOptions {
  /** The tenant's rule for this paper as it is now; null: no gesture is asked for. */
  rule: (attempt: Attempt) => RandomPromptRule | null;
  store: AttemptsWith<'read'>;
  /** Epoch ms of the platform. */
  now: () => number;
  timer: Timer;
  /** 0 to 1. */
  random: () => number;
  /** Tells those who look at the pictures what to look for. */
  note: (of: OwnedAttempt, state: string) => Promise<void>;
  ask: (event: { attemptId: string; prompt: SeatPrompt; seconds: number }) => void;
  report: (what: string, error: unknown) => void;
}

/**
 * Asks the learner for a small gesture at random moments of a paper with cameras, where the tenant wants it. Nothing judges
 * the answer here: pictures are taken meanwhile, and people look at them.
 */
export interface RandomPrompts {
  start(of: OwnedAttempt): void;
  stop(): void;
}

/** Without a rule the tenant's configuration is looked at again after this. */
const lookAgainMs = 60_000;

export function createRandomPrompts(options: RandomPromptsOptions): RandomPrompts {
  const { rule, store, now, timer, random, note, ask, report } = options;
  let current: OwnedAttempt | null = null;
  let cancel: (() => void) | null = null;

  function plan(of: OwnedAttempt): void {
    const held = rule(of.attempt);
    cancel = timer(() => void next(of, held), held ? nextPromptIn(held, random()) : lookAgainMs);
  }

  async function next(of: OwnedAttempt, held: RandomPromptRule | null): Promise<void> {
    if (held) await prompt(of).catch((error: unknown) => report('a gesture could not be asked for', error));
    if (current === of) plan(of);
  }

  async function prompt(of: OwnedAttempt): Promise<void> {
    const attempt = await store.attempt(of.account.accountId, of.attempt.attemptId).read();
    if (current !== of || attempt?.phase !== 'open') return;
    // A paper that staff paused shows nothing, and its learner may be away.
    if (attempt.staff && pauseAt(attempt.staff, now())) return;
    const asked = promptOf(random());
    ask({ attemptId: attempt.attemptId, prompt: asked, seconds: promptSeconds });
    await note(of, `prompt:${asked}`);
  }

  return {
    start(of) {
      if (of.attempt.rules.cameraCount === 0) return;
      current = of;
      plan(of);
    },
    stop() {
      current = null;
      cancel?.();
      cancel = null;
    },
  };
}
