import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { CourseGoods } from '../../../../contract/platform/market/goods.ts';
import { formatYuan } from '../../../../lib/format.ts';
import { semanticColours } from '../../../../ui/theme/semantic-colours.ts';
import { useHiddenStyles } from '../../../../ui/hidden-styles.ts';
import { priceOf } from './goods-rules.ts';

const useStyles = makeStyles({
  price: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  free: { color: semanticColours.goodText },
  before: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    textDecorationLine: 'line-through',
  },
});

/** What it costs: free, or the price with two decimals and what it was before (002 §9). */
export function GoodsPrice({ goods }: { goods: CourseGoods }) {
  const styles = useStyles();
  const { hidden } = useHiddenStyles();
  const { t } = useTranslation('home');
  const words = priceOf(goods);
  if (words.free) return <span className={mergeClasses(styles.price, styles.free)}>{t('goods.free')}</span>;
  return (
    <>
      <span className={styles.price}>{formatYuan(words.price)}</span>
      {words.before !== null && (
        <>
          <span className={hidden}>{t('goods.before')}</span>
          <s className={styles.before}>{formatYuan(words.before)}</s>
        </>
      )}
    </>
  );
}
