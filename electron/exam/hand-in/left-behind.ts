import { endsSession } from '#contract/platform/codes.ts';
import type { Credential, PlatformClient, SessionWatch } from '#electron/platform/gateway/platform-client.ts';
import type { EvidenceQueue } from '../evidence/queue.ts';
import type { FileQueue, FileQueueOptions } from '../files/file-queue.ts';
import type { AttemptStore, AttemptsWith, HeldSession } from '../records/attempt-store.ts';
import type { PaperPlace } from '../records/paper-place.ts';
import { logoutOf } from './held-sessions.ts';

export interface LeftBehindOptions {
  store: Pick<AttemptStore, 'heldSessions' | 'files'> & AttemptsWith<'holdSession' | 'belongs'>;
  platform: PlatformClient;
  platformOrigin: string;
  session: SessionWatch;
  evidence: Pick<EvidenceQueue, 'waitingAttempts' | 'sendAs'>;
  /** Files of answers, sent in the name of another session. */
  filesAs: (options: Pick<FileQueueOptions, 'session' | 'platform' | 'here' | 'changed'>) => FileQueue;
  /** True while a paper that is not delivered goes out with this session. */
  carriesPaper: (token: string) => boolean;
  report: (what: string, error: unknown) => void;
}

/** Evidence and files of learners who signed out on a shared seat: their own session, and no other, brings them. */
export interface LeftBehind {
  /** Stores the session with what waits here of this account. True: something does. */
  hold(accountId: string, session: HeldSession): Promise<boolean>;
  /** True while more of this attempt than its paper goes out with a held session. */
  carries(attemptId: string): boolean;
  /** True while anything needs this session. */
  needs(token: string): boolean;
  /** The files of a learner who signed out; null: nothing of theirs is sent here. */
  filesOf(accountId: string): FileQueue | null;
  /** Takes up what earlier runs held. */
  start(): Promise<void>;
  /** The platform answers again. */
  wake(): void;
  stop(): Promise<void>;
}

interface Held {
  accountId: string;
  session: HeldSession;
  attempts: Set<string>;
  /** Null: its learner is still signed in. */
  sending: { files: FileQueue; wake: () => void; stop: () => Promise<void> } | null;
}

