import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HandInState } from '#contract/ipc/exam.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { createMemoryEvidence } from '#electron/exam/testing/memory-evidence.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { startCore, testMachine, type TestCore } from '../support/core.ts';
import { createNetwork, nothingHeard, type Network } from './network.ts';
import type { Stranger } from './stranger/stranger.ts';
import type { VirtualTime } from './virtual-time.ts';

export interface SeatOptions {
  stranger: Stranger;
  profile: PlatformProfile;
  time: VirtualTime;
  /** 0 to 1, for what a power cut leaves. */
  roll: () => number;
  /** Called with every state of a hand-in that the client tells. */
  handInChanged: (state: HandInState) => void;
}

/** A computer with the client on it, whose power can go. */
export class Seat {
  readonly heard = nothingHeard();
  readonly #options: SeatOptions;
  readonly #userData = mkdtempSync(path.join(tmpdir(), 'lectern-stranger-'));
  readonly #evidence = createMemoryEvidence();
  #layer = new MemoryLayer();
  #lives = 0;
  #core: TestCore | null = null;
  #network: Network | null = null;

  constructor(options: SeatOptions) {
    this.#options = options;
  }

  get core(): TestCore {
    if (!this.#core) throw new Error('The client does not run.');
    return this.#core;
  }

  /** The cable is pulled, or put in. */
  set connected(connected: boolean) {
    if (this.#network) this.#network.connected = connected;
  }

  async start(): Promise<void> {
    const { stranger, profile } = this.#options;
    const network = createNetwork(stranger, this.heard);
    const layer = this.#layer;
    this.#lives += 1;
    const boot = { id: `boot-${this.#lives}`, uptime: 60, at: Date.now() };
    this.#network = network;
    this.#core = await startCore({
      platformOrigin: 'https://stranger.example',
      userData: this.#userData,
      parts: {
        fetch: network.fetch,
        platformProfile: profile,
        machine: { ...testMachine, boot: async () => boot },
        stores: {
          openPapers: (folders) => new LocalJournals(layer, folders),
          openJournals: (folders) => new LocalJournals(layer, folders),
          openEvidence: () => ({ ...this.#evidence, close: async () => undefined }),
        },
      },
    });
    this.#core.desktop.exam.handInChanged((state) => {
      if (!network.dead) this.#options.handInChanged(state);
    });
  }

  /** The power goes in this moment: nothing of the client happens any more, and the disk keeps what was on it. */
  async cutPower(): Promise<void> {
    const { time, roll } = this.#options;
    if (this.#network) this.#network.dead = true;
    this.#layer = this.#layer.cutPower(roll);
    this.#core = null;
    time.forgetAll();
    await time.settle();
    time.forgetAll();
  }

  /** Ends the client in peace, and removes what it left. */
  async stop(): Promise<void> {
    await this.#core?.stop();
    if (this.#network) this.#network.dead = true;
    await this.#evidence.close();
    rmSync(this.#userData, { recursive: true, force: true });
  }
}
