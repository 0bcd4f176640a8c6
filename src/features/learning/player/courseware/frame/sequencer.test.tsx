import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readManifest } from './manifest.ts';
import { Sequencer } from './sequencer.ts';

const file = path.resolve(
  import.meta.dirname,
  '../../../../../../dev/platform/services/course/packages/hot-work/imsmanifest.xml',
);
const shipped = readManifest(new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/xml'))!;
const ids = shipped.parts.map(({ id }) => id);

let led: string[];
let over: number;
beforeEach(() => {
  led = [];
  over = 0;
});

const sequencer = (kept: string | null = null, activities = shipped.sequencing!) =>
  new Sequencer({ activities, kept, onLed: (id) => led.push(id), onOver: () => (over += 1) });
const nothing = () => null;
/** A part begins, says what it is told to, and ends or not. */
function study(one: Sequencer, values: Record<string, string>, end = true): void {
  one.begin({ entry: 'ab-initio' });
  one.api.Initialize('');
  for (const [name, value] of Object.entries(values)) expect(one.api.SetValue(name, value), name).toBe('true');
  if (end) one.api.Terminate('');
}
const done = { 'cmi.completion_status': 'completed', 'cmi.success_status': 'passed' };
const begun = { 'cmi.completion_status': 'incomplete', 'cmi.exit': 'suspend' };

describe('the rules of a package', () => {
  it('open a part once those before it are done, and tell so before they end', () => {
    const one = sequencer();
    expect(one.start(ids, null, nothing)).toBe('check');
    study(one, begun, false);
    expect(one.ways(ids, 'check')).toMatchObject({ shut: ['quiz'], previous: false });
    one.leave();
    expect(one.choose('quiz')).toBeNull();
    expect(one.choose('check')).toBe('check');
    study(one, done);
    expect(one.choose('quiz')).toBeNull();
    expect(one.step('continue')).toBe('permit');
    study(one, { ...done, 'cmi.exit': 'suspend' }, false);
    expect(one.ways(ids, 'permit')).toMatchObject({ shut: [], next: true, previous: true });
    one.leave();
    expect(one.choose('quiz')).toBe('quiz');
    study(one, { 'cmi.completion_status': 'completed', 'cmi.success_status': 'passed', 'cmi.score.scaled': '1' });
    expect(one.ways(ids, 'quiz')).toMatchObject({ whole: 'passed' });
    expect(led).toEqual([]);
  });

  it('lead on when a part asks for the next one', () => {
    const one = sequencer();
    one.start(ids, null, nothing);
    study(one, { ...done, 'adl.nav.request': 'continue' });
    expect(led).toEqual(['permit']);
  });

  it('are as far as they were after the client was killed; nothing is done or passed by it', () => {
    const one = sequencer();
    one.start(ids, null, nothing);
    study(one, done);
    expect(one.choose('permit')).toBe('permit');
    study(one, { 'cmi.completion_status': 'incomplete' }, false);
    const state = one.state();
    expect(state).toBe(one.state());
    const after = sequencer(state);
    expect(after.start(ids, 'permit', () => ({ completion_status: 'incomplete' }))).toBe('permit');
    study(after, { 'cmi.exit': 'suspend' }, false);
    expect(after.ways(ids, 'permit')).toMatchObject({ shut: ['quiz'] });
    study(after, { ...done, 'cmi.exit': 'suspend' });
    expect(after.choose('quiz')).toBe('quiz');
  });

  it.each(['', '{', '{"sequencing":{"activities":3}}'])('begin anew where %j is kept', (kept) =>
    expect(sequencer(kept).start(ids, 'quiz', nothing)).toBe('check'),
  );

  it('that lead nowhere are said to', () => {
    const closed = { id: 'course', title: 'T', sequencingControls: { choice: false, flow: false } };
    const children = [{ id: 'a', title: 'A', children: [] }];
    expect(sequencer(null, { ...closed, children }).start(['a'], null, nothing)).toBeNull();
  });

  it('may end the package', () => {
    const one = sequencer();
    one.start(ids, null, nothing);
    study(one, { ...done, 'adl.nav.request': 'exitAll' });
    expect(over).toBe(1);
  });
});
