import { describe, expect, it } from 'vitest';
import { asksForFace, readFaceRules, type FaceRules } from './face-rules.ts';

const standard: FaceRules = { exportRule: false, range: null, isOnce: false, isBioassay: true };
const rule = (text: string) => ({ task_show_facedialog_rule: text });

describe('rules from the configuration', () => {
  it.each<[string, Record<string, string>, Partial<FaceRules>]>([
    ['no rules', {}, {}],
    ['export on', { is_task_courseRule_face_image_export: 'true' }, { exportRule: true }],
    [
      'a whole rule',
      rule('{"range":"task","isOnce":true,"isBioassay":false}'),
      { range: 'task', isOnce: true, isBioassay: false },
    ],
    ['flags as words', rule('{"isOnce":"true","isBioassay":"false"}'), { isOnce: true, isBioassay: false }],
    ['flags as numbers', rule('{"isOnce":1,"isBioassay":0}'), { isOnce: true, isBioassay: false }],
    ['flags that are none', rule('{"isOnce":{},"isBioassay":[]}'), {}],
    ['a range in capitals', rule('{"range":"Course"}'), { range: 'course' }],
    ['an unknown range', rule('{"range":"chapter"}'), {}],
    ['a range that is no text', rule('{"range":{"task":1}}'), {}],
    ['broken', rule('{'), {}],
    ['no object', rule('"task"'), {}],
    ['a list', rule('["task"]'), {}],
    ['null', rule('null'), {}],
  ])('%s [face-rule-local]', (_, keys, expected) => {
    expect(readFaceRules((key) => keys[key])).toEqual({ ...standard, ...expected });
  });
});

it.each([
  ['task', 'task', false, false, true],
  ['task', 'task', false, true, true],
  ['task', 'task', true, false, true],
  ['task', 'task', true, true, false],
  ['task', 'course', false, false, false],
  ['resource', 'resource', false, false, true],
  [null, 'task', false, false, false],
] as const)('range %s at a %s, once %s, passed %s: asks %s', (range, level, isOnce, passed, asks) => {
  expect(asksForFace({ ...standard, range, isOnce }, level, passed)).toBe(asks);
});
