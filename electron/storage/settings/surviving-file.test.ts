import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryFile } from '#electron/testing/memory-file.ts';
import { survivingFile } from './surviving-file.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function failingFile() {
  const disk = memoryFile({ theme: 'dark' });
  const problems: unknown[] = [];
  const state = { broken: false };
  const guard = <Value>(work: () => Value): Value => {
    if (state.broken) throw new Error('EBUSY');
    return work();
  };
  const open = () =>
    guard(() => ({
      read: () => guard(disk.read),
      write: (values: Readonly<Record<string, unknown>>) => guard(() => disk.write(values)),
    }));
  return { disk, problems, state, file: survivingFile(open, (error) => problems.push(error)) };
}

it('is the file itself while that works', () => {
  const { file, disk, problems } = failingFile();
  expect(file.read()).toEqual({ theme: 'dark' });
  file.write({ theme: 'light' });
  expect([disk.read(), file.read(), problems]).toEqual([{ theme: 'light' }, { theme: 'light' }, []]);
});

it('starts empty when it cannot be opened, and reads it once that works', () => {
  const { file, state, problems } = failingFile();
  state.broken = true;
  expect([file.read(), file.read()]).toEqual([{}, {}]);
  expect(problems).toHaveLength(1);
  state.broken = false;
  expect(file.read()).toEqual({ theme: 'dark' });
});

it('has its values in memory while it cannot be written, and writes them later', () => {
  const { file, disk, state, problems } = failingFile();
  state.broken = true;
  const stored = vi.fn<() => void>();
  file.onStored?.(stored);
  file.write({ theme: 'light' });
  expect([file.read(), disk.read()]).toEqual([{ theme: 'light' }, { theme: 'dark' }]);
  expect(file.isStored?.()).toBe(false);
  vi.advanceTimersByTime(20_000);
  expect(problems).toHaveLength(1);
  expect(stored).not.toHaveBeenCalled();
  state.broken = false;
  vi.advanceTimersByTime(5_000);
  expect(disk.read()).toEqual({ theme: 'light' });
  expect(file.isStored?.()).toBe(true);
  file.write({ theme: 'dark' });
  expect(stored).toHaveBeenCalledOnce();
});
