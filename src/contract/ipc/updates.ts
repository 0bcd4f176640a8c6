import { call, event } from './ipc-types.ts';

/**
 * Why this client does not update itself. `development`: it is not installed; `no-feed`: its build names no signed feed;
 * `package`: the system's package management does; `folder`: nobody does, it was copied and not installed; `deployed`: whoever put it on the computer for all its users does, as an MSI or by our installer; `policy`: the machine's policy says so.
 */
export type NoUpdates = 'development' | 'no-feed' | 'package' | 'folder' | 'deployed' | 'policy';

/** What an update waits for: an open paper, or the end of a freeze window of the policy. */
export type UpdateHold = 'paper' | 'freeze';

/** `signature`: the feed is not signed by this client's maker; `file`: the download is not what the feed promises. */
export type UpdateProblem = 'network' | 'signature' | 'file' | 'other';

export interface NewVersion {
  version: string;
  /** Plain text; '': none. */
  notes: string;
}

export type UpdateState =
  | { kind: 'off'; why: NoUpdates }
  /** Nothing newer is known. Epoch ms; null: not asked in this run. */
  | { kind: 'idle'; checkedAt: number | null }
  | { kind: 'checking' }
  | { kind: 'held'; by: UpdateHold }
  /** Bytes; `total` null: not known yet. */
  | ({ kind: 'loading'; received: number; total: number | null } & NewVersion)
  /** Whole and verified. `atEnd`: it is installed when the client ends; else only when the learner asks for it. */
  | ({ kind: 'ready'; atEnd: boolean } & NewVersion)
  | { kind: 'failed'; why: UpdateProblem };

/** An installer of the newest version. */
export interface Installer {
  system: 'windows' | 'mac' | 'linux';
  version: string;
  address: string;
  /** Null: the list does not say. */
  bytes: number | null;
  /** Hexadecimal, as `sha512sum` prints it. */
  sha512: string;
}

export const updatesDomain = {
  state: call<[], UpdateState>(),
  changed: event<UpdateState>(),
  /** Asks the feed now, where this client updates itself and nothing holds it back. */
  check: call<[], void>(),
  /** Null: this build knows no feed. Fails where the feed is not reached or not signed. */
  installers: call<[], readonly Installer[] | null>(),
  /** Ends the client and installs what is ready. `held`: not now. */
  install: call<[], void>(),
};
