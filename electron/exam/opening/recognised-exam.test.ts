import { expect, it } from 'vitest';
import { humanFaceComparison } from '#contract/platform/face/face.ts';
import { realNameHash } from '#electron/platform/session/ipc.ts';
import { recognisedExam } from './recognised-exam.ts';

const sent = (body: unknown) => new TextEncoder().encode(JSON.stringify(body));
const answered = (data: unknown, code = 0) => JSON.stringify({ code, message: '', data });
const recognised = {
  method: 'POST',
  path: humanFaceComparison.path,
  body: sent({ businessId: 'e1', businessType: 2, userImage: 'data:', taskId: 't' }),
  text: answered(realNameHash('token')),
  sentToken: 'token',
};

it('names the exam for which the platform recognised the learner', () => {
  expect(recognisedExam(recognised)).toBe('e1');
});

it.each([
  ['another call', { path: '/monitor/v1/humanFace/getAuthSaveFace' }],
  ['a course', { body: sent({ businessId: 'e1', businessType: 1 }) }],
  ['no JSON', { body: new Uint8Array([1]) }],
  ['somebody else', { text: answered(realNameHash('another token')) }],
  ['a refusal', { text: answered(realNameHash('token'), 40_901) }],
  ['no envelope', { text: '<html>' }],
  ['nobody signed in', { sentToken: null }],
])('says nothing about %s', (_, change) => {
  expect(recognisedExam({ ...recognised, ...change })).toBeNull();
});
