import path from 'node:path';
import { buildClient } from '#dev/start/build.ts';
import { addUnusable, emptyTally, type Tally } from '../tally.ts';
import { withBrokenWorker } from './broken-client.ts';
import { Machine } from './machine.ts';

/** One machine lives through this many kills, then everything is settled and compared, and a new one begins. */
const killsPerMachine = 12;

/**
 * Kills every process of the client, with both cameras on: main, its workers, and the browser with the page. `broken`:
 * without this guard of the journal.
 */
export async function killTrees(rounds: number, random: () => number, broken?: string): Promise<Tally> {
  const tally = emptyTally('SIGKILL of the whole process tree, with two cameras');
  const root = path.resolve(import.meta.dirname, '../../..');
  await buildClient(root);
  const client = broken === undefined ? null : await withBrokenWorker(root, broken);
  try {
    while (tally.runs < rounds) {
      const machine = await Machine.create({ random, app: client?.folder });
      try {
        for (let kills = 0; kills < killsPerMachine && tally.runs < rounds; kills += 1, tally.runs += 1) {
          await machine.live(tally);
        }
        await machine.compare(tally);
      } catch (error) {
        addUnusable(tally, error);
      } finally {
        await machine.remove();
      }
    }
    return tally;
  } finally {
    await client?.remove();
  }
}
