import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { hearLinks } from './open-links.ts';

function run(scheme = 'lectern') {
  const app = new EventEmitter();
  const done: string[] = [];
  const follow = hearLinks(app, scheme, (link) => void done.push(`refused ${link}`));
  return { app, done, follow: () => follow((address) => void done.push(address ?? 'show')) };
}

it.each([
  [['lectern'], ['show']],
  [['lectern', 'lectern://examList'], ['/examList']],
  [['lectern', 'lectern://exam/testPaper'], ['show']],
])('a second start with %j: %j', (argv, expected) => {
  const { app, done, follow } = run();
  follow();
  app.emit('second-instance', {}, argv);
  expect(done).toEqual(expected);
});

it.each([
  ['lectern://liveList', ['prevented', '/liveList']],
  ['lectern://nothing', ['prevented', 'refused lectern://nothing', 'show']],
])('macOS opens %s', (url, expected) => {
  const { app, done, follow } = run();
  follow();
  app.emit('open-url', { preventDefault: () => void done.push('prevented') }, url);
  expect(done).toEqual(expected);
});

it('what comes before the windows is followed with them, once and in order', () => {
  const { app, done, follow } = run();
  app.emit('open-url', { preventDefault: () => undefined }, 'lectern://liveList');
  app.emit('second-instance', {}, ['lectern']);
  expect(done).toEqual([]);
  follow();
  follow();
  expect(done).toEqual(['/liveList', 'show']);
});

it('a link of another organisation on this computer leads nowhere', () => {
  const { app, done, follow } = run('qicheng');
  follow();
  app.emit('second-instance', {}, ['qicheng', 'qicheng://examList']);
  app.emit('second-instance', {}, ['qicheng', 'lectern://examList']);
  app.emit('open-url', { preventDefault: () => undefined }, 'lectern://examList');
  expect(done).toEqual(['/examList', 'show', 'refused lectern://examList', 'show']);
});
