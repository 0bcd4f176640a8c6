import { platformOnDisk } from '../../support/platform.ts';
import { cutOff, fewQuestions, onPaper, signedIn } from '../lib/learner.ts';
import type { Bench } from '../lib/measure.ts';
import { memoryMb, processMemoryMb, threadCount } from '../lib/processes.ts';
import { openShell } from '../lib/shell.ts';
import { interleave, median } from '../lib/statistics.ts';

const rounds = 3;
const looks = 5;
/** By then the face model is loaded and the first captures are taken. */
const settledMs = 20_000;

const subjects = ['empty', 'signedIn', 'paper', 'filmed'] as const;
type Subject = (typeof subjects)[number];

/** What one look finds: the whole tree, and the process that was started, which is Electron's main process. */
const figures = ['tree', 'main', 'threads'] as const;
type Figure = (typeof figures)[number];

interface Opened {
  pid: number;
  page: { waitForTimeout(ms: number): Promise<void> };
}

/** Memory of all processes: an empty Fluent page, a signed-in learner, an open paper without and with two cameras. */
export const memory: Bench = {
  name: 'memory',
  async run() {
    const platform = await platformOnDisk();
    const origin = platform.origin;
    const paper = async (cameras: 0 | 2) =>
      (await onPaper(fewQuestions, { platform: origin, cameras, nativeCameras: true })).client;
    const openers: Readonly<Record<Subject, () => Promise<Opened>>> = {
      empty: () => openShell('empty'),
      signedIn: () => signedIn({ platform: origin, cameras: 0 }),
      paper: () => paper(0),
      filmed: () => paper(2),
    };
    /** One sample of each figure. */
    const used = (subject: Subject) => async () => {
      const opened = await openers[subject]();
      await opened.page.waitForTimeout(settledMs);
      const seen: number[][] = [];
      for (let look = 0; look < looks; look += 1) {
        seen.push([memoryMb(opened.pid), processMemoryMb(opened.pid), threadCount(opened.pid)]);
        await opened.page.waitForTimeout(1000);
      }
      cutOff(opened);
      return figures.map((_, at) => median(seen.map((look) => look[at] ?? Number.NaN)));
    };
    const samples = await interleave(
      subjects.map((name) => ({ name, round: used(name) })),
      rounds,
    );
    await platform.stop();
    const of = (subject: Subject, figure: Figure) =>
      median((samples.get(subject) ?? []).filter((_, at) => at % figures.length === figures.indexOf(figure)));
    const against = (subject: Subject, other: Subject) => of(subject, 'tree') / of(other, 'tree');
    return [
      { name: 'memory of an empty Fluent page', value: of('empty', 'tree'), unit: 'MB', goal: null },
      { name: 'memory signed in', value: of('signedIn', 'tree'), unit: 'MB', goal: null },
      { name: 'memory without cameras', value: of('paper', 'tree'), unit: 'MB', goal: null },
      { name: 'memory with two cameras', value: of('filmed', 'tree'), unit: 'MB', goal: null },
      { name: 'memory signed in against an empty page', value: against('signedIn', 'empty'), unit: 'x', goal: 1.3 },
      { name: 'memory on a paper against an empty page', value: against('paper', 'empty'), unit: 'x', goal: 1.4 },
      { name: 'memory with cameras against without', value: against('filmed', 'paper'), unit: 'x', goal: 1.25 },
      { name: 'memory of the main process, empty page', value: of('empty', 'main'), unit: 'MB', goal: null },
      { name: 'memory of the main process, on a paper', value: of('paper', 'main'), unit: 'MB', goal: 130 },
      { name: 'threads of the main process, empty page', value: of('empty', 'threads'), unit: '', goal: null },
      { name: 'threads of the main process, on a paper', value: of('paper', 'threads'), unit: '', goal: null },
    ];
  },
};
