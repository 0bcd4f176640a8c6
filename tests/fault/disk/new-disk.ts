import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { pick } from '../random.ts';
import { addRun, addUnusable, countLost, emptyTally, type Answered, type Tally } from '../tally.ts';
import { attemptsOver, folders, isDiskTrouble, journalOn, Sitting } from './sitting.ts';

const lives = 4;

/** A start and some answers; [] when the client refuses in words to begin. */
async function answered(layer: MemoryLayer, random: () => number): Promise<readonly Answered[]> {
  try {
    const sitting = await Sitting.at(attemptsOver(layer));
    for (let answers = 1 + pick(random, 8); answers > 0; answers -= 1) await sitting.answer(random);
    if (random() < 0.5) await sitting.store.close();
    return sitting.acknowledged;
  } catch (error) {
    if (isDiskTrouble(error)) return [];
    throw error;
  }
}

/** An empty disk in the place of one, and the other, which alone holds the paper, refused until the next start. */
async function replaceOne(layer: MemoryLayer, random: () => number): Promise<readonly Answered[]> {
  const [replaced = '/a', other = '/b'] = random() < 0.5 ? folders : folders.toReversed();
  for (const path of layer.paths.filter((known) => known.startsWith(replaced))) layer.plant(path, null);
  const all = random() < 0.5;
  const back = layer.fail('EACCES', (path, operation) => path.startsWith(other) && (all || operation === 'list'));
  const answers = await answered(layer, random);
  back();
  return answers;
}

async function sitOnce(random: () => number) {
  const layer = new MemoryLayer();
  const known: Answered[] = [];
  for (let life = 0; life < lives; life += 1) {
    known.push(...(await answered(layer, random)));
    known.push(...(await replaceOne(layer, random)));
  }
  // Opened twice: what the first opening mended is whole.
  const sitting = await Sitting.at(attemptsOver(layer));
  await sitting.store.close();
  await journalOn(layer);
  const { records, oneCopy } = await journalOn(layer);
  if (oneCopy) throw new Error('the new disk did not get its copy');
  return { acknowledged: known.length, lost: countLost(known, records) };
}

/** A new disk at a start at which the other one cannot be read. */
export async function runNewDisk(count: number, random: () => number): Promise<Tally[]> {
  const tally = emptyTally('a new disk beside one that cannot be read');
  while (tally.runs < count) {
    try {
      addRun(tally, { ...(await sitOnce(random)), note: `${tally.fault}, run ${tally.runs}` });
    } catch (error) {
      addUnusable(tally, error);
    }
  }
  return [tally];
}
