import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptData, preloadOf } from './preload.ts';
import { installRuntime } from './runtime.ts';

const learner = { id: 'l-1', name: '李明' };
interface Api12 {
  LMSInitialize: (p: unknown) => string;
  LMSCommit: (p: unknown) => string;
  LMSFinish: (p: unknown) => string;
  LMSSetValue: (name: string, value: unknown) => string;
  LMSGetValue: (name: string) => string;
  LMSGetLastError: () => string;
}
interface Api2004 {
  Initialize: (p: unknown) => string;
  Commit: (p: unknown) => string;
  Terminate: (p: unknown) => string;
  SetValue: (name: string, value: unknown) => string;
  GetValue: (name: string) => string;
}

function begin(version: '1.2' | '2004', kept?: string, passAt: number | null = null) {
  const part = { id: 'p', title: '', address: 'p.html', launchData: '', passAt };
  const heard: string[] = [];
  const preload = (data: string | undefined) => preloadOf(version, keptData(data), part, learner);
  const runtime = installRuntime({
    version,
    preload: preload(kept),
    onCommit: () => heard.push('commit'),
    onChange: () => heard.push('change'),
    onLenient: (element) => heard.push(element),
    onAgain: preload,
  });
  const api12 = Reflect.get(window, 'API') as Api12;
  const api2004 = Reflect.get(window, 'API_1484_11') as Api2004;
  return { runtime, heard, api12, api2004, data: () => JSON.parse(runtime.snapshot()) };
}

describe('a part that begins again in its frame goes on', () => {
  it('in SCORM 1.2', () => {
    const { api12, data } = begin('1.2');
    expect(api12.LMSInitialize('')).toBe('true');
    api12.LMSSetValue('cmi.core.lesson_location', 'page 1');
    api12.LMSSetValue('cmi.core.lesson_status', 'incomplete');
    expect([api12.LMSFinish(''), api12.LMSInitialize('')]).toEqual(['true', 'true']);
    expect(api12.LMSGetValue('cmi.core.lesson_location')).toBe('page 1');
    expect(api12.LMSSetValue('cmi.core.score.raw', '90')).toBe('true');
    api12.LMSSetValue('cmi.core.lesson_status', 'passed');
    api12.LMSFinish('');
    expect(data().core).toMatchObject({ lesson_status: 'passed', score: { raw: '90' } });
  });

  it('in SCORM 2004', () => {
    const { api2004, data } = begin('2004');
    expect(api2004.Initialize('')).toBe('true');
    api2004.SetValue('cmi.location', 'page 1');
    expect([api2004.Terminate(''), api2004.Initialize('')]).toEqual(['true', 'true']);
    expect(api2004.GetValue('cmi.location')).toBe('page 1');
    expect(api2004.SetValue('cmi.completion_status', 'completed')).toBe('true');
    api2004.Terminate('');
    expect(data()).toMatchObject({ completion_status: 'completed', location: 'page 1' });
  });
});

describe('a page that begins while its part is running goes on in it,', () => {
  it('in SCORM 1.2', () => {
    const { api12, heard, data } = begin('1.2');
    api12.LMSInitialize('');
    api12.LMSSetValue('cmi.core.lesson_location', 'page 1');
    expect([api12.LMSInitialize(''), api12.LMSGetLastError()]).toEqual(['true', '0']);
    expect(heard).toContain('LMSInitialize');
    expect(api12.LMSSetValue('cmi.core.score.raw', '90')).toBe('true');
    api12.LMSFinish('');
    expect(data().core).toMatchObject({ lesson_location: 'page 1', score: { raw: '90' } });
  });

  it('in SCORM 2004', () => {
    const { api2004, heard, data } = begin('2004');
    api2004.Initialize('');
    api2004.SetValue('cmi.location', 'page 1');
    expect(api2004.Initialize('')).toBe('true');
    expect(heard).toContain('Initialize');
    expect(api2004.Terminate('')).toBe('true');
    expect(data().location).toBe('page 1');
  });
});

