import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPlatform } from '#dev/platform/start.ts';
import { clientCommand, killTree, openClient, type Client } from '../../support/client.ts';
import { countHarm, hear, type Told } from '../client/claims.ts';
import { acceptedCommits, calm, disturbNextCommit } from '../client/commits.ts';
import { heldEvidence, heldPapers } from '../client/held.ts';
import type { Tally } from '../tally.ts';
import { Learner } from './learner.ts';
import { settle } from './settle.ts';

/** The demo learner whose cameras take a picture every two seconds. */
const account = '13800010021';
const exams = [
  { examId: 'e-power-review', businessId: 't-e-power-review', sourceType: '1', name: '低压电工作业（复审）理论考试' },
  { examId: 'e-power-100', businessId: 't-e-power-100', sourceType: '1', name: '低压电工作业（初训）理论考试' },
];

/** Kills come this soon (ms) after what they wait for: the start of the process, the window, an answer, a seal. */
const lives = { start: 2_500, window: 2_000, saved: 2_500, sealing: 250 } as const;
type Until = keyof typeof lives;
/** A life in which nothing of that happens ends after this (ms) all the same. */
const patienceMs = 30_000;

/** One seat with two cameras, one platform, and the learner of it, over many kills. */
export class Machine {
  readonly told: Told = new Map();
  readonly #folder: string;
  readonly #app: string | undefined;
  readonly #random: () => number;
  readonly #platform: Awaited<ReturnType<typeof startPlatform>>;

  private constructor(folder: string, platform: Awaited<ReturnType<typeof startPlatform>>, options: MachineOptions) {
    this.#folder = folder;
    this.#platform = platform;
    this.#app = options.app;
    this.#random = options.random;
  }

  static async create(options: MachineOptions): Promise<Machine> {
    const folder = await mkdtemp(path.join(tmpdir(), 'lectern-tree-'));
    await mkdir(path.join(folder, 'client'));
    return new Machine(folder, await startPlatform({ port: 0, db: dbIn(folder) }), options);
  }

  async remove(): Promise<void> {
    await this.#platform.close();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Starts the client, lets its learner work, and ends every process of it at a random moment. */
  async live(tally: Tally): Promise<void> {
    const random = this.#random();
    if (this.#random() < 0.3) await disturbNextCommit(this.#platform.origin, this.#random);
    if (random < 0.12) return this.#killWhileStarting();
    await this.#killAtWork(random < 0.3 ? 'window' : random < 0.75 ? 'saved' : 'sealing', tally);
  }

  /** The last client brings everything to the platform, and what both hold is compared. */
  async compare(tally: Tally): Promise<void> {
    await calm(this.#platform.origin);
    const client = await openClient(this.#options());
    await this.#learnerAt(client, false).enter();
    const left = await settle(client.page, [...this.told.keys()]);
    if (left.length > 0) tally.notes.push(`not settled: ${left.join(', ')}`);
    await client.close();
    const { origin } = this.#platform;
    const evidence = heldEvidence(dbIn(this.#folder));
    countHarm(tally, this.told, heldPapers(dbIn(this.#folder)), await acceptedCommits(origin), evidence);
    const own = [...this.told.values()].reduce((sum, { captured }) => sum + captured.length, 0);
    // Without pictures that the page itself took, the kills proved nothing about cameras.
    if (this.told.size > 0 && evidence.size <= own) tally.notes.push('no camera took a picture');
  }

  #options() {
    const own = { platform: this.#platform.origin, userData: path.join(this.#folder, 'client'), cameras: 2 } as const;
    return this.#app === undefined ? own : { ...own, app: this.#app };
  }

  async #killWhileStarting(): Promise<void> {
    const { file, args, env, cwd } = clientCommand(this.#options());
    const client = spawn(file, args, { env, cwd, detached: true, stdio: 'ignore' });
    const gone = once(client, 'exit');
    await pause(this.#random() * lives.start);
    if (client.pid !== undefined) await killTree(client.pid);
    await gone;
  }

  async #killAtWork(until: Until, tally: Tally): Promise<void> {
    const client = await openClient(this.#options());
    const reached = Promise.withResolvers<void>();
    if (until === 'window') reached.resolve();
    let killed = false;
    const handsIn = until === 'sealing' || this.#random() < 0.15;
    const learner = this.#learnerAt(client, handsIn, (kind) => {
      if (kind === until) reached.resolve();
    });
    const working = learner.sit().catch((error: unknown) => {
      // The window dies under its learner; anything before that is trouble.
      if (!killed) tally.notes.push(`the learner could not go on: ${String(error)}`);
      reached.resolve();
    });
    await Promise.race([reached.promise, pause(patienceMs, null, { ref: false })]);
    await pause(this.#random() * lives[until]);
    killed = true;
    await killTree(client.pid);
    await working;
  }

  #learnerAt({ page }: Client, handsIn: boolean, noticed: (kind: string) => void = () => {}): Learner {
    return new Learner(page, {
      platform: this.#platform.origin,
      account,
      exams,
      random: this.#random,
      handsIn,
      tell: (event) => {
        hear(this.told, event);
        noticed(event[0]);
      },
    });
  }
}

export interface MachineOptions {
  random: () => number;
  /** The folder of the built client; left out: this repository. */
  app?: string | undefined;
}

function dbIn(folder: string): string {
  return path.join(folder, 'platform.db');
}
