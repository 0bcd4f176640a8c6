import { expect, it } from 'vitest';
import type { Reminder } from '#contract/ipc/reminders.ts';
import { memoryFile } from '#electron/testing/memory-file.ts';
import { createReminders } from './reminders.ts';

const minute = 60_000;
const reminder: Reminder = { id: 'e-1', title: '低压电工', startsAt: 100 * minute };

/** Reminders at a clock of the test; `tick` is the next check. */
function setUp(file = memoryFile()) {
  const shown: string[] = [];
  const problems: string[] = [];
  let account: string | null = 'a';
  let now = 0;
  let tick = () => undefined as void;
  const reminders = createReminders({
    file,
    session: {
      account: () => (account === null ? null : { accountId: account, name: null, maskedPhone: null }),
      onChange: () => () => undefined,
    },
    clock: { now: () => now },
    timer: (run) => {
      tick = run;
      return () => (tick = () => undefined);
    },
    show: ({ title }) => void shown.push(title),
    saveFile: async (name, bytes) => ({
      outcome: 'saved',
      fileName: `${name} ${new TextDecoder().decode(bytes).length}`,
    }),
    onChange: () => undefined,
    report: (what) => void problems.push(what),
  });
  reminders.start();
  return {
    file,
    reminders,
    shown,
    problems,
    signIn: (id: string | null) => (account = id),
    at: (ms: number) => {
      now = ms;
      tick();
    },
  };
}

it('shows a notification once, 30 min before the start', () => {
  const { reminders, shown, at } = setUp();
  reminders.set(reminder);
  at(69 * minute);
  expect(shown).toEqual([]);
  at(70 * minute);
  at(71 * minute);
  expect(shown).toEqual(['低压电工']);
  expect(reminders.list()).toEqual([reminder]);
  at(101 * minute);
  expect(reminders.list()).toEqual([]);
});

it('survives a restart', () => {
  const first = setUp();
  first.reminders.set(reminder);
  first.reminders.stop();
  const second = setUp(first.file);
  second.at(80 * minute);
  expect(second.shown).toEqual(['低压电工']);
});

it('belongs to the account that asked for it', () => {
  const { reminders, shown, signIn, at } = setUp();
  reminders.set(reminder);
  signIn('b');
  expect(reminders.list()).toEqual([]);
  reminders.remove('e-1');
  at(80 * minute);
  expect(shown).toEqual([]);
  signIn('a');
  at(81 * minute);
  expect(shown).toEqual(['低压电工']);
  signIn(null);
  expect(() => reminders.set(reminder)).toThrow(/signed in/);
});

it('reads the file once, however often it checks', () => {
  const file = memoryFile();
  let reads = 0;
  const { reminders, shown, at } = setUp({ ...file, read: () => ((reads += 1), file.read()) });
  reminders.set(reminder);
  for (let check = 0; check <= 80; check += 1) at(check * minute);
  expect([reads, shown]).toEqual([1, ['低压电工']]);
});

it('is removed', () => {
  const { reminders, shown, at } = setUp();
  reminders.set(reminder);
  reminders.remove('e-1');
  at(80 * minute);
  expect(shown).toEqual([]);
});

it.each([[{ reminders: 'x' }], [{ reminders: [{ id: 1 }] }], [{}]])('a damaged file holds none: %j', (values) => {
  const { reminders, problems, at } = setUp(memoryFile(values));
  at(80 * minute);
  expect(reminders.list()).toEqual([]);
  expect(problems).toEqual([]);
});

it('a disk that fails stops no later check', () => {
  const file = memoryFile();
  const { reminders, problems, shown, at } = setUp({
    ...file,
    write: (values) => {
      if (problems.length === 0 && values['reminders'] && JSON.stringify(values).includes('"shown":true'))
        throw new Error('no space');
      file.write(values);
    },
  });
  reminders.set(reminder);
  at(80 * minute);
  expect([problems, shown]).toEqual([['reminders'], []]);
  at(81 * minute);
  expect(shown).toEqual(['低压电工']);
});

it('saves a calendar under a name that every system accepts', async () => {
  const { reminders } = setUp();
  const saved = await reminders.saveCalendar('../考试: 1', [{ ...reminder, endsAt: null }]);
  expect(saved).toMatchObject({ outcome: 'saved', fileName: expect.stringMatching(/^考试 1\.ics \d+$/) });
});