export function createLeftBehind(options: LeftBehindOptions): LeftBehind {
  const { store, session, evidence, filesAs, carriesPaper, report } = options;
  const held = new Map<string, Held>();
  let stopWatching: (() => void) | null = null;
  let checking: Promise<void> = Promise.resolve();

  const hereOf = ({ branch }: Credential): PaperPlace => ({ origin: options.platformOrigin, branch });

  /** Attempts of which something goes out with this session. */
  async function waitingOf(accountId: string, kept: Credential): Promise<Set<string>> {
    const files = (await store.files(accountId)).filter(({ outcome }) => outcome === null);
    const all = new Set([...(await evidence.waitingAttempts(accountId)), ...files.map(({ attemptId }) => attemptId)]);
    for (const attemptId of all)
      if (!(await store.attempt(accountId, attemptId).belongs(hereOf(kept)))) all.delete(attemptId);
    return all;
  }

  async function record(accountId: string, attemptId: string, kept: HeldSession | null): Promise<boolean> {
    try {
      return await store.attempt(accountId, attemptId).holdSession(kept);
    } catch (error) {
      report('the journal could not record the session of what was left behind', error);
      return false;
    }
  }

  function send(entry: Held): void {
    const { accountId, session: kept } = entry;
    if (entry.sending || session.account()?.accountId === accountId) return;
    const as: Credential = { token: kept.token, branch: kept.branch };
    let refused = false;
    const platform: PlatformClient = {
      async call(call, input, more) {
        const answer = await options.platform.call(call, input, { ...more, as });
        if (answer.kind === 'answered' && endsSession(answer.code)) {
          refused = true;
          check(entry, () => refused);
        }
        return answer;
      },
    };
    const own: SessionWatch = {
      account: () => (refused ? null : { accountId, maskedPhone: null, name: null }),
      onChange: () => () => undefined,
    };
    const changed = () => check(entry, () => refused);
    // What a page hears of files is about the learner who sits before it.
    const here = () => hereOf(kept);
    const files = filesAs({ session: own, platform, here, changed });
    const delivery = evidence.sendAs(accountId, {
      session: own,
      platform,
      isHere: (owner, attemptId) => store.attempt(owner, attemptId).belongs(here()),
      changed,
    });
    entry.sending = {
      files,
      wake() {
        delivery.wake();
        files.retryNow();
      },
      async stop() {
        await Promise.all([delivery.stop(), files.stop()]);
      },
    };
    files.start();
    delivery.wake();
    check(entry, () => refused);
  }

  /** Looks at what is left, one look at a time; the session ends with the last of it. */
  function check(entry: Held, refused: () => boolean): void {
    checking = checking
      .then(() => look(entry, refused))
      .catch((error: unknown) => report('what was left behind could not be looked at', error));
  }

  async function look(entry: Held, refused: () => boolean): Promise<void> {
    if (held.get(entry.accountId) !== entry) return;
    const waiting = refused() ? new Set<string>() : await waitingOf(entry.accountId, entry.session);
    for (const attemptId of [...entry.attempts].filter((each) => !waiting.has(each))) {
      entry.attempts.delete(attemptId);
      if (!carriesPaper(entry.session.token)) await record(entry.accountId, attemptId, null);
    }
    if (entry.attempts.size === 0) await end(entry, !refused());
  }

  async function end(entry: Held, signsOut: boolean): Promise<void> {
    held.delete(entry.accountId);
    // Not waited for: this is called out of what it stops.
    void entry.sending?.stop();
    const { token, branch, logout } = entry.session;
    const call = logoutOf(logout);
    if (signsOut && call && !carriesPaper(token)) await options.platform.call(call, {}, { as: { token, branch } });
  }

  /** Who signs in again brings the rest themselves. */
  async function sessionChanged(): Promise<void> {
    const account = session.account()?.accountId ?? null;
    for (const entry of held.values()) {
      if (entry.accountId !== account) send(entry);
      else if (entry.sending) {
        held.delete(entry.accountId);
        await entry.sending.stop();
        for (const attemptId of entry.attempts)
          if (!carriesPaper(entry.session.token)) await record(entry.accountId, attemptId, null);
      }
    }
  }

  const changed = () => void sessionChanged().catch((error: unknown) => report('held sessions', error));

  return {
    async hold(accountId, kept) {
      const attempts = new Set<string>();
      try {
        for (const attemptId of await waitingOf(accountId, kept))
          if (await record(accountId, attemptId, kept)) attempts.add(attemptId);
      } catch (error) {
        report('what is left behind could not be read', error);
      }
      if (attempts.size === 0) return false;
      held.set(accountId, { accountId, session: kept, attempts, sending: null });
      return true;
    },
    carries: (attemptId) => [...held.values()].some(({ attempts }) => attempts.has(attemptId)),
    needs: (token) => [...held.values()].some((entry) => entry.session.token === token),
    filesOf: (accountId) => held.get(accountId)?.sending?.files ?? null,
    async start() {
      stopWatching = session.onChange(changed);
      try {
        for (const { accountId, attemptId, session: kept } of await store.heldSessions()) {
          const entry = held.get(accountId) ?? { accountId, session: kept, attempts: new Set<string>(), sending: null };
          entry.attempts.add(attemptId);
          held.set(accountId, entry);
        }
      } catch (error) {
        report('held sessions could not be read', error);
      }
      changed();
    },
    wake() {
      for (const { sending } of held.values()) sending?.wake();
    },
    async stop() {
      stopWatching?.();
      for (const { sending } of held.values()) await sending?.stop();
      await checking;
    },
  };
}
