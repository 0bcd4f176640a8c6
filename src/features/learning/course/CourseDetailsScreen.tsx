import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useApiQuery } from '../../../api/query.ts';
import { learningPaths } from '../../../contract/paths/learning.ts';
import { studentFindCourseById } from '../../../contract/platform/learning/course.ts';
import { useOpenLab } from '../../../domain/labs/use-open-lab.ts';
import { useToast } from '../../../lib/toast.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageColumn } from '../../../ui/PageColumn.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Read } from '../../../ui/Read.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { liveOf, playerOf, practiceOf } from '../shared/outline/item-address.ts';
import { SearchedOutline } from '../shared/outline/SearchedOutline.tsx';
import { continueAt, type OutlineRow } from '../shared/outline/outline-rules.ts';
import { OfflineButton } from '../shared/offline/OfflineButton.tsx';
import { useKeptItems } from '../shared/offline/use-kept-items.ts';
import { SaveButton } from '../shared/saved/SaveButton.tsx';
import { useValidity } from '../shared/saved/use-validity.ts';
import { useCourseOutline } from '../shared/outline/use-course-outline.ts';
import { CourseFacts } from './CourseFacts.tsx';
import { HomeworkLink } from './HomeworkLink.tsx';
import { openingOf } from './item-opening.ts';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr) 312px',
    alignItems: 'start',
    '@media (max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  outline: { minWidth: 0, overflow: 'hidden', padding: '4px 0' },
});

/** /learning/courseDetails: a course with its items (002 §2). */
export function Component() {
  const [query] = useSearchParams();
  const { t } = useTranslation('course');
  const { courseId, taskId, taskType, trainId } = learningPaths.courseDetails.read(query);
  if (courseId !== null && courseId !== '') {
    return <Course key={courseId} courseId={courseId} taskId={taskId} taskType={taskType} trainId={trainId} />;
  }
  return (
    <PageColumn>
      <EmptyState
        wholeScreen
        title={t('none.title')}
        hint={t('none.hint')}
        action={<Back taskId={null} trainId={null} />}
      />
    </PageColumn>
  );
}

interface CourseProps {
  courseId: string;
  taskId: string | null;
  taskType: string | null;
  trainId: string | null;
}

function Course({ courseId, taskId, taskType, trainId }: CourseProps) {
  const styles = useStyles();
  const { t } = useTranslation('course');
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const course = useApiQuery(studentFindCourseById, { id: courseId }, { persist: true, aside: true });
  const { query: outline, rows } = useCourseOutline(courseId);
  const courseName = course.data?.name ?? '';
  const played = { courseId, taskId, taskType, trainId };
  const valid = useValidity();
  const { openLab } = useOpenLab();
  const open = async ({ node }: OutlineRow) => {
    const opening = openingOf(node);
    if (opening === 'none') return toast('info', t('notHere'));
    if (!(await valid.ofItem(node.id))) return undefined;
    if (opening === 'lab') return openLab(node.detailId);
    if (opening === 'live') return navigate(liveOf(node, pathname + search));
    if (opening === 'practice') return navigate(practiceOf(played, node, pathname + search));
    return navigate(playerOf(played, node), { state: { play: true, asked: true } });
  };
  const { wholeIds } = useKeptItems();
  const goOn = continueAt(rows);
  return (
    <PageColumn>
      <PageTitle
        title={courseName || t('title')}
        actions={
          <>
            {/* What comes late stands first: it moves nothing under the pointer. */}
            <HomeworkLink courseId={courseId} taskId={taskId} />
            <OfflineButton
              courseId={courseId}
              courseName={courseName}
              taskId={taskId}
              rows={outline.data === undefined ? null : rows}
            />
            <SaveButton courseId={courseId} name={courseName} rows={rows} />
            <Back taskId={taskId} trainId={trainId} />
          </>
        }
      />
      <div className={styles.columns}>
        <Read of={outline} skeleton={<TextSkeleton />} failed={t('outlineFailed')}>
          {() =>
            rows.length === 0 ? (
              <EmptyState title={t('empty')} hint={t('emptyHint')} />
            ) : (
              <Panel className={styles.outline}>
                <SearchedOutline
                  rows={rows}
                  keptIds={wholeIds}
                  currentId={goOn?.node.id ?? null}
                  onOpen={(row) => void open(row)}
                />
              </Panel>
            )
          }
        </Read>
        <Read of={course} skeleton={<TextSkeleton />} failed={t('factsFailed')}>
          {(facts) => (
            <CourseFacts courseId={courseId} course={facts} rows={rows} goOn={goOn} onOpen={(row) => void open(row)} />
          )}
        </Read>
      </div>
    </PageColumn>
  );
}

/** Back to the camp or the task, else to the learning centre. */
function Back({ taskId, trainId }: Pick<CourseProps, 'taskId' | 'trainId'>) {
  const { t } = useTranslation('course');
  const navigate = useNavigate();
  const [address, name] = trainId
    ? [learningPaths.catalog.to({ taskId: trainId, taskType: '1' }), 'toCamp']
    : taskId
      ? [learningPaths.task.to({ id: taskId }), 'toTask']
      : [learningPaths.center.to(), 'toCentre'];
  return <Button onClick={() => void navigate(address)}>{t(name)}</Button>;
}
