import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer, type Operation } from '#electron/storage/journal/memory-layer.ts';
import { pick } from '../random.ts';
import { addRun, addUnusable, countLost, emptyTally, type Answered, type Tally } from '../tally.ts';
import { attemptsOver, folders, isDiskTrouble, journalOn, Sitting } from './sitting.ts';

/** What one disk refuses; `all`: it is away. */
const refusals: readonly (Operation | 'all')[] = [
  'append',
  'datasync',
  'open',
  'read',
  'list',
  'rename',
  'truncate',
  'all',
];
const codes = ['EIO', 'ENOSPC', 'EACCES'] as const;

interface Fault {
  folder: string;
  refused: Operation | 'all';
  code: string;
  repair: () => void;
}

/** One machine with two disks that fail one after the other, and the learner at it. */
class TwoDisks {
  readonly known: Answered[] = [];
  readonly #random: () => number;
  #layer = new MemoryLayer();
  #faults: Fault[] = [];
  #nowMs = 0;
  /** Null: the client does not run. */
  #sitting: Sitting | null = null;
  /** The client says that every answer lies on both disks. */
  #shared = false;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** Both disks sound, and the client opened twice: what it mended is whole. */
  async end() {
    this.heal();
    await this.restart();
    await this.answer();
    await this.#sitting?.store.close();
    await journalOn(this.#layer);
    return journalOn(this.#layer);
  }

  /** Opens what is there; it must open as long as one disk is sound. */
  async begin(): Promise<void> {
    this.#nowMs += 2_000;
    const now = () => this.#nowMs;
    try {
      const journals = new LocalJournals(this.#layer, folders, { steadyNow: now, now });
      this.#sitting = await Sitting.at(attemptsOver(this.#layer, { journals, now }));
    } catch (error) {
      if (!isDiskTrouble(error) || this.#broken() < 2) throw error;
      this.#sitting = null;
    }
  }

  /** With one sound disk an answer may be refused once, and then not again. */
  async answer(): Promise<void> {
    if (!this.#sitting) return;
    this.#nowMs += 1_000;
    let saved = await this.#sitting.answer(this.#random);
    if (saved === null && this.#broken() < 2) {
      saved = await this.#sitting.answer(this.#random);
      if (saved === null) throw new Error('refused twice beside a sound disk');
    }
    this.#shared = saved?.copies === 2 && (await this.#sitting.health()) !== 'one-copy';
    this.known.push(...this.#sitting.acknowledged.splice(0));
  }

  wait(): void {
    this.#nowMs += this.#random() * 30_000;
  }

  /** Ends the client in one of three ways and starts it again; a disk may have been replaced meanwhile. */
  async restart(): Promise<void> {
    const roll = this.#random();
    if (roll < 0.4) await this.#sitting?.store.close();
    if (roll > 0.7) this.#cutPower();
    if (this.#shared && this.#faults.length === 0 && this.#random() < 0.3) this.#replace();
    await this.begin();
  }

  fail(folder: string): void {
    const refused = refusals[pick(this.#random, refusals.length)] ?? 'all';
    const code = codes[pick(this.#random, codes.length)] ?? 'EIO';
    this.#layer.tornBytes = pick(this.#random, 300);
    const fault = { folder, refused, code };
    this.#faults.push({ ...fault, repair: this.#refuse(fault) });
  }

  heal(count = this.#faults.length): void {
    for (const { repair } of this.#faults.splice(0, count)) repair();
  }

  get faults(): number {
    return this.#faults.length;
  }

  #broken(): number {
    return new Set(this.#faults.map(({ folder }) => folder)).size;
  }

  #refuse({ folder, refused, code }: Omit<Fault, 'repair'>): () => void {
    return this.#layer.fail(
      code,
      (path, operation) => path.startsWith(folder) && (refused === 'all' || refused === operation),
    );
  }

  #cutPower(): void {
    this.#layer = this.#layer.cutPower(this.#random);
    this.#faults = this.#faults.map((fault) => ({ ...fault, repair: this.#refuse(fault) }));
  }

  /** An empty disk in the place of one of two that hold the same. */
  #replace(): void {
    const folder = folders[pick(this.#random, 2)] ?? '/a';
    for (const path of this.#layer.paths.filter((known) => known.startsWith(folder))) this.#layer.plant(path, null);
    this.#shared = false;
  }
}

async function failInTurn(random: () => number) {
  const disks = new TwoDisks(random);
  await disks.begin();
  await disks.answer();
  const first = pick(random, 2);
  for (let fault = 0; fault < 5; fault += 1) {
    disks.fail(folders[(first + fault) % 2] ?? '/a');
    for (let step = pick(random, 5); step >= 0; step -= 1) {
      await disks.answer();
      if (random() < 0.3) disks.wait();
      if (random() < 0.25) await disks.restart();
    }
    // Some faults overlap with the next one; the older one ends first.
    if (random() < 0.7) disks.heal();
    else if (disks.faults > 1) disks.heal(1);
    if (random() < 0.5) disks.wait();
    if (random() < 0.5) await disks.answer();
    if (random() < 0.3) await disks.restart();
  }
  const { records, oneCopy } = await disks.end();
  if (oneCopy) throw new Error('a copy was not mended though both disks are sound');
  return { acknowledged: disks.known.length, lost: countLost(disks.known, records) };
}

/** Two disks that fail one after the other, over restarts and power cuts, until both are sound again. */
export async function runTwoFaults(count: number, random: () => number): Promise<Tally[]> {
  const tally = emptyTally('two disk faults, one after the other');
  while (tally.runs < count) {
    try {
      addRun(tally, { ...(await failInTurn(random)), note: `${tally.fault}, run ${tally.runs}` });
    } catch (error) {
      addUnusable(tally, error);
    }
  }
  return [tally];
}
