import { beforeEach, describe, expect, it } from 'vitest';
import { JournalError } from '#electron/storage/journal/journal-error.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { Attempts } from '../attempts/attempts.ts';
import { sampleHere, sampleQuestion, sampleStart } from '../testing/sample-attempt.ts';
import { TestTime } from '../testing/test-time.ts';
import { createAnswerIntake } from './answer-intake.ts';

const ann = { accountId: 'ann', owner: '138****8000' };
const upload = { mostFiles: 2, mostBytes: 1_000, extensions: ['jpg'] };
const start = sampleStart();
const paper = { ...start.paper, questions: [sampleQuestion('u', 'upload', { options: [], upload })] };
const bytes = Buffer.from('a picture');
const chosen = { name: '接线图.jpg', type: 'image/jpeg', bytes: bytes.length };

/** What the disk does with the records of answers. */
let answers: 'taken' | 'taken too late' | 'not taken';
let layer: MemoryLayer;

/** A disk that takes a record after its caller has given up, or not at all. */
class TryingJournals extends LocalJournals {
  override async append(...[name, record]: Parameters<LocalJournals['append']>) {
    if (answers === 'taken' || !record.includes('"files"')) return super.append(name, record);
    if (answers === 'taken too late') await super.append(name, record);
    throw new JournalError('slow', 'The journal thread has not answered append for 10000 ms.');
  }
}

beforeEach(() => {
  answers = 'taken';
  layer = new MemoryLayer();
});

async function run() {
  const time = new TestTime();
  const store = new Attempts({
    journals: new TryingJournals(layer, ['/a', '/b']),
    vault: { wrap: async (key) => key, unwrap: async (key) => key },
    rescueKey: () => null,
    here: sampleHere,
    now: time.now,
    timer: time.timer,
    account: () => 'ann',
    report: () => {},
  });
  const { attemptId } = await store.begin(ann, { ...start, paper });
  const intake = createAnswerIntake({ store, changed: () => {}, report: () => {} });
  const target = { accountId: 'ann', attemptId, questionId: 'u' };
  return {
    store,
    intake,
    target,
    async storeFile() {
      const fileId = await intake.begin(target, chosen);
      await intake.part(fileId, bytes);
      return intake.finish(fileId);
    },
  };
}

const stored = () => layer.paths.filter((path) => path.endsWith('.file')).length;

describe('a file whose record is not known to be missing', () => {
  it('keeps its bytes: the record that lands later names them', async () => {
    const before = await run();
    answers = 'taken too late';
    await expect(before.storeFile()).rejects.toMatchObject({ code: 'slow' });
    await before.store.close();
    answers = 'taken';
    const { store } = await run();
    const [file] = await store.files('ann');
    if (!file) throw new Error('The record did not land.');
    expect(await store.attempt('ann', file.attemptId).readFile(file.file)).toEqual(bytes);
  });

  it('loses them with the next record that does not name it', async () => {
    const { intake, target, ...seat } = await run();
    answers = 'not taken';
    await expect(seat.storeFile()).rejects.toMatchObject({ code: 'slow' });
    expect(stored()).toBe(2);
    answers = 'taken';
    const { files } = await seat.storeFile();
    expect(stored()).toBe(2);
    await intake.remove(target, files[0]?.fileId ?? '');
    expect(stored()).toBe(0);
  });

  it('and one that was refused before a record was tried leaves nothing', async () => {
    const { intake, store, target } = await run();
    const fileId = await intake.begin(target, chosen);
    await intake.part(fileId, bytes);
    await store.attempt('ann', target.attemptId).seal('learner');
    await expect(intake.finish(fileId)).rejects.toMatchObject({ code: 'sealed' });
    expect(stored()).toBe(0);
  });
});
