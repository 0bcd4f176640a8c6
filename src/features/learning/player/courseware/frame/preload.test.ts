import { describe, expect, it } from 'vitest';
import { keptData, preloadOf } from './preload.ts';

const part = { id: 'p', title: '', address: 'p.html', launchData: 'pages=3', passAt: 60 };
const learner = { id: 'l-1', name: '李明' };

describe('a part of SCORM 1.2 begins', () => {
  const preload = (kept: Record<string, unknown> | null) => preloadOf('1.2', kept, part, learner);

  it('anew with the learner and the facts of the manifest', () => {
    expect(preload(null)).toEqual({
      launch_data: 'pages=3',
      student_data: { mastery_score: '60' },
      core: { credit: 'credit', student_id: 'l-1', student_name: '李明', entry: 'ab-initio' },
    });
  });

  it.each([
    ['suspend', 'resume'],
    ['', 'resume'],
    [undefined, 'resume'],
    ['logout', 'resume'],
    ['time-out', ''],
  ])('after the exit %j with the entry %j', (exit, entry) => {
    expect(preload({ core: { exit } })).toMatchObject({ core: { entry } });
  });

  it('with what was kept, without the exit and the time of the session before', () => {
    const core = { lesson_location: '3', total_time: '0000:10:00.00', session_time: '00:05:00', exit: 'suspend' };
    expect(preload({ suspend_data: 'x', core, student_data: { time_limit_action: 'exit' } })).toEqual({
      suspend_data: 'x',
      launch_data: 'pages=3',
      student_data: { time_limit_action: 'exit', mastery_score: '60' },
      core: {
        lesson_location: '3',
        total_time: '0000:10:00.00',
        credit: 'credit',
        student_id: 'l-1',
        student_name: '李明',
        entry: 'resume',
      },
    });
  });
});

describe('a part of SCORM 2004 begins', () => {
  const preload = (kept: Record<string, unknown> | null) => preloadOf('2004', kept, { ...part, passAt: 0.6 }, learner);

  it('anew, or with what was kept', () => {
    expect(preload(null)).toMatchObject({ learner_id: 'l-1', entry: 'ab-initio', scaled_passing_score: '0.6' });
    expect(preload({ location: '2', exit: 'suspend', session_time: 'PT5S', total_time: 'PT9S' })).toEqual({
      location: '2',
      total_time: 'PT9S',
      learner_id: 'l-1',
      learner_name: '李明',
      launch_data: 'pages=3',
      scaled_passing_score: '0.6',
      entry: 'resume',
    });
    expect(preload({ location: '2', exit: 'normal' })).toMatchObject({ location: '2', entry: '' });
  });
});

it.each([[undefined], ['{'], ['[]'], ['null'], ['7']])('%j is no kept state', (text) => {
  expect(keptData(text)).toBeNull();
});
