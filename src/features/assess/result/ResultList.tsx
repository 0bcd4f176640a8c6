import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { assessPaths } from '#contract/paths/assess.ts';
import { assessUserResultList } from '#contract/platform/assess/results.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SearchedList } from '#ui/SearchedList.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { ResultCard } from './ResultCard.tsx';

const useStyles = makeStyles({ list: { display: 'flex', flexDirection: 'column', gap: '12px' } });

/** Every result, or those of one assessment, the newest first as the platform lists them. */
export function ResultList({ assessId }: { assessId: string | null }) {
  const styles = useStyles();
  const { t } = useTranslation('assess-result');
  const navigate = useNavigate();
  const results = useApiQuery(assessUserResultList, assessId ? { assessId } : {}, { persist: true });
  return (
    <PageColumn>
      <PageTitle
        title={t('title')}
        actions={
          assessId ? (
            <Button onClick={() => void navigate(assessPaths.answers.to())}>{t('all')}</Button>
          ) : (
            <Button onClick={() => void navigate(assessPaths.list.to())}>{t('toList')}</Button>
          )
        }
      />
      <QueryView query={results} skeleton={<ListSkeleton />} failed={t('listFailed')}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('empty')} hint={t('emptyHint')} />
          ) : (
            <SearchedList items={list} words={({ assessName }) => [assessName]}>
              {(shown) => (
                <div className={styles.list}>
                  {distinctKeys(shown.map((result) => <ResultCard key={result.resultId} result={result} />))}
                </div>
              )}
            </SearchedList>
          )
        }
      </QueryView>
    </PageColumn>
  );
}
