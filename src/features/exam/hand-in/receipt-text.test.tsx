import { beforeAll, expect, it } from 'vitest';
import type { HandInState } from '../../../contract/ipc/exam.ts';
import { i18n, loadTexts, startI18n } from '../../../lib/i18n/i18n.ts';
import { leadText } from './receipt-text.ts';

const offline: HandInState = {
  attemptId: 'a',
  phase: 'sealed',
  reason: 'learner',
  sealedAt: 0,
  nextTryAt: null,
  tries: 1,
  waitingFor: 'network',
  deliveredAt: null,
  proof: null,
  held: null,
  sealedAnswers: 3,
  fingerprint: 'abcd',
  filesByContent: 0,
  sealOnDisk: true,
  refusal: null,
};
const files = { total: 0, delivered: 0, refused: 0, waiting: 0 };
const obstacle = { title: '平台的证书无效。', text: '请告诉监考老师。' };

beforeAll(async () => {
  await startI18n('zh-CN');
  await loadTexts(['exam']);
});

it.each([
  ['a paper on disk survives switching off', {}, null, /即使关机/, /不要关机/],
  ['so it does when the reason is known', {}, obstacle, /^平台的证书无效。.*即使关机/, /不要关机/],
  ['a paper in memory does not', { sealOnDisk: false }, null, /请不要关机/, /即使关机/],
  ['nor when the reason is known', { sealOnDisk: false }, obstacle, /请不要关机/, /即使关机/],
])('without a network, %s', (_, more, known, says, saysNot) => {
  const text = leadText(i18n.getFixedT(null, 'hand-in'), { state: { ...offline, ...more }, obstacle: known, files });
  expect(text).toMatch(says);
  expect(text).not.toMatch(saysNot);
});
