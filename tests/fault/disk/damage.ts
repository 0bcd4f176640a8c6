import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { encodeFrame, readFrames } from '#electron/storage/journal/record-format.ts';
import { pick } from '../random.ts';
import { addRun, addUnusable, countLost, emptyTally, type Answered, type Tally } from '../tally.ts';
import { attemptsOver, journalOn, Sitting } from './sitting.ts';

/** Some answers in both copies. */
async function answered(layer: MemoryLayer, random: () => number): Promise<readonly Answered[]> {
  const sitting = await Sitting.at(attemptsOver(layer));
  const answers = 1 + pick(random, 30);
  for (let count = 0; count < answers; count += 1) await sitting.answer(random);
  await sitting.store.close();
  return sitting.acknowledged;
}

type Damage = (copies: readonly [Buffer, Buffer], random: () => number) => readonly [Buffer | null, Buffer | null];

function flipBit(bytes: Buffer, bit: number): Buffer {
  const flipped = Buffer.from(bytes);
  flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return flipped;
}

function inEither(
  damaged: Buffer | null,
  whole: Buffer,
  random: () => number,
): readonly [Buffer | null, Buffer | null] {
  return random() < 0.5 ? [damaged, whole] : [whole, damaged];
}

/** Flips a bit inside the record of this index. */
function flipInRecord(bytes: Buffer, index: number, random: () => number): Buffer {
  const lengths = readFrames(bytes).frames.map((frame) => encodeFrame(frame).length);
  const start = lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
  return flipBit(bytes, start * 8 + pick(random, (lengths[index] ?? 1) * 8));
}

/** The kinds of damage after which every acknowledged record is still whole in one copy. */
export const damages: Readonly<Record<string, Damage>> = {
  'one copy torn anywhere': ([whole], random) => inEither(whole.subarray(0, pick(random, whole.length)), whole, random),
  'one copy flipped, up to 50 bits': ([whole], random) => {
    let flipped = whole;
    for (let flips = 1 + pick(random, 50); flips > 0; flips -= 1)
      flipped = flipBit(flipped, pick(random, whole.length * 8));
    return inEither(flipped, whole, random);
  },
  'one copy missing': ([whole], random) => inEither(null, whole, random),
  'one copy with a sector of zeros': ([whole], random) => {
    const at = pick(random, whole.length);
    return inEither(Buffer.from(whole).fill(0, at, Math.min(whole.length, at + 512)), whole, random);
  },
  'both flipped in different records': ([a, b], random) => {
    const count = readFrames(a).frames.length;
    const first = pick(random, count);
    const second = (first + 1 + pick(random, count - 1)) % count;
    return [flipInRecord(a, first, random), flipInRecord(b, second, random)];
  },
  'both ending in a torn write, one flipped before': ([a, b], random) => {
    const torn = encodeFrame({ sequence: 9_999, payload: Buffer.alloc(200, 7) });
    const tail = () => torn.subarray(0, pick(random, torn.length));
    return [Buffer.concat([flipBit(a, pick(random, a.length * 8)), tail()]), Buffer.concat([b, tail()])];
  },
};

/** Opens what is left as the client does, writes to it, and opens it once more. */
async function survivors(layer: MemoryLayer, known: readonly Answered[], random: () => number): Promise<number> {
  const sitting = await Sitting.at(attemptsOver(layer));
  if ((await sitting.answer(random)) === null) throw new Error('nothing more could be written');
  await sitting.store.close();
  const { records, oneCopy } = await journalOn(layer);
  if (oneCopy) throw new Error('the damaged copy was not mended');
  return countLost([...known, ...sitting.acknowledged], records);
}

/** Random damage of each kind in turn, to a new journal each time. */
export async function runDamage(count: number, random: () => number): Promise<Tally[]> {
  const kinds = Object.entries(damages);
  const tallies = kinds.map(([kind]) => emptyTally(kind));
  for (let run = 0; run < count; run += 1) {
    const [, damage] = kinds[run % kinds.length] ?? [];
    const tally = tallies[run % kinds.length];
    if (damage && tally) await damageOnce(tally, damage, random);
  }
  return tallies;
}

async function damageOnce(tally: Tally, damage: Damage, random: () => number): Promise<void> {
  const layer = new MemoryLayer();
  const acknowledged = await answered(layer, random);
  const paths = layer.paths.filter((path) => path.endsWith('.journal')).sort();
  const [a = '', b = ''] = paths;
  const damaged = damage([layer.peek(a), layer.peek(b)], random);
  layer.plant(a, damaged[0]);
  layer.plant(b, damaged[1]);
  try {
    const lost = await survivors(layer, acknowledged, random);
    addRun(tally, { acknowledged: acknowledged.length, lost, note: `${tally.fault}, run ${tally.runs}` });
  } catch (error) {
    addUnusable(tally, error);
  }
}
