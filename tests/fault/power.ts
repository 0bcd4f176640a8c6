import { setImmediate as nextRound } from 'node:timers/promises';
import { LocalJournals } from '../../electron/exam/journal/local-journals.ts';
import { MemoryLayer } from '../../electron/exam/journal/memory-layer.ts';
import { attemptsOver } from './damage.ts';
import { faultStart, learner } from './learner.ts';
import { pick } from './random.ts';
import { addRun, countLost, emptyTally, type Tally } from './tally.ts';

interface Weather {
  /** Before each answer: whether, and where, the disks fail from now on. */
  disks: (layer: MemoryLayer, random: () => number) => void;
}

const calm: Weather = { disks: () => {} };

/** Disks that fail and recover one by one, at appends, flushes, renames and reads. */
function failingDisks(): Weather {
  let repairs: (() => void)[] = [];
  return {
    disks(layer, random) {
      if (random() < 0.3) {
        for (const repair of repairs) repair();
        repairs = [];
      }
      if (random() > 0.2) return;
      const folder = random() < 0.5 ? '/a' : '/b';
      const stage = (['append', 'datasync', 'rename', 'open', 'read'] as const)[pick(random, 5)];
      const code = random() < 0.5 ? 'ENOSPC' : 'EIO';
      layer.tornBytes = pick(random, 300);
      repairs.push(layer.fail(code, (path, operation) => path.startsWith(folder) && operation === stage));
    },
  };
}

/** A learner answers, some answers at once, until the power goes: what was acknowledged by then, and the disks after. */
async function answerUntilCut(
  layer: MemoryLayer,
  weather: Weather,
  random: () => number,
): Promise<{ acknowledged: Map<number, string>; disks: MemoryLayer }> {
  const store = attemptsOver(layer);
  const acknowledged = new Map<number, string>();
  const start = faultStart();
  const { attemptId } = (await store.find(learner.accountId, start.exam)) ?? (await store.begin(learner, start));
  let cut = false;
  const answer = async (text: string) => {
    const questionId = `q${1 + pick(random, 20)}`;
    const change = { type: 'answer', questionId, value: { kind: 'text', text } } as const;
    try {
      const { sequence } = await store.write(learner.accountId, attemptId, change);
      if (!cut) acknowledged.set(sequence, text);
    } catch (error) {
      // Refused in words is no loss: the learner was told that it is not saved.
      if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('disk'))) throw error;
    }
  };
  const writing: Promise<void>[] = [];
  for (let count = 0; count < 1 + pick(random, 15); count += 1) {
    weather.disks(layer, random);
    const one = answer(`answer-${count}-${pick(random, 1e9)}`);
    writing.push(one);
    if (random() < 0.6) await one;
  }
  for (let rounds = pick(random, 6); rounds > 0; rounds -= 1) await nextRound();
  cut = true;
  const disks = layer.cutPower(random);
  await Promise.all(writing);
  return { acknowledged, disks };
}

async function recordsOn(layer: MemoryLayer) {
  const journals = new LocalJournals(layer, ['/a', '/b']);
  const [listing] = await journals.list();
  const head = listing && (await journals.head(listing.name));
  if (!listing || !head?.bareKey) throw new Error('the journal has no key');
  return (await journals.open(listing.name, head.bareKey)).records;
}

/** Power cuts at random moments, three in a row over the same disks. */
async function storm(tally: Tally, weather: () => Weather, random: () => number): Promise<void> {
  let layer = new MemoryLayer();
  const known = new Map<number, string>();
  try {
    for (let cuts = 0; cuts < 3; cuts += 1) {
      const { acknowledged: fresh, disks } = await answerUntilCut(layer, weather(), random);
      for (const [sequence, text] of fresh) known.set(sequence, text);
      layer = disks;
      const lost = countLost(known, await recordsOn(layer));
      addRun(tally, { acknowledged: fresh.size, lost, note: `${tally.fault}, run ${tally.runs}` });
    }
  } catch (error) {
    tally.runs += 1;
    tally.unusable += 1;
    tally.notes.push(`${tally.fault}: ${String(error)}`);
  }
}

export async function runPowerCuts(count: number, random: () => number): Promise<Tally[]> {
  const quiet = emptyTally('power cut');
  const failing = emptyTally('power cut, disks failing before');
  while (quiet.runs < count) await storm(quiet, () => calm, random);
  while (failing.runs < count) await storm(failing, failingDisks, random);
  return [quiet, failing];
}
