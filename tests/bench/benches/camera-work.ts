import { platformOnDisk } from '../../support/platform.ts';
import { cutOff, fewQuestions, onPaper } from '../lib/learner.ts';
import type { Bench } from '../lib/measure.ts';
import { resume, suspend, processorMs, usedBetween } from '../lib/processes.ts';
import { openShell } from '../lib/shell.ts';
import { interleave, median, type Subject } from '../lib/statistics.ts';

const rounds = 4;
const roundMs = 15_000;
const settledMs = 20_000;

/** Processor use in percent of one core; all other subjects are suspended meanwhile. */
function subject(name: string, pid: number): Subject {
  return {
    name,
    round: async () => {
      resume(pid);
      await after(2000);
      const [began, before] = [performance.now(), processorMs(pid)];
      await after(roundMs);
      const share = (usedBetween(before, processorMs(pid)) / (performance.now() - began)) * 100;
      suspend(pid);
      return [share];
    },
  };
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Processor use of the open paper with two cameras, minus that of two bare previews of the same cameras. */
export const cameraWork: Bench = {
  name: 'camera-work',
  async run() {
    const platform = await platformOnDisk();
    const { client } = await onPaper(fewQuestions, { platform: platform.origin, cameras: 2, nativeCameras: true });
    await client.page.locator('[data-camera] video').nth(1).waitFor();
    await after(settledMs);
    suspend(client.pid);
    const previews = await openShell('previews');
    await previews.page.waitForFunction(() => document.title === '2 cameras');
    await after(3000);
    suspend(previews.pid);
    const samples = await interleave([subject('client', client.pid), subject('previews', previews.pid)], rounds);
    cutOff(client);
    cutOff(previews);
    await platform.stop();
    const [ours, bare] = [median(samples.get('client') ?? []), median(samples.get('previews') ?? [])];
    return [
      { name: 'two cameras on a paper', value: ours, unit: '% of a core', goal: null },
      { name: 'two bare previews', value: bare, unit: '% of a core', goal: null },
      { name: 'two cameras above bare previews', value: ours - bare, unit: '% of a core', goal: 25 },
    ];
  },
};
