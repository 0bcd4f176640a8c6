import type { EvidenceState } from '../../../src/contract/ipc/evidence.ts';
import type { PlatformClient, SessionWatch } from '../../gateway/platform-client.ts';
import type { Timer } from '../clock/timer.ts';
import type { EvidenceStore } from './evidence-store.ts';
import type { Seal } from './seal.ts';

export interface EvidenceQueueOptions {
  store: EvidenceStore;
  seal: Seal;
  session: SessionWatch;
  platform: PlatformClient;
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
  announce: (state: EvidenceState) => void;
  log: (message: string) => void;
}
