import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { goodsLearnerFindGoodsList } from '#contract/platform/market/goods-lists.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { recentGoods } from '../shared/recent-rules.ts';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'flex', flexWrap: 'wrap', gap: '4px 16px' },
  link: { color: tokens.colorBrandForegroundLink },
});

/** What was looked at before, as links; only what the platform still has under exactly these ids. */
export function RecentGoods() {
  const styles = useStyles();
  const { t } = useTranslation('shelf');
  const [goodsIds] = useState(recentGoods);
  const read = useApiQuery(goodsLearnerFindGoodsList, { goodsIds }, { enabled: goodsIds.length > 0, optional: true });
  const shown = goodsIds.flatMap((id) => read.data?.list.find((one) => one.id === id) ?? []);
  if (shown.length === 0) return null;
  return (
    <section className={styles.row} aria-label={t('recent')}>
      <h2 className={styles.title}>{t('recent')}</h2>
      <ul className={styles.list}>
        {shown.map(({ id, name, goodsKind }) => (
          <li key={id}>
            <RouteLink className={styles.link} to={marketPaths.goodsDetail.to({ goodsId: id, goodsKind })}>
              <PlatformText text={name} />
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
