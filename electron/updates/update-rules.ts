import type { AppInfo } from '../../src/contract/ipc/app.ts';
import type { NoUpdates, UpdateHold } from '../../src/contract/ipc/updates.ts';
import type { UpdatePolicy } from '../settings/policy.ts';
import type { UpdateFeed } from './signed-feed.ts';

export interface InstalledFacts {
  packaged: boolean;
  os: AppInfo['os'];
  feed: UpdateFeed | null;
  /** The program runs from an AppImage, which can replace itself. */
  appImage: boolean;
  /** The uninstaller of our own installer lies beside the program; an MSI has none. */
  uninstaller: boolean;
  policy: UpdatePolicy;
}

/** Why this client does not update itself; null: it does. */
export function whyNoUpdates({ packaged, os, feed, appImage, uninstaller, policy }: InstalledFacts): NoUpdates | null {
  if (!packaged) return 'development';
  if (feed === null) return 'no-feed';
  if (policy.off) return 'policy';
  if (os === 'linux' && !appImage) return 'package';
  if (os === 'windows' && !uninstaller) return 'msi';
  return null;
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
