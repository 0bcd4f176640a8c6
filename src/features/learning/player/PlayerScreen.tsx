import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { learningPaths } from '#contract/paths/learning.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { keptRows } from '../shared/offline/keepable.ts';
import { useKeptItems } from '../shared/offline/use-kept-items.ts';
import { itemOf } from '../shared/outline/item-address.ts';
import { useCourseOutline } from '../shared/outline/use-course-outline.ts';
import { Player } from './Player.tsx';
import { ResourcePlayer } from './resource/ResourcePlayer.tsx';

/** /course/play and /video: an item of a course is studied (002 §2). */
export function Component() {
  const [query] = useSearchParams();
  const { t } = useTranslation('player');
  const { courseId, detailId, id, taskId, backPath } = learningPaths.play.read(query);
  const resourceId = detailId || id;
  if (!courseId && resourceId)
    return <ResourcePlayer key={resourceId} id={resourceId} taskId={taskId} backPath={backPath} />;
  if (courseId === null || courseId === '') return <Nothing title={t('none.course')} hint={t('none.courseHint')} />;
  return <CoursePlayer courseId={courseId} />;
}

function CoursePlayer({ courseId }: { courseId: string }) {
  const [query] = useSearchParams();
  const { t } = useTranslation('player');
  const { id, detailId, taskId, taskType, trainId, ...told } = learningPaths.play.read(query);
  const { studyProcess, courseName, backPathName, backMoudle, backPath } = told;
  const way = { studyProcess, courseName, backPathName, backMoudle, backPath };
  const { query: outline, rows } = useCourseOutline(courseId);
  const { query: kept } = useKeptItems();
  const course = { courseId, taskId, taskType, trainId };
  const offlineRows = outline.isError && outline.data === undefined ? keptRows(kept.data ?? [], courseId) : [];
  const offlineRow = itemOf(offlineRows, id, detailId);
  if (offlineRow) {
    return <Player course={course} way={way} rows={offlineRows} row={offlineRow} keptOnly />;
  }
  return (
    <QueryView query={outline} skeleton={<TextSkeleton />} failed={t('none.outline')} frame={PageColumn}>
      {() => {
        const row = itemOf(rows, id, detailId);
        if (!row) return <Nothing title={t('none.item')} hint={t('none.itemHint')} courseId={courseId} />;
        return <Player course={course} way={way} rows={rows} row={row} />;
      }}
    </QueryView>
  );
}

function Nothing({ title, hint, courseId }: { title: string; hint: string; courseId?: string }) {
  const { t } = useTranslation('player');
  const navigate = useNavigate();
  const back = courseId === undefined ? learningPaths.center.to() : learningPaths.courseDetails.to({ courseId });
  return (
    <PageColumn>
      <EmptyState
        wholeScreen
        title={title}
        hint={hint}
        action={
          <Button onClick={() => void navigate(back)}>
            {t(courseId === undefined ? 'none.toCentre' : 'none.toCourse')}
          </Button>
        }
      />
    </PageColumn>
  );
}