it.each([null, ' ', 'begin', 0])(
  'what a part hands over where the standard wants nothing is not looked at: %j',
  (given) => {
    const { api12, heard } = begin('1.2');
    expect([api12.LMSInitialize(given), api12.LMSCommit(given), api12.LMSFinish(given)]).toEqual(Array(3).fill('true'));
    expect(heard).toEqual(['commit', 'commit']);
    const { api2004 } = begin('2004');
    expect([api2004.Initialize(given), api2004.Commit(given), api2004.Terminate(given)]).toEqual(Array(3).fill('true'));
  },
);

describe('a part of SCORM 1.2 that ends', () => {
  it.each([
    ['completed', '90', '', 80, 'passed'],
    ['completed', '50', '', 80, 'failed'],
    ['completed', '50', '', null, 'completed'],
    ['completed', null, '', 80, 'completed'],
    [null, '90', '', 80, 'passed'],
    [null, null, '', null, 'completed'],
    [null, null, 'suspend', null, 'incomplete'],
    ['incomplete', '30', 'suspend', 80, 'incomplete'],
    ['passed', null, '', null, 'passed'],
  ])('with %j, score %j, exit %j, mastery %j: %s', (status, score, exit, passAt, expected) => {
    const { api12, data } = begin('1.2', undefined, passAt);
    api12.LMSInitialize('');
    if (status !== null) api12.LMSSetValue('cmi.core.lesson_status', status);
    if (score !== null) api12.LMSSetValue('cmi.core.score.raw', score);
    if (exit !== '') api12.LMSSetValue('cmi.core.exit', exit);
    api12.LMSFinish('');
    expect(data().core.lesson_status).toBe(expected);
  });
});

it.each([
  ['', 'completed'],
  ['suspend', 'incomplete'],
])('a part of SCORM 2004 that ends by %j without a status is %s', (exit, expected) => {
  const { api2004, data } = begin('2004');
  api2004.Initialize('');
  if (exit !== '') api2004.SetValue('cmi.exit', exit);
  api2004.Terminate('');
  expect(data().completion_status).toBe(expected);
});

describe('what a part says beyond the limits is kept, and comes back', () => {
  it.each([
    ['cmi.core.lesson_location', 'x'.repeat(300), 'x'.repeat(300)],
    ['cmi.suspend_data', 'x'.repeat(70_000), 'x'.repeat(70_000)],
    ['cmi.core.score.raw', '120', '120'],
    ['cmi.core.score.raw', '85,5', '85.5'],
    ['cmi.core.score.raw', '90 %', '90'],
    ['cmi.core.lesson_status', 'Completed', 'completed'],
    ['cmi.core.lesson_status', 'p', 'passed'],
    ['cmi.core.lesson_status', 'in progress', 'incomplete'],
  ])('1.2: %s', (element, value, read) => {
    const first = begin('1.2');
    first.api12.LMSInitialize('');
    expect([first.api12.LMSSetValue(element, value), first.api12.LMSGetLastError()]).toEqual(['true', '0']);
    expect(first.api12.LMSGetValue(element)).toBe(read);
    expect(first.heard).toContain('change');
    const again = begin('1.2', first.runtime.snapshot());
    again.api12.LMSInitialize('');
    expect(again.api12.LMSGetValue(element)).toBe(read);
  });

  it.each([
    ['cmi.suspend_data', 'x'.repeat(64_001), 'x'.repeat(64_001)],
    ['cmi.location', 'x'.repeat(1_001), 'x'.repeat(1_001)],
    ['cmi.completion_status', 'Completed', 'completed'],
  ])('2004: %s', (element, value, read) => {
    const first = begin('2004');
    first.api2004.Initialize('');
    expect(first.api2004.SetValue(element, value)).toBe('true');
    expect(first.api2004.GetValue(element)).toBe(read);
    const again = begin('2004', first.runtime.snapshot());
    again.api2004.Initialize('');
    expect(again.api2004.GetValue(element)).toBe(read);
  });

  it.each([
    ['00:01:02.123', '00:01:02.12'],
    ['0:1:2', '00:01:02'],
  ])('a time of 1.2: %s', (told, total) => {
    const { api12, data } = begin('1.2');
    api12.LMSInitialize('');
    expect(api12.LMSSetValue('cmi.core.session_time', told)).toBe('true');
    expect(data().core.total_time).toBe(total);
  });

  it('a time of 2004', () => {
    const { api2004, data } = begin('2004');
    api2004.Initialize('');
    expect(api2004.SetValue('cmi.session_time', 'PT0H1M2.123S')).toBe('true');
    expect(data().total_time).toBe('PT1M2.12S');
  });

  it('but what means nothing is refused as before', () => {
    const { api12 } = begin('1.2');
    api12.LMSInitialize('');
    expect(api12.LMSSetValue('cmi.core.lesson_status', 'very good')).toBe('false');
    expect(api12.LMSSetValue('cmi.core.score.raw', 'many')).toBe('false');
    expect(api12.LMSSetValue('cmi.nothing', '1')).toBe('false');
  });
});

