import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { CourseGoods } from '#contract/platform/market/goods.ts';
import { formatCents } from '#lib/format.ts';
import { useHiddenStyles } from '#ui/hidden-styles.ts';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { priceOf } from './goods-rules.ts';

const useStyles = makeStyles({
  price: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  large: { fontSize: tokens.fontSizeHero800, lineHeight: tokens.lineHeightHero800 },
  free: { color: semanticColours.goodText },
  before: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    textDecorationLine: 'line-through',
  },
});

interface GoodsPriceProps {
  goods: Pick<CourseGoods, 'isFree' | 'salePrice' | 'basePrice'>;
  /** As the heading of a panel. */
  large?: boolean;
}

/** What it costs: free, or the price with two decimals and what it was before (002 §9). */
export function GoodsPrice({ goods, large = false }: GoodsPriceProps) {
  const styles = useStyles();
  const { hidden } = useHiddenStyles();
  const { t } = useTranslation('goods');
  const words = priceOf(goods);
  if (words.free)
    return <span className={mergeClasses(styles.price, large && styles.large, styles.free)}>{t('free')}</span>;
  return (
    <>
      <span className={mergeClasses(styles.price, large && styles.large)}>
        {words.price === null ? t('priceUnknown') : formatCents(words.price)}
      </span>
      {words.before !== null && (
        <>
          <span className={hidden}>{t('before')}</span>
          <s className={styles.before}>{formatCents(words.before)}</s>
        </>
      )}
    </>
  );
}
