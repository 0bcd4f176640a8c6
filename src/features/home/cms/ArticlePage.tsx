import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { isBreakdown } from '#api/breakdown.ts';
import { useApiQuery } from '#api/query.ts';
import { refusalOf } from '#api/refusal.ts';
import { homePaths } from '#contract/paths/home.ts';
import type { Answer } from '#contract/platform/endpoint.ts';
import { cmsArticleFindById } from '#contract/platform/home/cms.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { Panel } from '#ui/Panel.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { Crumbs } from './Crumbs.tsx';
import { Related } from './Related.tsx';
import { addressOf } from './rules.ts';

export type ArticleDetail = Answer<typeof cmsArticleFindById>;

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 312px',
    gap: '24px',
    alignItems: 'start',
    '@media (max-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  waiting: { padding: '32px 40px' },
});

interface ArticlePageProps {
  /** The address of this page for an id; an article of the other kind moves to its own. */
  addressFor: (id: string) => string;
  children: (article: ArticleDetail) => ReactNode;
}

/** The page of one article with its neighbours; what it shows of the article is up to the screen. */
export function ArticlePage({ addressFor, children }: ArticlePageProps) {
  const styles = useStyles();
  const { t } = useTranslation('cms');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const id = homePaths.article.read(query).id ?? '';
  const article = useApiQuery(cmsArticleFindById, { id }, { enabled: id !== '' });
  // What was read stays while the platform has trouble; only its word makes an article missing.
  const refused = article.error?.failure.kind === 'refused' && !isBreakdown(article.error);
  const missing = id === '' || refused || article.data?.id === '';
  if (article.data && !missing && addressOf(article.data) !== addressFor(article.data.id)) {
    return <Navigate to={addressOf(article.data)} replace />;
  }
  const skeleton = (
    <Panel className={styles.waiting}>
      <TextSkeleton count={10} />
    </Panel>
  );
  return (
    <PageColumn>
      <Crumbs article={article.data} />
      {missing ? (
        <EmptyState
          title={t('detail.missing')}
          hint={(article.error && refusalOf(article.error)) || t('detail.missingHint')}
          action={
            <Button appearance="primary" onClick={() => void navigate(homePaths.articles.to())}>
              {t('detail.toList')}
            </Button>
          }
        />
      ) : (
        <div className={styles.columns}>
          <QueryView query={article} skeleton={skeleton} failed={t('detail.failed')}>
            {(shown) => (
              <>
                {children(shown)}
                <Related article={shown} />
              </>
            )}
          </QueryView>
        </div>
      )}
    </PageColumn>
  );
}