it('what a part of SCORM 1.2 keeps comes back, with its signs, its times and what it said of its questions', () => {
  const state = '{"页":"第 3 页 👷🏽‍♀️","\\"引\\"":[1,\'a\'],"行":"一\\n二\\u0000"}<&>\r\n\t]]>';
  const first = begin('1.2');
  first.api12.LMSInitialize('');
  for (const [name, value] of [
    ['suspend_data', state],
    ['core.lesson_location', '第3页#安全"'],
    ['core.session_time', '00:10:00'],
    ['core.exit', 'suspend'],
    ['objectives.0.id', '目标_1'],
    ['objectives.0.score.raw', '80'],
    ['objectives.0.status', 'passed'],
    ['interactions.0.id', 'q1'],
    ['interactions.0.type', 'choice'],
    ['interactions.0.student_response', 'a'],
    ['interactions.0.result', 'correct'],
  ])
    expect(first.api12.LMSSetValue(`cmi.${name}`, value)).toBe('true');
  first.api12.LMSFinish('');
  const again = begin('1.2', first.runtime.snapshot());
  again.api12.LMSInitialize('');
  const told = (name: string) => again.api12.LMSGetValue(`cmi.${name}`);
  expect(told('suspend_data')).toBe(state);
  expect([told('core.entry'), told('core.lesson_location'), told('core.total_time')]).toEqual([
    'resume',
    '第3页#安全"',
    '00:10:00',
  ]);
  expect([told('objectives._count'), told('objectives.0.score.raw'), told('objectives.0.status')]).toEqual([
    '1',
    '80',
    'passed',
  ]);
  expect(Number(told('interactions._count'))).toBe(1);
  again.api12.LMSSetValue('cmi.core.session_time', '00:05:00');
  again.api12.LMSFinish('');
  expect(again.data().core.total_time).toBe('00:15:00');
});

describe('whatever a part says, and whatever was kept,', () => {
  const element = fc.constantFrom(
    'cmi.core.lesson_status',
    'cmi.core.score.raw',
    'cmi.core.session_time',
    'cmi.suspend_data',
    'cmi.interactions.0.id',
    'cmi.interactions.0.result',
    'cmi.location',
    'cmi.completion_status',
    'cmi.session_time',
    'cmi.score.scaled',
    'cmi.x.y',
  );
  it.each(['1.2', '2004'] as const)('SCORM %s answers true or false', (version) => {
    const { api12, api2004, data } = begin(version);
    const set = version === '1.2' ? api12.LMSSetValue.bind(api12) : api2004.SetValue.bind(api2004);
    if (version === '1.2') api12.LMSInitialize('');
    else api2004.Initialize('');
    fc.assert(
      fc.property(
        fc.oneof(element, fc.string()),
        fc.oneof(fc.string(), fc.double(), fc.constant(null)),
        (name, value) => {
          expect(['true', 'false']).toContain(set(name, value));
          expect(typeof data()).toBe('object');
        },
      ),
    );
  });

  it.each(['1.2', '2004'] as const)('SCORM %s begins', (version) => {
    fc.assert(
      fc.property(fc.json(), (kept) => {
        const { api12, api2004 } = begin(version, kept);
        expect(version === '1.2' ? api12.LMSInitialize('') : api2004.Initialize('')).toBe('true');
      }),
      { numRuns: 40 },
    );
  });
});
