import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#api/errors.ts';
import { refusalOf } from '#api/refusal.ts';
import type { GoodsDetail as Detail } from '#contract/platform/market/goods-detail.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { Gifts } from '../shared/Gifts.tsx';
import { rememberGoods } from '../shared/recent-rules.ts';
import { useSectionStyles } from '../shared/section-styles.ts';
import { Catalogue } from './Catalogue.tsx';
import { GoodsHead } from './GoodsHead.tsx';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '16px 24px',
    gridTemplateColumns: 'minmax(0, 1fr) 312px',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"head side" "texts side"',
    alignItems: 'start',
    // In one column the price and the way to buy stand before the texts.
    '@media (max-width: 1099px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"head" "side" "texts"',
    },
    // Where the pictures alone fill the window, before them too.
    '@media (max-width: 1099px) and (max-height: 639px)': { gridTemplateAreas: '"side" "head" "texts"' },
  },
  head: { gridArea: 'head', minWidth: 0 },
  side: { gridArea: 'side' },
  texts: { gridArea: 'texts' },
  column: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
});

interface GoodsDetailProps {
  /** null: the address names none. */
  goodsId: string | null;
  detail: {
    data: Detail | undefined;
    isPending: boolean;
    error: ApiError | null;
    refetch: () => Promise<unknown>;
  };
  /** The way back to the list. */
  back: ReactNode;
  /** The panels beside the texts: what can be done. */
  children: (goods: Detail) => ReactNode;
}

/** Goods with everything that is said before somebody buys: pictures, facts, intro, gifts, catalogue. */
export function GoodsDetail({ goodsId, detail, back, children }: GoodsDetailProps) {
  const styles = useStyles();
  const { section, title } = useSectionStyles();
  const { t } = useTranslation('offer');
  const found = detail.data !== undefined;
  useEffect(() => {
    if (found && goodsId !== null) rememberGoods(goodsId);
  }, [found, goodsId]);
  if (goodsId === null || goodsId === '') {
    return (
      <PageColumn>
        <EmptyState wholeScreen title={t('none')} hint={t('noneHint')} action={back} />
      </PageColumn>
    );
  }
  return (
    <PageColumn>
      <PageTitle title={detail.data?.name || t('title')} actions={back} />
      <QueryView
        query={detail}
        skeleton={<TextSkeleton />}
        failed={t('failed')}
        reason={(detail.error && refusalOf(detail.error)) ?? undefined}
      >
        {(goods) => (
          <div className={styles.columns}>
            <div className={styles.head}>
              <GoodsHead goods={goods} />
            </div>
            <div className={mergeClasses(styles.column, styles.side)}>{children(goods)}</div>
            <div className={mergeClasses(styles.column, styles.texts)}>
              {goods.intro !== '' && (
                <Panel className={section}>
                  <h2 className={title}>{t('intro')}</h2>
                  <SafeHtml html={goods.intro} />
                </Panel>
              )}
              <Gifts goodsId={goodsId} />
              <Catalogue units={goods.catalogueList} />
            </div>
          </div>
        )}
      </QueryView>
    </PageColumn>
  );
}
