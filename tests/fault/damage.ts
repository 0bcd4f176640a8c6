import { Attempts } from '../../electron/exam/attempts/attempts.ts';
import { encodeFrame, readFrames } from '../../electron/exam/journal/frame.ts';
import { LocalJournals } from '../../electron/exam/journal/local-journals.ts';
import { MemoryLayer } from '../../electron/exam/journal/memory-layer.ts';
import { faultStart, learner } from './learner.ts';
import { pick } from './random.ts';
import { addRun, countLost, emptyTally, type Acknowledged, type Tally } from './tally.ts';

const folders = ['/a', '/b'] as const;

export function attemptsOver(layer: MemoryLayer): Attempts {
  return new Attempts({
    journals: new LocalJournals(layer, folders),
    vault: { wrap: async () => null, unwrap: async () => null },
    rescueKey: () => null,
    now: Date.now,
    timer: () => () => {},
    account: () => learner.accountId,
    report: () => {},
  });
}

/** Some answers in both copies. */
async function answered(layer: MemoryLayer, random: () => number): Promise<Map<number, string>> {
  const store = attemptsOver(layer);
  const start = faultStart();
  const { attemptId } = await store.begin(learner, start);
  const acknowledged = new Map<number, string>();
  const answers = 1 + pick(random, 30);
  for (let count = 0; count < answers; count += 1) {
    const question = start.paper.questions[pick(random, start.paper.questions.length)];
    const text = `answer-${count}-${pick(random, 1e9)}`;
    const change = { type: 'answer', questionId: question?.id ?? '', value: { kind: 'text', text } } as const;
    const { sequence } = await store.write(learner.accountId, attemptId, change);
    acknowledged.set(sequence, text);
  }
  await store.close();
  return acknowledged;
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
async function survivors(layer: MemoryLayer, acknowledged: Acknowledged): Promise<number> {
  const store = attemptsOver(layer);
  const attempt = await store.find(learner.accountId, faultStart().exam);
  if (!attempt) throw new Error('the attempt was not found');
  const change = { type: 'answer', questionId: 'q1', value: { kind: 'text', text: 'after the damage' } } as const;
  const { sequence } = await store.write(learner.accountId, attempt.attemptId, change);
  await store.close();
  const journals = new LocalJournals(layer, folders);
  const [listing] = await journals.list();
  const head = listing && (await journals.head(listing.name));
  if (!listing || !head?.bareKey) throw new Error('the journal has no key');
  const { records, oneCopy } = await journals.open(listing.name, head.bareKey);
  if (oneCopy) throw new Error('the damaged copy was not mended');
  return countLost(new Map([...acknowledged, [sequence, 'after the damage']]), records);
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
    const lost = await survivors(layer, acknowledged);
    addRun(tally, { acknowledged: acknowledged.size, lost, note: `${tally.fault}, run ${tally.runs}` });
  } catch (error) {
    tally.runs += 1;
    tally.unusable += 1;
    tally.notes.push(`${tally.fault}: ${String(error)}`);
  }
}
