import { platformOnDisk } from '../../support/platform.ts';
import { cutOff, fewQuestions, onPaper } from '../lib/learner.ts';
import type { Bench } from '../lib/measure.ts';
import { memoryMb } from '../lib/processes.ts';
import { interleave, median } from '../lib/statistics.ts';

const rounds = 3;
const looks = 5;
/** By then the face model is loaded and the first captures are taken. */
const settledMs = 20_000;

/** Memory of all processes on an open paper, with two cameras against without. */
export const memory: Bench = {
  name: 'memory',
  async run() {
    const platform = await platformOnDisk();
    const used = (cameras: 0 | 2) => async () => {
      const { client } = await onPaper(fewQuestions, { platform: platform.origin, cameras, nativeCameras: true });
      await client.page.waitForTimeout(settledMs);
      const values: number[] = [];
      for (let look = 0; look < looks; look += 1) {
        values.push(memoryMb(client.pid));
        await client.page.waitForTimeout(1000);
      }
      cutOff(client);
      return [median(values)];
    };
    const samples = await interleave(
      [
        { name: 'with', round: used(2) },
        { name: 'without', round: used(0) },
      ],
      rounds,
    );
    await platform.stop();
    const [filmed, bare] = [median(samples.get('with') ?? []), median(samples.get('without') ?? [])];
    return [
      { name: 'memory without cameras', value: bare, unit: 'MB', goal: null },
      { name: 'memory with two cameras', value: filmed, unit: 'MB', goal: null },
      { name: 'memory with cameras against without', value: filmed / bare, unit: 'x', goal: 1.25 },
    ];
  },
};
