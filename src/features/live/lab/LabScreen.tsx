import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { livePaths } from '#contract/paths/live.ts';
import { getDrillListToC } from '#contract/platform/live/lab.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { labOf } from './lab-rules.ts';
import { LabChoice } from './LabChoice.tsx';
import { LabPanel } from './LabPanel.tsx';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr) 312px',
    alignItems: 'start',
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** /training_detail: a hands-on lab of a course, done in a window of its own (002 §2). */
export function Component() {
  const [query] = useSearchParams();
  const { courseId, labId } = livePaths.lab.read(query);
  const { t } = useTranslation('lab');
  if (courseId) return <CourseLabs key={courseId} courseId={courseId} labId={labId} />;
  return (
    <PageColumn>
      <EmptyState wholeScreen title={t('none')} hint={t('noneHint')} action={<Back courseId={null} />} />
    </PageColumn>
  );
}

function CourseLabs({ courseId, labId }: { courseId: string; labId: string | null }) {
  const styles = useStyles();
  const { t } = useTranslation('lab');
  const navigate = useNavigate();
  const labs = useApiQuery(getDrillListToC, { courseId }, { silent: true });
  const { data: open = null } = useDesktopQuery(desktop.lab.state, [], { changed: desktop.lab.changed });
  const isOpen = open !== null;
  const { refetch } = labs;
  // What was done in the lab's window is on the platform once that window is gone.
  useEffect(() => {
    if (!isOpen) void refetch();
  }, [isOpen, refetch]);
  return (
    <QueryView query={labs} skeleton={<TextSkeleton />} failed={t('failed')} frame={PageColumn}>
      {(all) => {
        const lab = labOf(all, labId);
        return (
          <PageColumn>
            <PageTitle title={lab?.labName || t('title')} actions={<Back courseId={courseId} />} />
            {lab === null ? (
              <EmptyState title={t('empty')} hint={t('emptyHint')} />
            ) : (
              <div className={styles.columns}>
                <LabPanel key={lab.labId} courseId={courseId} lab={lab} open={open} onRefresh={() => void refetch()} />
                <LabChoice
                  labs={all}
                  shownId={lab.labId}
                  onChoose={(id) => void navigate(livePaths.lab.to({ courseId, labId: id }), { replace: true })}
                />
              </div>
            )}
          </PageColumn>
        );
      }}
    </QueryView>
  );
}

/** Back to the course; the window of a lab may have no page before it. */
function Back({ courseId }: { courseId: string | null }) {
  const { t } = useTranslation('lab');
  const navigate = useNavigate();
  const address = courseId === null ? learningPaths.center.to() : learningPaths.courseDetails.to({ courseId });
  return <Button onClick={() => void navigate(address)}>{t(courseId === null ? 'toCentre' : 'toCourse')}</Button>;
}
