import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { LocalJournals } from '../journal/local-journals.ts';
import { MemoryLayer } from '../journal/memory-layer.ts';
import { AccountNotebooks } from './account-notebooks.ts';
import { Collection, noteWith } from './collection.ts';

interface Mark {
  name: string;
  marks: number;
}

let layer: MemoryLayer;
let written: MockInstance<LocalJournals['append']>;
beforeEach(() => {
  layer = new MemoryLayer();
});

/** Marks and titles in one notebook, in a run of the client of its own. */
function run() {
  const journals = new LocalJournals(layer, ['/a', '/b']);
  written = vi.spyOn(journals, 'append');
  const vault = { wrap: async () => null, unwrap: async () => null };
  const notebooks = new AccountNotebooks({ journals, vault, now: () => 1, report: () => undefined }, () => 'ann');
  const nameOf = (name: string) => name;
  return {
    marks: new Collection<string, Mark, Mark>(notebooks, {
      prefix: 'mark ',
      nameOf,
      read: noteWith<Mark>('name', 'marks'),
      empty: (name) => ({ name, marks: 0 }),
    }),
    titles: new Collection(notebooks, {
      prefix: 'title ',
      nameOf,
      read: noteWith<{ title: string }>('title'),
      empty: () => null,
    }),
  };
}

const more = (mark: Mark): Mark => ({ ...mark, marks: mark.marks + 1 });

it('what was never written is what the form says, and what was written outlives the client', async () => {
  const { marks, titles } = run();
  expect([await marks.get('ann', 'a'), await titles.get('ann', 'a')]).toEqual([{ name: 'a', marks: 0 }, null]);
  await Promise.all([marks.change('ann', 'a', more), marks.change('ann', 'a', more)]);
  await titles.put('ann', 'a', { title: 'A' });
  await marks.close();
  const later = run();
  expect(await later.marks.all('ann')).toEqual([{ name: 'a', marks: 2 }]);
  expect(await later.titles.get('ann', 'a')).toEqual({ title: 'A' });
  expect(await later.marks.all('bob')).toEqual([]);
});

it('a change that returns its argument writes nothing', async () => {
  const { marks } = run();
  expect(await marks.change('ann', 'a', (mark) => mark)).toEqual({ name: 'a', marks: 0 });
  expect(await marks.all('ann')).toEqual([]);
  expect(written).not.toHaveBeenCalled();
});

it('what was removed is gone, and a note of another form is not taken for one', async () => {
  const { marks, titles } = run();
  await marks.change('ann', 'a', more);
  await marks.remove('ann', 'a');
  await titles.put('ann', 'b', { title: 'B' });
  expect([await marks.all('ann'), await titles.all('ann')]).toEqual([[], [{ title: 'B' }]]);
});
