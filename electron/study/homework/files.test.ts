import { beforeEach, expect, it } from 'vitest';
import { JournalError } from '#electron/storage/journal/journal-error.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { HomeworkFiles } from './files.ts';

const ref = { courseId: 'c-1', homeworkId: 'hw-1' };
const bytes = new Uint8Array([1, 2, 3, 4]);
const chosen = { name: '表.pdf', type: 'application/pdf', bytes: 4 };
let layer: MemoryLayer;
let account: string | null;
/** A disk that takes a list of files after its caller has given up. */
let slow: boolean;
beforeEach(() => {
  layer = new MemoryLayer();
  account = 'chen';
  slow = false;
});

class SlowJournals extends LocalJournals {
  override async append(...[name, record]: Parameters<LocalJournals['append']>) {
    const appended = await super.append(name, record);
    if (slow && record.includes('files of homework'))
      throw new JournalError('slow', 'The journal thread has not answered.');
    return appended;
  }
}

/** One run of the client on the disk that the runs before left. */
function run() {
  const notebooks = new AccountNotebooks(
    {
      journals: new SlowJournals(layer, ['/a', '/b']),
      vault: { wrap: async () => null, unwrap: async () => null },
      now: () => 7,
      report: () => undefined,
    },
    () => account,
  );
  return new HomeworkFiles({ notebooks, changed: () => undefined, report: () => undefined });
}

async function stored(files: HomeworkFiles): Promise<string> {
  const fileId = await files.begin(ref, chosen);
  await files.part(fileId, bytes.subarray(0, 3));
  await files.part(fileId, bytes.subarray(3));
  await files.finish(fileId);
  return fileId;
}
const attached = (fileId: string) => layer.paths.filter((path) => path.includes(fileId));

it('a file outlives a restart, encrypted, until it arrived', async () => {
  const fileId = await stored(run());
  const later = run();
  const [list] = await later.all('chen');
  expect(list).toMatchObject({ ref, files: [{ fileId, name: '表.pdf', fate: null }] });
  const [file] = list?.files ?? [];
  expect(file && [...((await later.bytes('chen', file)) ?? [])]).toEqual([...bytes]);
  await later.settle('chen', ref, fileId, { kind: 'delivered', reference: 'doc-1' });
  expect(attached(fileId)).toEqual([]);
  expect((await run().list('chen', ref)).files).toMatchObject([{ fate: { reference: 'doc-1' } }]);
});

it('a file that a crash left half-written is removed, and named nowhere', async () => {
  const first = run();
  const fileId = await first.begin(ref, chosen);
  await first.part(fileId, bytes.subarray(0, 3));
  expect(attached(fileId)).not.toEqual([]);
  expect(await run().all('chen')).toEqual([]);
  expect(attached(fileId)).toEqual([]);
});

it.each([
  ['empty', { ...chosen, bytes: 0 }, 'file-empty'],
  ['larger than is kept', { ...chosen, bytes: 600 * 1024 * 1024 }, 'file-size'],
])('a file that is %s is not begun', async (_, file, code) => {
  await expect(run().begin(ref, file)).rejects.toMatchObject({ code });
});

it('a file with more or fewer bytes than announced is not kept', async () => {
  const files = run();
  const long = await files.begin(ref, chosen);
  await expect(files.part(long, new Uint8Array(5))).rejects.toMatchObject({ code: 'file-size' });
  const short = await files.begin(ref, chosen);
  await files.part(short, bytes.subarray(0, 2));
  await expect(files.finish(short)).rejects.toMatchObject({ code: 'file-size' });
  expect((await files.list('chen', ref)).files).toEqual([]);
  expect([...attached(long), ...attached(short)]).toEqual([]);
});

it('the same content is kept once; another account reaches none of it', async () => {
  const files = run();
  const first = await stored(files);
  const second = await stored(files);
  expect((await files.list('chen', ref)).files.map(({ fileId }) => fileId)).toEqual([second]);
  expect(attached(first)).toEqual([]);
  const open = await files.begin(ref, chosen);
  account = 'li';
  await expect(files.part(open, bytes)).rejects.toMatchObject({ code: 'file-gone' });
  expect(await files.all('li')).toEqual([]);
  account = null;
  await expect(files.begin(ref, chosen)).rejects.toMatchObject({ code: 'no-account' });
});

it('a file whose list may be on disk keeps its bytes: the list that landed late names them', async () => {
  slow = true;
  await expect(stored(run())).rejects.toMatchObject({ code: 'slow' });
  slow = false;
  const later = run();
  const [file] = (await later.all('chen'))[0]?.files ?? [];
  expect(file && [...((await later.bytes('chen', file)) ?? [])]).toEqual([...bytes]);
});

it('files that are on their way in count among those of the homework', async () => {
  const files = run();
  const begun = await Promise.all(Array.from({ length: 100 }, () => files.begin(ref, chosen)));
  await expect(files.begin(ref, chosen)).rejects.toMatchObject({ code: 'file-count' });
  await files.cancel(begun[0] ?? '');
  expect(await files.begin(ref, chosen)).toMatch(/^[0-9a-f]{32}$/);
});
