import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/platform/certificate/certificate.ts';
import { Tag, type TagAppearance } from '#ui/Tag.tsx';
import { kindOf, payStateOf, stageOf, type PayState, type Stage } from './rules.ts';

const looks: Readonly<Record<Stage, TagAppearance>> = { ordered: 'attention', printed: 'brand', sent: 'good' };

const payLooks: Readonly<Record<PayState, TagAppearance>> = {
  unpaid: 'attention',
  paid: 'good',
  closed: 'plain',
  refunded: 'plain',
};

/** How far an order is, in a word. */
export function OrderTag({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  if (kindOf(order) === 'goods') {
    const state = payStateOf(order);
    return <Tag appearance={state === null ? 'plain' : payLooks[state]}>{t(`goods.${state ?? 'unknown'}`)}</Tag>;
  }
  const stage = stageOf(order);
  return stage === null ? (
    <Tag>{t('stages.unknown')}</Tag>
  ) : (
    <Tag appearance={looks[stage]}>{t(`stages.${stage}`)}</Tag>
  );
}
