import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useApiPages } from '#api/query.ts';
import {
  studentFindCourseList,
  studentFindHotCourse,
  studentFindRecommendCourse,
} from '#contract/platform/learning/course-shelf.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PagedList } from '#ui/PagedList.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { CourseTile } from './CourseTile.tsx';
import type { Shelf } from './rules.ts';

/** A page of the list (002 §9). */
const pageSize = 10;

const calls = { all: studentFindCourseList, recommended: studentFindRecommendCourse, hot: studentFindHotCourse };

const useStyles = makeStyles({
  list: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(272px, 100%), 1fr))' },
});

/** Courses that a learner may choose from, as the platform lists them. */
export function CourseShelf({ shelf, search }: { shelf: Shelf; search: string }) {
  const styles = useStyles();
  const { t } = useTranslation('courses');
  const name = search.trim();
  const query = name === '' ? {} : { name };
  const courses = useApiPages(calls[shelf], (pageNum) => ({ pageNum, pageSize, ...query }), {
    persist: true,
    keepPrevious: true,
  });
  const [title, hint] = name === '' ? [`empty.${shelf}`, `emptyHint.${shelf}`] : ['nothing', 'nothingHint'];
  return (
    <PagedList
      of={courses}
      className={styles.list}
      skeleton={<ListSkeleton />}
      failed={t('failed')}
      empty={<EmptyState title={t(title)} hint={t(hint)} />}
    >
      {(course) => <CourseTile key={course.id} course={course} />}
    </PagedList>
  );
}
