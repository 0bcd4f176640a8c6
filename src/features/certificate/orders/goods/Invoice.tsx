import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { PlatformOrder } from '#contract/platform/market/orders.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { formatCents, formatTime } from '#lib/format.ts';
import { logFailure } from '#lib/log.ts';
import { FactList } from '#ui/FactList.tsx';

const useStyles = makeStyles({
  title: { margin: '20px 0 8px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** The invoice of an order, as far as the platform gives one. */
export function Invoice({ invoice: { title, taxNo, number, amount, issueTime, url } }: Pick<PlatformOrder, 'invoice'>) {
  const styles = useStyles();
  const { t } = useTranslation('orders');
  const given = (text: string) => (text === '' ? null : text);
  return (
    <section aria-label={t('detail.invoice')}>
      <h4 className={styles.title}>{t('detail.invoice')}</h4>
      {number === '' && url === '' ? (
        <p className={styles.none}>{t('detail.invoiceNone')}</p>
      ) : (
        <FactList
          facts={[
            [t('detail.invoiceNumber'), given(number)],
            [t('detail.invoiceTitle'), given(title)],
            [t('detail.invoiceTaxNo'), given(taxNo)],
            [t('detail.invoiceAmount'), amount === null ? null : formatCents(amount)],
            [t('detail.invoiceTime'), issueTime === null ? null : formatTime(issueTime)],
          ]}
        />
      )}
      {url !== '' && (
        <Link
          as="button"
          onClick={() =>
            void ask(desktop.app.openExternal(url)).catch((error: unknown) => logFailure('invoice', error))
          }
        >
          {t('detail.invoiceOpen')}
        </Link>
      )}
    </section>
  );
}
