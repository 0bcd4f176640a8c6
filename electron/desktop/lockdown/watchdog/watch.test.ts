import { expect, it } from 'vitest';
import { createWatch } from './watch.ts';

const watching = { kind: 'watch', attemptId: 'a', command: 'lectern', args: ['--lang=zh-CN'] };

function watchWith(before: number) {
  const done: string[] = [];
  let count = before;
  const watch = createWatch({
    restarts: () => count,
    countRestart: () => void (count += 1),
    restart: (command, args) => void done.push(`restart ${[command, ...args].join(' ')} (${count})`),
    answer: ({ kind }) => void done.push(kind),
    exit: (code) => void done.push(`exit ${code}`),
  });
  return { watch, done };
}

it.each([
  [0, ['watching', 'restart lectern --lang=zh-CN (1)', 'exit 0']],
  [2, ['watching', 'restart lectern --lang=zh-CN (3)', 'exit 0']],
  [3, ['watching', 'exit 3']],
])('after %d restarts an unclean end leads to %j', (before, expected) => {
  const { watch, done } = watchWith(before);
  watch.hear(watching);
  watch.gone();
  expect(done).toEqual(expected);
});

it('restarts nothing after a clean end', () => {
  const { watch, done } = watchWith(0);
  watch.hear(watching);
  watch.hear({ kind: 'clean-end' });
  expect(done).toEqual(['watching', 'exit 0']);
});

it.each([[{ kind: 'run', command: 'rm' }], ['clean-end'], [null]])('exits on %j, which no client says', (message) => {
  const { watch, done } = watchWith(0);
  watch.hear(message);
  expect(done).toEqual(['exit 1']);
});

it('exits when the client is gone before it said what to watch', () => {
  const { watch, done } = watchWith(0);
  watch.gone();
  expect(done).toEqual(['exit 1']);
});
