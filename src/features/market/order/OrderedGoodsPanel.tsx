import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { GoodsDetail } from '#contract/platform/market/goods-detail.ts';
import { CoverPicture } from '#domain/covers/CoverPicture.tsx';
import { GoodsPrice } from '#domain/goods/GoodsPrice.tsx';
import { formatNumber } from '#lib/format.ts';
import { FactList } from '#ui/FactList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { useSectionStyles } from '../shared/section-styles.ts';

const useStyles = makeStyles({
  goods: {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    gap: '20px',
    '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  cover: { width: '100%', aspectRatio: '16 / 10' },
  text: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  price: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '8px' },
});

/** What is ordered: goods with the facts that matter to a buyer. */
export function OrderedGoodsPanel({ goods }: { goods: GoodsDetail }) {
  const styles = useStyles();
  const { section, title } = useSectionStyles();
  const { t } = useTranslation(['order', 'offer']);
  const { branchName, validDays, learnHours } = goods;
  return (
    <Panel as="section" className={section} aria-label={t('goods')}>
      <h2 className={title}>{t('goods')}</h2>
      <div className={styles.goods}>
        <CoverPicture className={styles.cover} url={goods.picUrl} name={goods.name} />
        <div className={styles.text}>
          <h3 className={styles.name}>
            <PlatformText text={goods.name} />
          </h3>
          <div className={styles.price}>
            <GoodsPrice goods={goods} />
          </div>
          <FactList
            facts={[
              [t('offer:provider'), branchName === '' ? null : <PlatformText key="provider" text={branchName} />],
              [
                t('offer:hours'),
                learnHours === null
                  ? null
                  : t('offer:hoursOf', { count: learnHours, number: formatNumber(learnHours, 1) }),
              ],
              [
                t('offer:valid'),
                validDays === null ? null : t('offer:validOf', { count: validDays, number: formatNumber(validDays) }),
              ],
            ]}
          />
        </div>
      </div>
    </Panel>
  );
}
