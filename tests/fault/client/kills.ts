import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startPlatform } from '#dev/platform/start.ts';
import { bundle } from '../bundle.ts';
import { emptyTally, type Tally } from '../tally.ts';
import { countHarm, hear, type Told } from './claims.ts';
import { acceptedCommits, calm, disturbNextCommit } from './commits.ts';
import { heldEvidence, heldPapers } from './held.ts';
import { readLine, type ClientOrder } from './protocol.ts';

/** Most kills come this soon (ms) after the client is ready: while it opens, answers, seals, delivers or recovers. */
const longestLife = 400;
/** A life without anything to acknowledge, such as one that only delivers, ends after this (ms) all the same. */
const patienceMs = 5_000;
/** The last client has this long (ms) to bring everything to the platform. */
const settleTime = 120_000;

/** The demo learner of the embedded platform. */
const learner = '13800010002';
const exam = {
  examId: 'e-power-monthly',
  businessId: 't-e-power-monthly',
  sourceType: '1',
  name: '低压电工作业月度自测',
};
/**
 * Kills a client again and again while it sits papers, then lets the last one settle everything, and compares.
 * `broken`: without this guard.
 */
export async function killClients(rounds: number, random: () => number, broken?: string): Promise<Tally> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-clients-'));
  const db = path.join(folder, 'platform.db');
  const entries = {
    child: './client/child.ts',
    journal: '../../electron/storage/journal/worker.ts',
    evidence: '../../electron/exam/evidence/worker.ts',
  };
  const built = await bundle(entries, broken);
  const userData = path.join(folder, 'client');
  await mkdir(userData);
  const platform = await startPlatform({ port: 0, db });
  const order: ClientOrder = {
    origin: platform.origin,
    userData,
    workers: {
      journal: pathToFileURL(built.file('journal')).href,
      evidence: pathToFileURL(built.file('evidence')).href,
    },
    account: learner,
    exam,
    last: false,
    attempts: [],
  };
  const told: Told = new Map();
  const tally = emptyTally('SIGKILL of the client on the way to the platform');
  const listen = (line: string) => {
    const event = readLine(line);
    if (event[0] === 'trouble') tally.notes.push(event[1]);
    hear(told, event);
  };
  const spares = [hire(built.file('child'), listen), hire(built.file('child'), listen)];
  try {
    for (; tally.runs < rounds; tally.runs += 1) {
      const client = spares.shift() ?? hire(built.file('child'), listen);
      spares.push(hire(built.file('child'), listen));
      if (random() < 0.3) await disturbNextCommit(platform.origin, random);
      await client.start(order);
      if (random() > 0.15) await client.ready;
      // However slow the machine is, every other life lasts until something is acknowledged.
      if (random() < 0.5) await Promise.race([client.saved, pause(patienceMs, null, { ref: false })]);
      await pause(random() * longestLife);
      await client.kill();
    }
    await calm(platform.origin);
    const last = hire(built.file('child'), listen);
    await last.start({ ...order, last: true, attempts: [...told.keys()] });
    const settled = await Promise.race([last.ended, pause(settleTime, null, { ref: false })]);
    if (settled === null) tally.notes.push('the last client did not settle everything');
    await last.kill();
    countHarm(tally, told, heldPapers(db), await acceptedCommits(platform.origin), heldEvidence(db));
    return tally;
  } finally {
    await Promise.all(spares.map((client) => client.kill()));
    await platform.close();
    await built.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

function hire(child: string, listen: (line: string) => void) {
  const client = spawn(process.execPath, [child], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ready = Promise.withResolvers<void>();
  const saved = Promise.withResolvers<void>();
  const warm = Promise.withResolvers<void>();
  client.once('close', () => {
    ready.resolve();
    saved.resolve();
    warm.resolve();
  });
  const ended = once(client, 'close');
  createInterface({ input: client.stdout }).on('line', (line) => {
    const [kind] = readLine(line);
    if (kind === 'warm') warm.resolve();
    if (kind === 'ready') ready.resolve();
    if (kind === 'saved') saved.resolve();
    listen(line);
  });
  // Killed before it read its order: nothing is lost by that.
  client.stdin.on('error', () => ready.resolve());
  return {
    ready: ready.promise,
    saved: saved.promise,
    ended,
    async start(order: ClientOrder) {
      await warm.promise;
      client.stdin.write(`${JSON.stringify(order)}\n`);
    },
    async kill() {
      client.kill('SIGKILL');
      await ended;
    },
  };
}
