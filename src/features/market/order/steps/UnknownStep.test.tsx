import { FluentProvider } from '@fluentui/react-components';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { KeptOrder } from '#contract/ipc/orders.ts';
import { loadTexts, startI18n } from '#lib/i18n/i18n.ts';
import { UnknownStep } from './UnknownStep.tsx';

const order: KeptOrder = {
  id: 'o-1',
  goodsId: 'g-1',
  goodsKind: '1',
  name: '电工',
  courseId: '',
  stage: 'placing',
  orderNo: '',
  agreedCents: 100,
  amountCents: null,
  message: '',
  payNo: '',
  payUrl: '',
  codeUrl: '',
  createdAt: 0,
  payingSince: null,
  checkedAt: null,
  expiresAt: null,
  watched: true,
};

beforeAll(async () => {
  await startI18n('zh-CN');
  await loadTexts(['market']);
});

it.each([
  ['', /没有收到平台的答复/, /平台提示/],
  ['系统繁忙', /平台提示：系统繁忙/, /没有收到平台的答复/],
])('an order of which nobody knows says what is known of it: %j', (message, said, unsaid) => {
  const hand = { busy: false, check: async () => undefined };
  render(
    <FluentProvider>
      <UnknownStep order={{ ...order, message }} hand={hand} />
    </FluentProvider>,
  );
  expect(screen.getByText(said).textContent).toMatch(/每半分钟/);
  expect(screen.queryByText(unsaid)).toBeNull();
});
