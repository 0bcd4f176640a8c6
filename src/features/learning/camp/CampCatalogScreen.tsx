import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { CalendarCancelRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isBreakdown } from '#api/breakdown.ts';
import { useApiQuery } from '#api/query.ts';
import { ownPath } from '#contract/paths/define-path.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { findUserTrainByTrainId, type CampCourse } from '#contract/platform/learning/camp.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { CoverPicture } from '#domain/covers/CoverPicture.tsx';
import { formatHours, formatPercent } from '#lib/format.ts';
import { useToast } from '#lib/toast.ts';
import { Banner } from '#ui/Banner.tsx';
import { CardHead } from '#ui/CardHead.tsx';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { Tag } from '#ui/Tag.tsx';
import { IntroDialog } from '../shared/IntroDialog.tsx';
import { CampPreview } from './CampPreview.tsx';
import { statusOf } from './rules.ts';
import { useCampDates } from './use-camp-dates.ts';

const useStyles = makeStyles({
  facts: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 16px', padding: '16px' },
  quiet: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  intro: { marginLeft: 'auto' },
  list: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(272px, 100%), 1fr))' },
  course: { display: 'flex', flexDirection: 'column', overflow: 'hidden', minWidth: 0 },
  cover: { height: '140px', borderRadius: 0 },
  text: { flexGrow: 1, display: 'flex', flexDirection: 'column', gap: '8px', padding: '12px 16px 16px' },
  percent: { flexShrink: 0, whiteSpace: 'nowrap' },
  row: { display: 'flex', alignItems: 'center', gap: '8px', marginTop: 'auto', fontVariantNumeric: 'tabular-nums' },
});

/** /course/catalog: a training camp with its courses (002 §2); `taskId` carries the camp (G-076). */
export function Component() {
  const [query] = useSearchParams();
  const { t } = useTranslation('camp');
  const navigate = useNavigate();
  const { taskId: campId, backPath } = learningPaths.catalog.read(query);
  const back = (
    <Button onClick={() => void navigate(ownPath(backPath) ?? learningPaths.course.to())}>{t('back')}</Button>
  );
  if (campId !== null && campId !== '') return <CampCatalog key={campId} campId={campId} back={back} />;
  return (
    <PageColumn>
      <EmptyState wholeScreen title={t('none')} hint={t('noneHint')} action={back} />
    </PageColumn>
  );
}

function CampCatalog({ campId, back }: { campId: string; back: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation('camp');
  const camp = useApiQuery(findUserTrainByTrainId, { trainId: campId }, { persist: true, silent: true });
  const dates = useCampDates();
  const navigate = useNavigate();
  const clock = useAtomValue(clockAtom);
  const [introduced, setIntroduced] = useState(false);
  // Not one of the learner's camps, as the platform said once: what is announced of it is all there is to show.
  const refused = camp.error?.failure.kind === 'refused' && !isBreakdown(camp.error);
  const [foreign, setForeign] = useState(refused);
  if (refused && !foreign) setForeign(true);
  if (camp.data === undefined && foreign) return <CampPreview campId={campId} back={back} />;
  return (
    <PageColumn>
      <PageTitle
        title={camp.data?.name || t('title')}
        actions={
          <>
            <Button onClick={() => void navigate(examPaths.list.to({ trainId: campId }))}>{t('exams')}</Button>
            {back}
          </>
        }
      />
      <QueryView query={camp} skeleton={<ListSkeleton />} failed={t('failedOne')}>
        {(known) => {
          const status = statusOf(known, platformNow(clock) - clock.timeShiftMs);
          return (
            <>
              <Panel className={styles.facts}>
                <Tag appearance={status === 'inProgress' ? 'good' : 'plain'}>{t(`status.${status}`)}</Tag>
                <span className={styles.quiet}>{dates(known)}</span>
                {known.studyProcess !== null && (
                  <span className={styles.quiet}>
                    {t('progress', { rate: formatPercent(known.studyProcess / 100) })}
                  </span>
                )}
                {known.learnTotalTime !== null && (
                  <span className={styles.quiet}>
                    {known.learnTotalTime > 0
                      ? t('learned', { hours: formatHours(known.learnTotalTime) })
                      : t('notLearned')}
                  </span>
                )}
                {known.intro !== '' && (
                  <Button className={styles.intro} onClick={() => setIntroduced(true)}>
                    {t('intro')}
                  </Button>
                )}
              </Panel>
              <IntroDialog
                open={introduced}
                title={known.name}
                html={known.intro}
                onClose={() => setIntroduced(false)}
              />
              {status === 'ended' && (
                <Banner icon={<CalendarCancelRegular fontSize={20} />} title={t('over.title')}>
                  {t('over.text')}
                </Banner>
              )}
              {status === 'notStarted' && <EmptyState title={t('notYet')} hint={dates(known)} />}
              {status !== 'notStarted' && known.courseList === null && (
                <EmptyState title={t('unread')} hint={t('unreadHint')} />
              )}
              {status !== 'notStarted' && known.courseList?.length === 0 && (
                <EmptyState title={t('noCourses')} hint={t('noCoursesHint')} />
              )}
              {status !== 'notStarted' && (
                <div className={styles.list}>
                  {distinctKeys(
                    (known.courseList ?? []).map((course) => (
                      <CourseCard key={course.id} course={course} campId={campId} over={status === 'ended'} />
                    )),
                  )}
                </div>
              )}
            </>
          );
        }}
      </QueryView>
    </PageColumn>
  );
}

/** The wire's `taskType` of a camp (G-122). */
const campTaskType = '1';

function CourseCard({ course, campId, over }: { course: CampCourse; campId: string; over: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('camp');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const titleId = useId();
  const rate = course.userLearnInfo.learnRate;
  const toast = useToast();
  const open = () => {
    if (over) return toast('warning', t('over.warning'));
    return void navigate(
      learningPaths.courseDetails.to({
        courseId: course.id,
        trainId: campId,
        taskType: campTaskType,
        backPath: pathname + search,
      }),
    );
  };
  return (
    <Panel as="article" className={styles.course} aria-labelledby={titleId}>
      <CoverPicture className={styles.cover} url={course.coverUrl} name={course.name} />
      <div className={styles.text}>
        <CardHead id={titleId} name={course.name} />
        {course.label !== '' && (
          <span className={styles.quiet}>
            <PlatformText text={course.label} />
          </span>
        )}
        {rate !== null && (
          <div className={styles.row}>
            <ProgressBar value={rate / 100} thickness="large" aria-labelledby={titleId} />
            <strong className={styles.percent}>{formatPercent(rate / 100)}</strong>
          </div>
        )}
        <Button aria-describedby={titleId} onClick={open}>
          {t('openCourse')}
        </Button>
      </div>
    </Panel>
  );
}
