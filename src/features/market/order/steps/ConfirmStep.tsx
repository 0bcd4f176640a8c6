import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { GoodsDetail } from '../../../../contract/platform/market/goods-detail.ts';
import { BusySpinner } from '../../../../ui/form/BusySpinner.tsx';
import { Sum } from './Sum.tsx';
import type { OrderInHand } from '../use-order.ts';
import { useStepStyles } from './use-step-styles.ts';

interface ConfirmStepProps {
  goodsId: string;
  goods: GoodsDetail;
  /** null: the platform names no price. */
  cents: number | null;
  hand: OrderInHand;
}

/** What the order costs, before it is made. */
export function ConfirmStep({ goodsId, goods, cents, hand: { busy, place } }: ConfirmStepProps) {
  const styles = useStepStyles();
  const { t } = useTranslation('order');
  const { goodsKind, courseId, name } = goods;
  if (cents === null) return <p className={styles.line}>{t('noPrice')}</p>;
  return (
    <div className={styles.step}>
      <Sum label={t('toPay')} cents={cents} />
      <p className={styles.line}>{t(cents === 0 ? 'confirmFree' : 'confirmHint')}</p>
      <Button
        appearance="primary"
        size="large"
        disabledFocusable={busy}
        icon={busy ? <BusySpinner /> : undefined}
        onClick={() => void place({ goodsId, goodsKind, courseId, name: name.slice(0, 512) }, cents)}
      >
        {t(cents === 0 ? 'act.get' : 'act.place')}
      </Button>
    </div>
  );
}
