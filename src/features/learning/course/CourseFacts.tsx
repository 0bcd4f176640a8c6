import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Course } from '#contract/platform/learning/course.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { CoverPicture } from '#domain/covers/CoverPicture.tsx';
import { formatNumber, formatPercent } from '#lib/format.ts';
import { useMoment } from '#lib/use-moment.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { Tag } from '#ui/Tag.tsx';
import { IntroDialog } from '../shared/IntroDialog.tsx';
import { countsOf, stateOf, type OutlineRow } from '../shared/outline/outline-rules.ts';
import { CourseRatingDialog } from '../shared/rating/CourseRatingDialog.tsx';
import { CourseRatingLine } from '../shared/rating/CourseRatingLine.tsx';
import { nextPhaseAt, phaseOf } from '../shared/task-rules.ts';
import { useTaskDates } from '../shared/use-task-dates.ts';
import { opensHere } from './item-opening.ts';

const useStyles = makeStyles({
  panel: { overflow: 'hidden', minWidth: 0 },
  cover: { height: '150px', borderRadius: 0 },
  text: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '10px', padding: '16px' },
  tag: { alignSelf: 'flex-start' },
  progress: { display: 'flex', justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

interface CourseFactsProps {
  courseId: string;
  course: Course;
  rows: readonly OutlineRow[];
  /** Where learning goes on; null: nothing is open. */
  goOn: OutlineRow | null;
  onOpen: (row: OutlineRow) => void;
}

/** When a course can be studied, and when its training is held (002 §3); what was not told has no line. */
function useCourseDates(course: Course): string[] {
  const { t } = useTranslation('course');
  const datesText = useTaskDates();
  const clock = useAtomValue(clockAtom);
  const now = platformNow(clock);
  useMoment(nextPhaseAt(course, now, clock.timeShiftMs), () => platformNow(clock));
  const phase = phaseOf(course, now, clock.timeShiftMs);
  const training = { cycleType: 1, startTime: course.trainStartTime, endTime: course.trainEndTime };
  const known = (time: number | null) => typeof time === 'number';
  return [
    [1, 2, 3].includes(course.cycleType) && t('dates.study', { dates: datesText(course) }),
    phase === 'before' && t('dates.before'),
    phase === 'over' && t('dates.over'),
    (known(training.startTime) || known(training.endTime)) && t('dates.training', { dates: datesText(training) }),
  ].filter((line) => line !== false);
}

/** What there is to know of a course, and the button that goes on where the learner stopped. */
export function CourseFacts({ courseId, course, rows, goOn, onOpen }: CourseFactsProps) {
  const styles = useStyles();
  const { t } = useTranslation('course');
  const dates = useCourseDates(course);
  const labelId = useId();
  const nextId = useId();
  const [intro, setIntro] = useState(false);
  const [rating, setRating] = useState(false);
  const rate = course.userLearnInfo.learnRate;
  const { done, total, told } = countsOf(rows);
  const state = goOn && stateOf(goOn);
  const verb = state === 'done' ? 'again' : done > 0 || state === 'part' ? 'continue' : 'start';
  return (
    <Panel as="section" className={styles.panel} aria-label={t('facts.title')}>
      <CoverPicture className={styles.cover} url={course.coverUrl || course.pic || course.iconUrl} name={course.name} />
      <div className={styles.text}>
        {course.label && (
          <span className={styles.tag}>
            <Tag>
              <PlatformText text={course.label} />
            </Tag>
          </span>
        )}
        {rate !== null && (
          <>
            <div className={styles.progress}>
              <span id={labelId}>{t('facts.progress')}</span>
              <strong>{formatPercent(rate / 100)}</strong>
            </div>
            <ProgressBar value={rate / 100} thickness="large" aria-labelledby={labelId} />
          </>
        )}
        {told && (
          <p className={styles.quiet}>{t('facts.done', { done: formatNumber(done), total: formatNumber(total) })}</p>
        )}
        {dates.map((line) => (
          <p key={line} className={styles.quiet}>
            {line}
          </p>
        ))}
        <CourseRatingLine courseId={courseId} progress={rate} onShow={() => setRating(true)} />
        {rating && (
          <CourseRatingDialog courseId={courseId} name={course.name} progress={rate} onClose={() => setRating(false)} />
        )}
        {goOn && (
          <>
            {opensHere(goOn.node) ? (
              <Button appearance="primary" aria-describedby={nextId} onClick={() => onOpen(goOn)}>
                {t(`go.${verb}`)}
              </Button>
            ) : (
              <p className={styles.quiet}>{t('notHere')}</p>
            )}
            <p id={nextId} className={styles.quiet}>
              {t('facts.next')}
              <PlatformText text={goOn.node.name} />
            </p>
          </>
        )}
        {course.description && <Button onClick={() => setIntro(true)}>{t('intro.open')}</Button>}
      </div>
      <IntroDialog open={intro} title={t('intro.title')} html={course.description} onClose={() => setIntro(false)} />
    </Panel>
  );
}
