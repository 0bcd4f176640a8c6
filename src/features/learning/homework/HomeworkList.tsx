import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { homeworkFindByCourseId } from '#contract/platform/learning/homework.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SearchedList } from '#ui/SearchedList.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { HomeworkCard } from './HomeworkCard.tsx';

const useStyles = makeStyles({ list: { display: 'flex', flexDirection: 'column', gap: '12px' } });

/** The homework of a course, each with how it stands. */
export function HomeworkList({ courseId, taskId }: { courseId: string; taskId: string | null }) {
  const styles = useStyles();
  const { t } = useTranslation('homework');
  const navigate = useNavigate();
  const all = useApiQuery(homeworkFindByCourseId, { courseId, taskId: taskId ?? undefined }, { persist: true });
  const toCourse = (
    <Button onClick={() => void navigate(learningPaths.courseDetails.to({ courseId, taskId }))}>{t('toCourse')}</Button>
  );
  return (
    <PageColumn>
      <PageTitle title={t('title')} actions={toCourse} />
      <QueryView query={all} skeleton={<ListSkeleton />} failed={t('listFailed')}>
        {(homework) =>
          homework.length === 0 ? (
            <EmptyState title={t('empty')} hint={t('emptyHint')} />
          ) : (
            <SearchedList items={homework} words={({ name }) => [name]}>
              {(shown) => (
                <div className={styles.list}>
                  {distinctKeys(
                    shown.map((one) => (
                      <HomeworkCard
                        key={one.id}
                        homework={one}
                        address={learningPaths.homework.to({ courseId, homeworkId: one.id, taskId })}
                      />
                    )),
                  )}
                </div>
              )}
            </SearchedList>
          )
        }
      </QueryView>
    </PageColumn>
  );
}
