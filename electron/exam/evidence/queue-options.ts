import type { EvidenceState } from '#contract/ipc/evidence.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import type { PlatformClient, SessionWatch } from '#electron/platform/gateway/platform-client.ts';
import type { Seal } from '#electron/storage/keystore/seal.ts';
import type { EvidenceJournals } from './chain-marks.ts';
import type { EvidenceStore } from './evidence-store.ts';

export interface EvidenceQueueOptions {
  store: EvidenceStore;
  seal: Seal;
  /** Absent: nothing beside the store knows how far it had come. */
  journals?: EvidenceJournals;
  session: SessionWatch;
  platform: PlatformClient;
  /** Whether calls of the session reach the paper of an attempt; absent: they reach every one. */
  isHere?: (accountId: string, attemptId: string) => Promise<boolean>;
  timer: Timer;
  random: () => number;
  /** Epoch ms of the platform; this machine's as long as `timeTrusted` is false. */
  now: () => number;
  /** True once the platform's time is known: nothing is deleted by age before. */
  timeTrusted: () => boolean;
  /** The paper on the screen; null: none is. Its pictures leave room for everything else on the network. */
  openAttempt?: () => string | null;
  /** True while the disk has room for pictures. */
  hasRoom: () => Promise<boolean>;
  /** A smaller version of a picture, its sides by `scale`; null: it cannot be made. Absent: pictures go as they are. */
  shrink?: (jpeg: Uint8Array, scale: number) => Uint8Array | null;
  announce: (state: EvidenceState) => void;
  log: (message: string) => void;
}
