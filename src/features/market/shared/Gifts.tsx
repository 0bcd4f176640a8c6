import { makeStyles, tokens } from '@fluentui/react-components';
import { GiftRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { findGoodsGiftByGoodsId } from '#contract/platform/market/goods-detail.ts';
import { formatCents, formatNumber } from '#lib/format.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { useSectionStyles } from './section-styles.ts';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'flex', flexDirection: 'column', gap: '8px' },
  gift: { display: 'flex', alignItems: 'center', gap: '8px', flexWrap: 'wrap' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** What comes with goods at no price; nothing is shown where nothing comes. */
export function Gifts({ goodsId }: { goodsId: string }) {
  const styles = useStyles();
  const { section, title } = useSectionStyles();
  const { t } = useTranslation('offer');
  const gifts = useApiQuery(findGoodsGiftByGoodsId, { goodsId }, { silent: true });
  return (
    <QueryView query={gifts} skeleton={null} failed={t('giftsFailed')}>
      {(all) =>
        all.length > 0 && (
          <Panel className={section}>
            <h2 className={title}>{t('gifts')}</h2>
            <ul className={styles.list}>
              {distinctKeys(
                all.map(({ id, name, number, basePrice }) => (
                  <li key={id} className={styles.gift}>
                    <GiftRegular fontSize={20} aria-hidden />
                    <PlatformText text={name} />
                    {number !== null && (
                      <span className={styles.quiet}>
                        {t('giftNumber', { count: number, number: formatNumber(number) })}
                      </span>
                    )}
                    {basePrice !== null && basePrice > 0 && (
                      <span className={styles.quiet}>{t('giftPrice', { price: formatCents(basePrice) })}</span>
                    )}
                  </li>
                )),
              )}
            </ul>
          </Panel>
        )
      }
    </QueryView>
  );
}
