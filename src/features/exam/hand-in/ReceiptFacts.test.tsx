import { FluentProvider } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { beforeAll, expect, it } from 'vitest';
import type { Connection } from '#contract/ipc/app.ts';
import type { EvidenceState } from '#contract/ipc/evidence.ts';
import type { HandInState } from '#contract/ipc/exam.ts';
import { connectionAtom } from '#domain/app-state.ts';
import { loadTexts, startI18n } from '#lib/i18n/i18n.ts';
import { ReceiptFacts } from './ReceiptFacts.tsx';

const delivered: HandInState = {
  attemptId: 'a',
  phase: 'delivered',
  reason: 'learner',
  sealedAt: 0,
  nextTryAt: null,
  tries: 1,
  waitingFor: 'nothing',
  takenAt: null,
  notShown: false,
  deliveredAt: 0,
  proof: 'compared',
  held: { answers: 3, commitType: 1, submitTime: 0 },
  sealedAnswers: 3,
  fingerprint: 'abcd',
  filesByContent: 0,
  sealOnDisk: true,
  refusal: null,
};
const sent: EvidenceState = {
  attemptId: 'a',
  waiting: 0,
  delivered: 8,
  waitingBytes: 0,
  lastDeliveredAt: 0,
  lost: null,
  diskFull: false,
  broken: false,
  unstored: 0,
};
const sealed = { phase: 'sealed', deliveredAt: null, proof: null } as const;
const lost = { thinned: 2, dropped: 0, switches: 1, expired: 1, noRoom: 0 };

beforeAll(async () => {
  await startI18n('zh-CN');
  await loadTexts(['exam']);
});

function show(
  state: HandInState,
  evidence: EvidenceState | null,
  connection: Connection = 'online',
  goesOnAlone = true,
) {
  const store = createStore();
  store.set(connectionAtom, connection);
  render(
    <Provider store={store}>
      <FluentProvider>
        <ReceiptFacts state={state} evidence={evidence} total={4} goesOnAlone={goesOnAlone} />
      </FluentProvider>
    </Provider>,
  );
}

it('says that all recordings are uploaded when none was lost', () => {
  show(delivered, sent);
  expect(screen.getByText('已全部上传')).toBeTruthy();
});

it.each([
  ['compared', '已核对，3 题一致'],
  ['counted', '作答数相同，均为 3 题'],
  ['acknowledged', '平台已确认，未能核对'],
] as const)('says how the delivery is known: %s', (proof, text) => {
  show({ ...delivered, proof }, sent);
  expect(screen.getByText(text)).toBeTruthy();
});

it.each([
  [8, '部分已上传'],
  [0, '未能上传'],
])('never calls recordings complete when some are lost: %i sent', (count, title) => {
  show(delivered, { ...sent, delivered: count, lost });
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText('3 张画面、1 次离开记录不会送达')).toBeTruthy();
  expect(screen.queryByText('已全部上传')).toBeNull();
});

it.each([
  [{ ...lost, switches: 0 }, '3 张画面不会送达'],
  [{ ...lost, thinned: 0, expired: 0 }, '1 次离开记录不会送达'],
])('names only what is lost', (some, text) => {
  show(delivered, { ...sent, lost: some });
  expect(screen.getByText(text)).toBeTruthy();
});

it.each<[string, Partial<HandInState>, string, string]>([
  ['delivered', {}, '上传中 80%', '在后台继续上传'],
  ['offline', { ...sealed, waitingFor: 'network' }, '等待上传', '等待网络'],
  ['not taken yet', { ...sealed, waitingFor: 'platform' }, '上传中 80%', '在后台继续上传'],
])(
  'recordings on their way say what becomes of them, and of nobody that they may leave: %s',
  (_, state, title, detail) => {
    show({ ...delivered, ...state }, { ...sent, waiting: 2 });
    const fact = screen.getByText(title).parentElement;
    expect(fact?.textContent).toContain(detail);
  },
);

it('counts down to no try and names no share while there is no network', () => {
  show({ ...delivered, ...sealed, waitingFor: 'network', nextTryAt: Date.now() + 60_000 }, { ...sent, waiting: 2 });
  expect(screen.getByText('尚未送达').parentElement?.textContent).toContain('等待网络');
  expect(screen.queryByText(/秒后重试|%/)).toBeNull();
});

it('a paper that the platform took is confirmed while its record is looked at', () => {
  show({ ...delivered, ...sealed, takenAt: 5, waitingFor: 'platform', nextTryAt: Date.now() + 60_000 }, sent);
  expect(screen.getByText('已确认收到').parentElement?.textContent).toContain('正在核对记录');
});

it('recordings of a delivered paper wait for the network', () => {
  show(delivered, { ...sent, waiting: 2 }, 'offline');
  expect(screen.getByText('等待上传').parentElement?.textContent).toContain('联网后继续上传');
});

it('does not call recordings absent when they cannot be read', () => {
  show(delivered, null);
  expect(screen.getByText('暂时不清楚')).toBeTruthy();
  expect(screen.queryByText('没有记录')).toBeNull();
});

it('says when the seal is in memory only', () => {
  show({ ...delivered, sealOnDisk: false }, sent);
  expect(screen.getByText(/内存/)).toBeTruthy();
});

it('says that it goes on only where the session can be kept for what waits', () => {
  const waits = { ...sent, waiting: 3 };
  show(delivered, waits);
  expect(screen.getByText('在后台继续上传')).toBeTruthy();
  cleanup();
  show(delivered, waits, 'online', false);
  expect(screen.queryByText('在后台继续上传')).toBeNull();
  expect(screen.getByText('请保持登录直到传完；提前退出的，下次登录后继续')).toBeTruthy();
});
