import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { homePaths } from '#contract/paths/home.ts';
import { cmsArticleList, cmsGetArticleListForClassId } from '#contract/platform/home/cms.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { NumberedList } from '#ui/NumberedList.tsx';
import { readPlace, writePlace } from '#ui/pagination-rules.ts';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import type { Chosen } from './rules.ts';

const layout = 'default';

const useStyles = makeStyles({ list: { display: 'flex', flexDirection: 'column', gap: '16px' } });

interface ArticleListProps {
  chosen: Chosen;
  /** What the address says of the page. */
  at: Parameters<typeof readPlace>[1];
}

/** The articles that were chosen, by pages that are in the address. */
export function ArticleList({ chosen, at }: ArticleListProps) {
  const styles = useStyles();
  const { t } = useTranslation('cms');
  const navigate = useNavigate();
  const place = readPlace(layout, at);
  const classId = chosen.by === 'class' ? chosen.classId : '';
  const keyword = chosen.by === 'keyword' ? chosen.keyword : '';
  const paging = { pageNum: place.page, pageSize: place.size };
  const all = useApiQuery(
    cmsArticleList,
    { ...paging, ...(keyword !== '' && { keyword }) },
    { enabled: chosen.by !== 'class', persist: chosen.by === 'all' },
  );
  const ofClass = useApiQuery(cmsGetArticleListForClassId, { ...paging, classId }, { enabled: chosen.by === 'class' });
  const searched = chosen.by === 'keyword';
  return (
    <NumberedList
      key={JSON.stringify([classId, keyword])}
      of={chosen.by === 'class' ? ofClass : all}
      layout={layout}
      place={place}
      onPlace={(next) => void navigate(homePaths.articles.to({ classId, keyword, ...writePlace(layout, next) }))}
      skeleton={<CardSkeletons count={4} />}
      failed={t('list.failed')}
      empty={
        <EmptyState
          title={t(searched ? 'list.nothingFound' : 'list.empty')}
          hint={t(searched ? 'list.nothingFoundHint' : 'list.emptyHint')}
          action={<Button onClick={() => void navigate(homePaths.articles.to())}>{t('list.showAll')}</Button>}
        />
      }
    >
      {(list) => (
        <div className={styles.list}>
          {distinctKeys(list.map((article) => <ArticleCard key={article.id} article={article} />))}
        </div>
      )}
    </NumberedList>
  );
}
