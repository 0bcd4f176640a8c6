import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { learner } from '../learner.ts';
import { pick } from '../random.ts';
import { addRun, addUnusable, countLost, emptyTally, type Answered, type Tally } from '../tally.ts';
import { attemptsOver, isDiskTrouble, journalOn, Sitting } from './sitting.ts';

/** No answer of this lab takes more on one copy, with what has to be written before it. */
const recordBytes = 1024;
const lives = 4;
const answersALife = 12;

function freeBytes(layer: MemoryLayer): number {
  return layer.roomBytes - layer.usedBytes;
}

/** Other programs take room or give it back. */
function resize(layer: MemoryLayer, random: () => number): void {
  if (random() < 0.5) return;
  const free = [0, -100_000, 300, 3_000, 30_000, 700_000][pick(random, 6)] ?? 0;
  layer.roomBytes = Math.max(0, layer.usedBytes + Math.round(free * random()));
}

/** An answer that is refused although there is room for it, or a reserve to give up, is harm. */
async function answerWithin(layer: MemoryLayer, sitting: Sitting, random: () => number): Promise<void> {
  if ((await sitting.answer(random)) !== null) return;
  if (layer.paths.some((path) => path.endsWith('/reserve'))) throw new Error('refused beside a reserve');
  if (freeBytes(layer) < recordBytes || (await sitting.answer(random)) !== null) return;
  if (freeBytes(layer) >= recordBytes) throw new Error(`refused with ${freeBytes(layer)} bytes of room`);
}

/** Begins where there is room for it; a disk that refuses it must not stand in the way of the next try. */
async function begin(layer: MemoryLayer, random: () => number): Promise<Sitting> {
  if (random() < 0.3) layer.roomBytes = pick(random, 60_000);
  const store = attemptsOver(layer);
  try {
    return await Sitting.at(store);
  } catch (error) {
    if (!isDiskTrouble(error)) throw error;
    layer.roomBytes = Infinity;
    return Sitting.at(store);
  }
}

/** Closes the client, or kills it, or cuts the power. */
async function endLife(layer: MemoryLayer, { store }: Sitting, random: () => number): Promise<MemoryLayer> {
  const roll = random();
  if (roll < 0.4) await store.close();
  if (roll < 0.8) return layer;
  const after = layer.cutPower(random);
  after.roomBytes = layer.roomBytes;
  return after;
}

/** Hands in on a full disk: the paper is sealed all the same, and on the disk as soon as it has room. */
async function sealOnFullDisk(layer: MemoryLayer, { store, attemptId }: Sitting): Promise<void> {
  layer.roomBytes = layer.usedBytes;
  await store.attempt(learner.accountId, attemptId).seal('learner');
  layer.roomBytes = Infinity;
  await store.attempt(learner.accountId, attemptId).sending({});
}

async function sitOnce(random: () => number): Promise<{ acknowledged: readonly Answered[]; lost: number }> {
  let layer = new MemoryLayer();
  let sitting = await begin(layer, random);
  const known: Answered[] = [];
  for (let life = 0; life < lives; life += 1) {
    for (let count = 0; count < answersALife; count += 1) {
      resize(layer, random);
      await answerWithin(layer, sitting, random);
    }
    known.push(...sitting.acknowledged);
    layer = await endLife(layer, sitting, random);
    sitting = await Sitting.at(attemptsOver(layer));
  }
  const sealing = random() < 0.5;
  if (sealing) await sealOnFullDisk(layer, sitting);
  layer.roomBytes = Infinity;
  await sitting.store.close();
  await journalOn(layer);
  const { records, oneCopy } = await journalOn(layer);
  if (oneCopy) throw new Error('a copy was not mended though there is room');
  if (sealing !== records.some(({ text }) => text.includes('"sealed"'))) throw new Error('the seal is not on the disk');
  return { acknowledged: known, lost: countLost(known, records) };
}

/** A disk whose room shrinks and grows while a learner answers, over restarts and power cuts. */
export async function runRoom(count: number, random: () => number): Promise<Tally[]> {
  const tally = emptyTally('disk of N bytes');
  while (tally.runs < count) {
    try {
      const { acknowledged, lost } = await sitOnce(random);
      addRun(tally, { acknowledged: acknowledged.length, lost, note: `${tally.fault}, run ${tally.runs}` });
    } catch (error) {
      addUnusable(tally, error);
    }
  }
  return [tally];
}
