import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptOrder } from '#contract/ipc/orders.ts';
import { formatCents, formatTime } from '#lib/format.ts';
import { BusySpinner } from '#ui/form/BusySpinner.tsx';
import { sheet } from '#ui/theme/fixed-colours.ts';
import type { OrderInHand } from '../use-order.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { Sum } from './Sum.tsx';
import { useStepStyles } from './use-step-styles.ts';

/** Pixels, as the cashier's page has it. */
const codeSize = 150;

const useStyles = makeStyles({
  code: {
    alignSelf: 'center',
    padding: '12px',
    // A scanner needs dark on light, in every theme.
    backgroundColor: sheet.background,
    borderRadius: tokens.borderRadiusLarge,
    lineHeight: 0,
  },
  scan: { margin: 0, textAlign: 'center', color: tokens.colorNeutralForeground2 },
});

/** The cashier is open: a code to scan, a way into the browser, and how the payment stands. */
export function WaitStep({ order, hand }: { order: KeptOrder; hand: OrderInHand }) {
  const steps = useStepStyles();
  const styles = useStyles();
  const { t } = useTranslation('order');
  const { busy, check, openCashier, pay } = hand;
  const { amountCents, codeUrl, payUrl, checkedAt, watched } = order;
  useCheckOnReturn(() => void check(order), !watched);
  return (
    <div className={steps.step}>
      <Sum label={t('toPay')} cents={amountCents} />
      {codeUrl !== '' && (
        <>
          <div className={styles.code}>
            <QRCodeSVG
              value={codeUrl}
              size={codeSize}
              title={amountCents === null ? t('code') : t('codeOf', { price: formatCents(amountCents) })}
            />
          </div>
          <p className={styles.scan}>{t('scan')}</p>
        </>
      )}
      <output className={steps.line}>{t(watched ? 'waiting' : 'notTold')}</output>
      {checkedAt !== null && <p className={steps.line}>{t('lastChecked', { time: formatTime(checkedAt, 'clock') })}</p>}
      <div className={steps.buttons}>
        {payUrl !== '' && (
          <Button appearance="primary" disabledFocusable={busy} onClick={() => void openCashier(order)}>
            {t('act.browser')}
          </Button>
        )}
        <Button disabledFocusable={busy} icon={busy ? <BusySpinner /> : undefined} onClick={() => void check(order)}>
          {t('act.checkPayment')}
        </Button>
        <Button appearance="subtle" disabledFocusable={busy} onClick={() => void pay(order)}>
          {t('act.newCashier')}
        </Button>
      </div>
      <OrderFacts order={order} />
    </div>
  );
}

/** Whoever comes back from the browser wants to know, also when nobody looks by itself any more. */
function useCheckOnReturn(check: () => void, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  });
}
