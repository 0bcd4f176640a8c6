import { beforeAll, describe, expect, it } from 'vitest';
import type { HandInState } from '#contract/ipc/exam.ts';
import { i18n, loadTexts, startI18n } from '#lib/i18n/i18n.ts';
import { heldText, leadText } from './receipt-text.ts';

const offline: HandInState = {
  attemptId: 'a',
  phase: 'sealed',
  reason: 'learner',
  sealedAt: 0,
  nextTryAt: null,
  tries: 1,
  waitingFor: 'network',
  takenAt: null,
  notShown: false,
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

describe('what is said of a paper that the platform took', () => {
  const t = () => i18n.getFixedT(null, 'hand-in');
  const taken = { ...offline, phase: 'delivered', waitingFor: 'nothing', proof: 'acknowledged', takenAt: 5 } as const;
  const held = { answers: 15, assumed: true, commitType: null, submitTime: null } as const;
  it.each<[string, Partial<HandInState>, RegExp]>([
    ['nothing more', {}, /暂时无法核对内容/],
    ['both numbers as what they are', { held }, /平台记录的数字是 15，本机封存的作答是 3 题/],
    ['that its record does not show it', { notShown: true }, /记录里还看不到/],
    ['that it is looked for', { phase: 'sealed', proof: null }, /平台已确认收到试卷，但.*不会自动重复送交/],
  ])('%s, and never that one may leave', (_, more, says) => {
    const text = leadText(t(), { state: { ...taken, ...more }, obstacle: null, files });
    expect(text).toMatch(says);
    expect(text).not.toMatch(/可以离开|另一份/);
  });

  it('a number of unknown meaning is no number of answers', () => {
    expect(heldText(t(), held)).toMatch(/^计数 15，含义未核实/);
    expect(heldText(t(), { answers: 15, commitType: null, submitTime: null })).toMatch(/^15 题/);
  });
});

it('a refusal that is sent again says so, a final one does not', () => {
  const refused = { ...offline, phase: 'refused', waitingFor: 'nothing', refusal: '系统繁忙' } as const;
  const lead = (nextTryAt: number | null) =>
    leadText(i18n.getFixedT(null, 'hand-in'), { state: { ...refused, nextTryAt }, obstacle: null, files });
  expect(lead(5)).toMatch(/之后还会自动再送/);
  expect(lead(null)).not.toMatch(/自动/);
});
