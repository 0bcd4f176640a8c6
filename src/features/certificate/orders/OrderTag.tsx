import { useTranslation } from 'react-i18next';
import type { Order } from '../../../contract/platform/certificate/certificate.ts';
import { Tag, type TagAppearance } from '../../../ui/Tag.tsx';
import { stageOf, type Stage } from './rules.ts';

const looks: Readonly<Record<Stage, TagAppearance>> = { ordered: 'attention', printed: 'brand', sent: 'good' };

/** How far an order is, in a word. */
export function OrderTag({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const stage = stageOf(order);
  return stage === null ? (
    <Tag>{t('stages.unknown')}</Tag>
  ) : (
    <Tag appearance={looks[stage]}>{t(`stages.${stage}`)}</Tag>
  );
}
