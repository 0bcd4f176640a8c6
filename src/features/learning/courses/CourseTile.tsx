import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { learningPaths } from '#contract/paths/learning.ts';
import type { ShelfCourse } from '#contract/platform/learning/course-shelf.ts';
import { CoverPicture } from '#domain/covers/CoverPicture.tsx';
import { formatNumber, formatPercent } from '#lib/format.ts';
import { CardHead } from '#ui/CardHead.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';

const useStyles = makeStyles({
  tile: { display: 'flex', flexDirection: 'column', overflow: 'hidden', minWidth: 0 },
  cover: { height: '140px', borderRadius: 0, flexShrink: 0 },
  text: { flexGrow: 1, display: 'flex', flexDirection: 'column', gap: '6px', padding: '12px 16px 16px' },
  quiet: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  foot: { marginTop: 'auto', display: 'flex', flexDirection: 'column', gap: '8px', paddingTop: '6px' },
  row: { display: 'flex', alignItems: 'center', gap: '8px', fontVariantNumeric: 'tabular-nums' },
  percent: { flexShrink: 0, whiteSpace: 'nowrap' },
});

/** One course to choose: what it is for, how many study it, why it is recommended, how far the learner is. */
export function CourseTile({ course }: { course: ShelfCourse }) {
  const styles = useStyles();
  const { t } = useTranslation('courses');
  const navigate = useNavigate();
  const titleId = useId();
  const { itemCount, learnCount } = course;
  const rate = course.userLearnInfo.learnRate;
  const facts = [
    itemCount !== null && t('items', { count: itemCount, number: formatNumber(itemCount) }),
    learnCount !== null && learnCount > 0 && t('learners', { count: learnCount, number: formatNumber(learnCount) }),
  ].filter((fact) => fact !== false);
  return (
    <Panel as="article" className={styles.tile} aria-labelledby={titleId}>
      <CoverPicture className={styles.cover} url={course.coverUrl} name={course.name} />
      <div className={styles.text}>
        <CardHead id={titleId} name={course.name} />
        {course.label !== '' && (
          <span className={styles.quiet}>
            <PlatformText text={course.label} />
          </span>
        )}
        {facts.length > 0 && <span className={styles.quiet}>{facts.join(t('separator'))}</span>}
        {course.recommendReason !== '' && (
          <span className={styles.quiet}>
            <PlatformText text={course.recommendReason} />
          </span>
        )}
        <div className={styles.foot}>
          {rate !== null && (
            <div className={styles.row}>
              <ProgressBar value={rate / 100} thickness="large" aria-labelledby={titleId} />
              <strong className={styles.percent}>{formatPercent(rate / 100)}</strong>
            </div>
          )}
          <Button
            aria-describedby={titleId}
            onClick={() => void navigate(learningPaths.courseDetails.to({ courseId: course.id }))}
          >
            {t('open')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
