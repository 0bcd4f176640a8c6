import { setImmediate as nextRound } from 'node:timers/promises';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { pick } from '../random.ts';
import { addRun, addUnusable, countLost, emptyTally, type Answered, type Tally } from '../tally.ts';
import { attemptsOver, journalOn, Sitting } from './sitting.ts';

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
): Promise<{ acknowledged: readonly Answered[]; disks: MemoryLayer }> {
  const sitting = await Sitting.at(attemptsOver(layer));
  const writing: Promise<unknown>[] = [];
  for (let count = 0; count < 1 + pick(random, 15); count += 1) {
    weather.disks(layer, random);
    const one = sitting.answer(random);
    writing.push(one);
    if (random() < 0.6) await one;
  }
  for (let rounds = pick(random, 6); rounds > 0; rounds -= 1) await nextRound();
  const acknowledged = [...sitting.acknowledged];
  const disks = layer.cutPower(random);
  await Promise.all(writing);
  return { acknowledged, disks };
}

/** Power cuts at random moments, three in a row over the same disks. */
async function storm(tally: Tally, weather: () => Weather, random: () => number): Promise<void> {
  let layer = new MemoryLayer();
  const known: Answered[] = [];
  try {
    for (let cuts = 0; cuts < 3; cuts += 1) {
      const { acknowledged: fresh, disks } = await answerUntilCut(layer, weather(), random);
      known.push(...fresh);
      layer = disks;
      const lost = countLost(known, (await journalOn(layer)).records);
      addRun(tally, { acknowledged: fresh.length, lost, note: `${tally.fault}, run ${tally.runs}` });
    }
  } catch (error) {
    addUnusable(tally, error);
  }
}

export async function runPowerCuts(count: number, random: () => number): Promise<Tally[]> {
  const quiet = emptyTally('power cut');
  const failing = emptyTally('power cut, disks failing before');
  while (quiet.runs < count) await storm(quiet, () => calm, random);
  while (failing.runs < count) await storm(failing, failingDisks, random);
  return [quiet, failing];
}
