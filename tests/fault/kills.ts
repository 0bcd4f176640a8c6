import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { replay } from '#electron/exam/records/replay.ts';
import { diskLayer } from '#electron/storage/journal/disk-layer.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { bundle } from './bundle.ts';
import { addRun, addUnusable, countLost, emptyTally, type Answered, type Tally } from './tally.ts';

/** One journal lives through this many kills, then a new one begins. */
const killsPerJournal = 25;
/** Most kills come this soon (ms) after `ready`; the rest while the journal is being opened. */
const longestLife = 40;

interface Learner {
  process: ChildProcessByStdio<Writable, Readable, null>;
  warm: Promise<void>;
  lines: string[];
  /** Resolves when it told `ready`, or died. */
  ready: Promise<void>;
}

function hire(child: string): Learner {
  const process = spawn(globalThis.process.execPath, [child], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const told = { warm: Promise.withResolvers<void>(), ready: Promise.withResolvers<void>() };
  let rest = '';
  process.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const whole = (rest + chunk).split('\n');
    rest = whole.pop() ?? '';
    for (const line of whole) {
      lines.push(line);
      if (line === 'warm') told.warm.resolve();
      if (line.startsWith('ready')) told.ready.resolve();
    }
  });
  process.once('exit', () => told.ready.resolve());
  // Killed before it read its order: nothing is lost by that.
  process.stdin.on('error', () => told.ready.resolve());
  return { process, lines, warm: told.warm.promise, ready: told.ready.promise };
}

/** Lets a learner answer and kills it at a random moment; resolves to every line that it told until then. */
async function killed(learner: Learner, folders: readonly [string, string], random: () => number): Promise<string[]> {
  await learner.warm;
  const gone = once(learner.process, 'close');
  learner.process.stdin.write(`go ${folders[0]} ${folders[1]}\n`);
  const early = random() < 0.15;
  if (!early) await learner.ready;
  await pause(random() * longestLife);
  learner.process.kill('SIGKILL');
  await gone;
  return learner.lines;
}

function acknowledgedIn(lines: readonly string[]): Answered[] {
  const acks = lines.filter((line) => line.startsWith('ack ')).map((line) => line.split(' '));
  return acks.map(([, sequence, questionId = '', text = '']) => ({ sequence: Number(sequence), questionId, text }));
}

/** What the journal of these folders holds, opened as the next start of the client opens it. */
async function reopened(folders: readonly [string, string]) {
  const journals = new LocalJournals(diskLayer, folders);
  try {
    const [listing] = await journals.list();
    if (!listing) return null;
    const { bareKey } = await journals.head(listing.name);
    if (!bareKey) throw new Error('the journal has no key');
    const { records } = await journals.open(listing.name, bareKey);
    if (!replay(records)) throw new Error('the journal has no beginning');
    return records;
  } finally {
    await journals.close();
  }
}

/** SIGKILL at random moments while answering, again and again over the same journals. `broken`: without this guard. */
export async function runKills(count: number, random: () => number, broken?: string): Promise<Tally> {
  const tally = emptyTally('SIGKILL while answering');
  const entries = { child: './child.ts', 'journal-worker': '../../electron/storage/journal/worker.ts' };
  const built = await bundle(entries, broken);
  const child = built.file('child');
  const root = await mkdtemp(join(tmpdir(), 'lectern-kills-'));
  const spares = [hire(child), hire(child)];
  let known: Answered[] = [];
  try {
    for (let kill = 0; kill < count; kill += 1) {
      const journal = join(root, String(Math.floor(kill / killsPerJournal)));
      if (kill % killsPerJournal === 0) known = [];
      const folders = [join(journal, 'a'), join(journal, 'b')] as const;
      const learner = spares.shift() ?? hire(child);
      if (kill + spares.length + 1 < count) spares.push(hire(child));
      const lines = await killed(learner, folders, random);
      tally.notes.push(...lines.filter((line) => line.startsWith('trouble')));
      const fresh = acknowledgedIn(lines);
      known.push(...fresh);
      await check(tally, { kill, folders, known, fresh });
    }
  } finally {
    for (const { process } of spares) process.kill('SIGKILL');
    await rm(root, { recursive: true, force: true });
    await built.remove();
  }
  return tally;
}

interface AfterKill {
  kill: number;
  folders: readonly [string, string];
  /** Everything this journal ever acknowledged. */
  known: readonly Answered[];
  fresh: readonly Answered[];
}

async function check(tally: Tally, { kill, folders, known, fresh }: AfterKill): Promise<void> {
  try {
    const records = (await reopened(folders)) ?? [];
    addRun(tally, { acknowledged: fresh.length, lost: countLost(known, records), note: `kill ${kill}` });
  } catch (error) {
    addUnusable(tally, error);
  }
}
