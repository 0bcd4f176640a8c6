import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { ownPath } from '#contract/paths/define-path.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { studentFindCourseById } from '#contract/platform/learning/course.ts';
import { homeworkFindByCourseId } from '#contract/platform/learning/homework.ts';
import { useOpenLab } from '#domain/labs/use-open-lab.ts';
import { formatNumber } from '#lib/format.ts';
import { useToast } from '#lib/toast.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { OfflineButton } from '../shared/offline/OfflineButton.tsx';
import { useKeptItems } from '../shared/offline/use-kept-items.ts';
import { liveOf, playerOf, practiceOf } from '../shared/outline/item-address.ts';
import { continueAt, type OutlineRow } from '../shared/outline/outline-rules.ts';
import { SearchedOutline } from '../shared/outline/SearchedOutline.tsx';
import { useCourseOutline } from '../shared/outline/use-course-outline.ts';
import { SaveButton } from '../shared/saved/SaveButton.tsx';
import { useValidity } from '../shared/saved/use-validity.ts';
import { CourseFacts } from './CourseFacts.tsx';
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
  const { courseId, taskId, taskType, trainId, backPath } = learningPaths.courseDetails.read(query);
  if (courseId !== null && courseId !== '') {
    return <Course key={courseId} {...{ courseId, taskId, taskType, trainId, backPath }} />;
  }
  return (
    <PageColumn>
      <EmptyState
        wholeScreen
        title={t('none.title')}
        hint={t('none.hint')}
        action={<Back taskId={null} trainId={null} backPath={backPath} />}
      />
    </PageColumn>
  );
}

interface CourseProps {
  courseId: string;
  taskId: string | null;
  taskType: string | null;
  trainId: string | null;
  backPath: string | null;
}

function Course({ courseId, taskId, taskType, trainId, backPath }: CourseProps) {
  const styles = useStyles();
  const { t } = useTranslation('course');
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const course = useApiQuery(studentFindCourseById, { id: courseId }, { persist: true, optional: true });
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
    const rate = course.data?.userLearnInfo.learnRate;
    const way = {
      courseName,
      studyProcess: typeof rate === 'number' ? String(rate) : null,
      backMoudle: 'course',
      backPath: pathname + search,
    };
    return navigate(playerOf(played, node, way), { state: { play: true, asked: true } });
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
            <Back taskId={taskId} trainId={trainId} backPath={backPath} />
          </>
        }
      />
      <div className={styles.columns}>
        <QueryView query={outline} skeleton={<TextSkeleton />} failed={t('outlineFailed')}>
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
        </QueryView>
        <QueryView query={course} skeleton={<TextSkeleton />} failed={t('factsFailed')}>
          {(facts) => (
            <CourseFacts courseId={courseId} course={facts} rows={rows} goOn={goOn} onOpen={(row) => void open(row)} />
          )}
        </QueryView>
      </div>
    </PageColumn>
  );
}

/** Back to where the address says, else to the camp or the task, else to the learning centre. */
function Back({ taskId, trainId, backPath }: Pick<CourseProps, 'taskId' | 'trainId' | 'backPath'>) {
  const { t } = useTranslation('course');
  const navigate = useNavigate();
  const [address, name] = trainId
    ? [learningPaths.catalog.to({ taskId: trainId, taskType: '1' }), 'toCamp']
    : taskId
      ? [learningPaths.task.to({ id: taskId }), 'toTask']
      : [learningPaths.center.to(), 'toCentre'];
  const told = ownPath(backPath);
  const label = told !== undefined && !taskId && !trainId ? 'back' : name;
  return <Button onClick={() => void navigate(told ?? address)}>{t(label)}</Button>;
}

/** The way to the homework of a course, with how many are still to be handed in; nothing where there is none. */
function HomeworkLink({ courseId, taskId }: { courseId: string; taskId: string | null }) {
  const { t } = useTranslation('course');
  const navigate = useNavigate();
  const { data } = useApiQuery(homeworkFindByCourseId, { courseId, taskId: taskId ?? undefined }, { optional: true });
  if (!data || data.length === 0) return null;
  const open = data.filter(({ status }) => status === 'open').length;
  return (
    <Button onClick={() => void navigate(learningPaths.homework.to({ courseId, taskId }))}>
      {open === 0 ? t('homework') : t('homeworkOpen', { number: formatNumber(open) })}
    </Button>
  );
}
