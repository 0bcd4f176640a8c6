import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { cmsArticleList, cmsGetArticleListForClassId } from '../../../contract/platform/home/cms.ts';
import { usePages } from '../../../api/query.ts';
import { paths } from '../../../contract/paths/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { InfiniteList } from '../../../ui/InfiniteList.tsx';
import { CardSkeletons } from '../../../ui/Skeletons.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import type { Chosen } from './rules.ts';

const pageSize = 10;

const useStyles = makeStyles({ list: { display: 'flex', flexDirection: 'column', gap: '16px' } });

/** The articles that were chosen, page after page. */
export function ArticleList({ chosen }: { chosen: Chosen }) {
  const classId = chosen.by === 'class' ? chosen.classId : '';
  const keyword = chosen.by === 'keyword' ? { keyword: chosen.keyword } : {};
  const all = usePages(cmsArticleList, (pageNum) => ({ pageNum, pageSize, ...keyword }), {
    enabled: chosen.by !== 'class',
    keep: chosen.by === 'all',
  });
  const ofClass = usePages(cmsGetArticleListForClassId, (pageNum) => ({ pageNum, pageSize, classId }), {
    enabled: chosen.by === 'class',
  });
  return <Pages pages={chosen.by === 'class' ? ofClass : all} searched={chosen.by === 'keyword'} />;
}

interface PagesProps {
  pages: ReturnType<typeof usePages<typeof cmsArticleList>>;
  searched: boolean;
}

function Pages({ pages, searched }: PagesProps) {
  const styles = useStyles();
  const { t } = useTranslation('cms');
  const navigate = useNavigate();
  if (pages.isPending) return <CardSkeletons count={4} />;
  if (pages.isError && !pages.data) return <ErrorPanel title={t('list.failed')} onRetry={() => void pages.refetch()} />;
  const articles = pages.data?.pages.flatMap(({ list }) => list) ?? [];
  if (articles.length === 0) {
    return (
      <EmptyState
        title={t(searched ? 'list.nothingFound' : 'list.empty')}
        hint={t(searched ? 'list.nothingFoundHint' : 'list.emptyHint')}
        action={<Button onClick={() => void navigate(paths.cmsList())}>{t('list.showAll')}</Button>}
      />
    );
  }
  return (
    <InfiniteList className={styles.list} query={pages} items={articles}>
      {(article) => <ArticleCard key={article.id} article={article} />}
    </InfiniteList>
  );
}
