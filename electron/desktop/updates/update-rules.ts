import type { AppInfo } from '#contract/ipc/app.ts';
import type { PendingAttempt } from '#contract/ipc/exam.ts';
import type { NoUpdates, UpdateHold } from '#contract/ipc/updates.ts';
import type { AttemptStore } from '#electron/exam/records/attempt-store.ts';
import type { PlatformClock, SessionWatch } from '#electron/platform/gateway/platform-client.ts';
import type { UpdatePolicy } from '#electron/platform/policy/policy.ts';
import type { UpdateFeed } from './signed-feed.ts';

export interface InstalledFacts {
  packaged: boolean;
  os: AppInfo['os'];
  feed: UpdateFeed | null;
  /** The program runs from an AppImage, which can replace itself. */
  appImage: boolean;
  /** A deb or rpm brought it: electron-builder leaves a mark in those. */
  packaging: boolean;
  /** The uninstaller of our own installer lies beside the program; an MSI has none. */
  uninstaller: boolean;
  /** Our installer put it there for all users of the computer: its next version asks for an administrator, at each end of the client. */
  forAll: boolean;
  policy: UpdatePolicy;
}

/** Why this client does not update itself; null: it does. */
export function whyNoUpdates({
  packaged,
  os,
  feed,
  appImage,
  packaging,
  uninstaller,
  forAll,
  policy,
}: InstalledFacts): NoUpdates | null {
  if (!packaged) return 'development';
  if (feed === null) return 'no-feed';
  if (policy.off) return 'policy';
  if (os === 'linux' && !appImage) return packaging ? 'package' : 'folder';
  if (os === 'windows' && (!uninstaller || forAll)) return 'deployed';
  return null;
}

/** How long a paper may still be handed in by itself after its time is over. */
const lateMs = 600_000;

/**
 * True for a paper that a restart of the client would disturb: it is being sat, whether a window shows it or not, or it is on
 * its way to the platform. One that waits for its learner to come back, or for people, holds no update back for ever.
 */
export function holdsUpdate(
  { mine, phase, lockedAway, deadline, deliversItself }: PendingAttempt,
  platformNow: number,
): boolean {
  if (lockedAway) return false;
  if (phase === 'sealed') return mine || deliversItself;
  return phase === 'open' && (deadline === null ? mine : platformNow < deadline + lateMs);
}

/** Looks at what holds an update back. Where nobody knows which papers there are, there may be one. */
export async function lookAtHold(
  { givenPolicy, seat }: { givenPolicy: { updates: UpdatePolicy }; seat: { isPaperOpen: () => boolean } },
  store: Pick<AttemptStore, 'pending'>,
  session: Pick<SessionWatch, 'account'>,
  clock: Pick<PlatformClock, 'now'>,
): Promise<UpdateHold | null> {
  const known = await store.pending(session.account()?.accountId ?? null).catch(() => null);
  const paper = known?.some((attempt) => holdsUpdate(attempt, clock.now())) ?? true;
  return updateHold(givenPolicy.updates, seat.isPaperOpen() || paper, Date.now());
}

/** What holds an update back now; null: nothing. Times of the policy are the machine's local ones. */
export function updateHold(policy: UpdatePolicy, paperOpen: boolean, now: number): UpdateHold | null {
  if (paperOpen) return 'paper';
  const frozen = policy.freeze.some(({ from, to }) => Date.parse(from) <= now && now < Date.parse(to));
  return frozen ? 'freeze' : null;
}

/** Release notes as plain text. */
export function notesText(notes: string | readonly { note: string | null }[] | null | undefined): string {
  const text = typeof notes === 'string' ? notes : (notes ?? []).map(({ note }) => note ?? '').join('\n');
  return text
    .replaceAll(/<[^>]*>/g, '')
    .trim()
    .slice(0, 10_000);
}
