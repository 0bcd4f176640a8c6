import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { cmsArticleList, cmsGetArticleListForClassId } from '../../../contract/platform/home/cms.ts';
import { useApiPages } from '../../../api/query.ts';
import { homePaths } from '../../../contract/paths/home.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CardSkeletons } from '../../../ui/Skeletons.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import type { Chosen } from './rules.ts';
import { PagedList } from '../../../ui/PagedList.tsx';

const pageSize = 10;

const useStyles = makeStyles({ list: { display: 'flex', flexDirection: 'column', gap: '16px' } });

/** The articles that were chosen, page after page. */
export function ArticleList({ chosen }: { chosen: Chosen }) {
  const classId = chosen.by === 'class' ? chosen.classId : '';
  const keyword = chosen.by === 'keyword' ? { keyword: chosen.keyword } : {};
  const all = useApiPages(cmsArticleList, (pageNum) => ({ pageNum, pageSize, ...keyword }), {
    enabled: chosen.by !== 'class',
    persist: chosen.by === 'all',
  });
  const ofClass = useApiPages(cmsGetArticleListForClassId, (pageNum) => ({ pageNum, pageSize, classId }), {
    enabled: chosen.by === 'class',
  });
  return <Pages pages={chosen.by === 'class' ? ofClass : all} searched={chosen.by === 'keyword'} />;
}

interface PagesProps {
  pages: ReturnType<typeof useApiPages<typeof cmsArticleList>>;
  searched: boolean;
}

function Pages({ pages, searched }: PagesProps) {
  const styles = useStyles();
  const { t } = useTranslation('cms');
  const navigate = useNavigate();
  const empty = (
    <EmptyState
      title={t(searched ? 'list.nothingFound' : 'list.empty')}
      hint={t(searched ? 'list.nothingFoundHint' : 'list.emptyHint')}
      action={<Button onClick={() => void navigate(homePaths.articles.to())}>{t('list.showAll')}</Button>}
    />
  );
  return (
    <PagedList
      of={pages}
      className={styles.list}
      skeleton={<CardSkeletons count={4} />}
      failed={t('list.failed')}
      empty={empty}
    >
      {(article) => <ArticleCard key={article.id} article={article} />}
    </PagedList>
  );
}
