import { retryingLayer } from '#electron/storage/journal/disk-layer.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { learner } from '../learner.ts';
import { addRun, addUnusable, countLost, emptyTally, type Answered, type Tally } from '../tally.ts';
import { attemptsOver, folders, isDiskTrouble, journalOn, Sitting } from './sitting.ts';

/** What Windows says while a virus scanner, an indexer or a backup holds a file. */
const codes = ['EPERM', 'EBUSY', 'EACCES'] as const;
/** Files are held, folders are not; and an append goes to a file that is open already. */
const held = ['open', 'rename', 'remove', 'read', 'truncate'];
/** The client waits this long for another program. */
const patienceMs = 1_270;

interface Scanner {
  name: string;
  holdsMs: (random: () => number) => number;
  /** True: held so shortly that the learner must not notice anything. */
  short: boolean;
}

const scanners: readonly Scanner[] = [
  { name: 'files held by another program for up to a second', holdsMs: (random) => random() * 1_000, short: true },
  { name: 'files held by another program for up to 20 s', holdsMs: (random) => random() * 20_000, short: false },
];

/** A disk of Windows in virtual time: files are held by another program again and again, each for a while. */
class HeldDisk {
  readonly layer = new MemoryLayer();
  nowMs = 0;
  readonly #until = new Map<string, number>();
  readonly #random: () => number;
  readonly #scanner: Scanner;

  constructor(scanner: Scanner, random: () => number) {
    this.#scanner = scanner;
    this.#random = random;
    for (const code of codes)
      this.layer.fail(code, (path, operation) => held.includes(operation) && this.#code(path) === code);
  }

  /** A start of the client. */
  journals(): LocalJournals {
    const now = () => this.nowMs;
    const wait = async (milliseconds: number) => void (this.nowMs += milliseconds);
    return new LocalJournals(retryingLayer(this.layer, wait), folders, { now, steadyNow: now });
  }

  free(): void {
    this.layer.heal();
  }

  /** The code that this operation meets; null: nobody holds the file. After a hold the client gets its turn. */
  #code(path: string): string | null {
    const until = this.#until.get(path) ?? -Infinity;
    if (this.nowMs < until) return codes[path.length % codes.length] ?? null;
    if (this.nowMs < until + 2 * patienceMs || this.#random() > 0.05) return null;
    this.#until.set(path, this.nowMs + this.#scanner.holdsMs(this.#random));
    return codes[path.length % codes.length] ?? null;
  }
}

async function sitOnce(scanner: Scanner, random: () => number) {
  const disk = new HeldDisk(scanner, random);
  const known: Answered[] = [];
  for (let life = 0; life < 4; life += 1) {
    const sitting = await startPatiently(disk, scanner);
    for (let count = 0; count < 10; count += 1) {
      disk.nowMs += 3_000 * random();
      const saved = await sitting.answer(random);
      if (scanner.short && saved?.copies !== 2) throw new Error('the learner noticed a file that was held shortly');
      if (random() < 0.3)
        await sitting.store.attempt(learner.accountId, sitting.attemptId).change({ type: 'left' }).catch(told);
    }
    known.push(...sitting.acknowledged);
    if (random() < 0.5) await sitting.store.close();
  }
  disk.free();
  disk.nowMs += 60_000;
  await journalOn(disk.layer);
  const { records, oneCopy } = await journalOn(disk.layer);
  if (oneCopy) throw new Error('a copy was not mended though nobody holds it');
  return { acknowledged: known.length, lost: countLost(known, records) };
}

/** What is refused in words is no loss. */
function told(error: unknown): void {
  if (!isDiskTrouble(error)) throw error;
}

/** Files that are held for long may keep the paper closed; the learner tries again. */
async function startPatiently(disk: HeldDisk, { short }: Scanner): Promise<Sitting> {
  for (;;) {
    disk.nowMs += 5_000;
    try {
      return await Sitting.at(attemptsOver(disk.layer, { journals: disk.journals(), now: () => disk.nowMs }));
    } catch (error) {
      if (short || !isDiskTrouble(error)) throw error;
    }
  }
}

/** Windows: another program holds files at renames, openings, removals and readings. */
export async function runHeldFiles(count: number, random: () => number): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const scanner of scanners) {
    const tally = emptyTally(scanner.name);
    while (tally.runs < count) {
      try {
        addRun(tally, { ...(await sitOnce(scanner, random)), note: `${tally.fault}, run ${tally.runs}` });
      } catch (error) {
        addUnusable(tally, error);
      }
    }
    tallies.push(tally);
  }
  return tallies;
}
