import { Button, makeStyles, RatingDisplay, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { getEvaluationInfo } from '#contract/platform/learning/course-rating.ts';
import { formatNumber } from '#lib/format.ts';
import { useToast } from '#lib/toast.ts';
import { Tag } from '#ui/Tag.tsx';
import { averageOf, isRated, mayRate } from './rating-rules.ts';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 12px', minHeight: '32px' },
  unknown: { color: tokens.colorNeutralForeground2 },
});

interface CourseRatingLineProps {
  courseId: string;
  /** Percent; null: not known. */
  progress: number | null;
  /** Shows the dialog of the rating. */
  onShow: () => void;
}

/** What learners say of a course, and whether one has rated it (002 §2). */
export function CourseRatingLine({ courseId, progress, onShow }: CourseRatingLineProps) {
  const styles = useStyles();
  const { t } = useTranslation('rating');
  const toast = useToast();
  const rating = useApiQuery(getEvaluationInfo, { courseId }, { silent: true });
  if (!rating.data) {
    return <span className={styles.unknown}>{t(rating.isError ? 'unknown' : 'loading')}</span>;
  }
  const rated = isRated(rating.data);
  const average = averageOf(rating.data);
  const averageText = formatNumber(average, 1);
  const show = () => (rated || mayRate(progress) ? onShow() : toast('warning', t('blocked')));
  return (
    <div className={styles.line}>
      <RatingDisplay value={average} valueText={averageText} aria-label={t('average', { stars: averageText })} />
      <Tag appearance={rated ? 'good' : 'plain'}>{t(rated ? 'rated' : 'notRated')}</Tag>
      <Button size="small" onClick={show}>
        {t(rated ? 'see' : 'rate')}
      </Button>
    </div>
  );
}
