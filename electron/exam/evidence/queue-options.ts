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
  /** Epoch ms of this machine. */
  now: () => number;
  announce: (state: EvidenceState) => void;
  log: (message: string) => void;
}
