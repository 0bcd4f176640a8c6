import { describe, expect, it } from 'vitest';
import { coursewareFacts } from './courseware-facts.ts';

const facts = (version: '1.2' | '2004', cmi: unknown) => coursewareFacts({ version, cmi: JSON.stringify(cmi) });

describe('what SCORM 1.2 says', () => {
  it.each([
    [{ core: { lesson_status: 'passed' } }, ['passed']],
    [{ core: { lesson_status: 'failed' } }, ['failed']],
    [{ core: { lesson_status: 'completed' } }, ['completed']],
    [{ core: { lesson_status: 'incomplete' } }, ['incomplete']],
    [{ core: { lesson_status: 'browsed' } }, ['browsed']],
    [{ core: { lesson_status: 'not attempted' } }, ['notBegun']],
    [{ core: { lesson_status: 'very good' } }, ['unknown']],
    [{ core: 7 }, ['unknown']],
    [{}, ['unknown']],
  ])('%j: %j', (cmi, statuses) => {
    expect(facts('1.2', cmi).statuses).toEqual(statuses);
  });

  it('has score and time', () => {
    const core = { lesson_status: 'passed', score: { raw: '80', max: '100' }, total_time: '0001:02:03.50' };
    expect(facts('1.2', { core })).toMatchObject({ score: { kind: 'raw', value: 80, of: 100 }, seconds: 3723.5 });
  });

  it.each([['0:1:2'], ['an hour'], [''], [null]])('%j is no time', (total) => {
    expect(facts('1.2', { core: { total_time: total } }).seconds).toBeNull();
  });
});

describe('what SCORM 2004 says', () => {
  it.each([
    [{ completion_status: 'completed', success_status: 'passed' }, ['completed', 'passed']],
    [{ completion_status: 'completed', success_status: 'failed' }, ['completed', 'failed']],
    [{ completion_status: 'incomplete', success_status: 'unknown' }, ['incomplete']],
    [{ completion_status: 'unknown', success_status: 'passed' }, ['passed']],
    [{ completion_status: 'unknown', success_status: 'unknown' }, ['unknown']],
    [{ completion_status: 'not attempted' }, ['notBegun']],
  ])('%j: %j', (cmi, statuses) => {
    expect(facts('2004', cmi).statuses).toEqual(statuses);
  });

  it.each([
    ['PT1H5M30S', 3930],
    ['PT7.5S', 7.5],
    ['P1DT1M', 86_460],
    ['P1Y', null],
    ['', null],
  ])('%s lasts %s s', (total_time, seconds) => {
    expect(facts('2004', { total_time }).seconds).toBe(seconds);
  });

  it('prefers the raw score to the scaled one', () => {
    expect(facts('2004', { score: { scaled: '0.75' } }).score).toEqual({ kind: 'scaled', value: 0.75 });
    expect(facts('2004', { score: { scaled: '0.75', raw: '3', max: '4' } }).score).toMatchObject({ value: 3, of: 4 });
  });
});

it('knows nothing of what is not there or no data', () => {
  expect(coursewareFacts(null).statuses).toEqual(['unknown']);
  expect(coursewareFacts({ version: '1.2', cmi: '{' }).statuses).toEqual(['unknown']);
  expect(coursewareFacts({ version: '2004', cmi: '[]' }).statuses).toEqual(['unknown']);
});
