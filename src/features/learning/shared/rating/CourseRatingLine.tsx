import { Button, makeStyles, RatingDisplay, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation, useApiQuery } from '../../../../api/query.ts';
import {
  evaluateCourse,
  getEvaluationInfo,
  ratingDimensions,
} from '../../../../contract/platform/learning/course-rating.ts';
import { RatingDialog } from './RatingDialog.tsx';
import { formatNumber } from '../../../../lib/format.ts';
import { useToast } from '../../../../lib/toast.ts';
import { Tag } from '../../../../ui/Tag.tsx';
import { averageOf, isRated, mayRate, scoresOf } from './rating-rules.ts';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 12px', minHeight: '32px' },
  average: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  unknown: { color: tokens.colorNeutralForeground2 },
});

interface CourseRatingLineProps {
  courseId: string;
  name: string;
  /** Percent; null: not known. */
  progress: number | null;
}

/** What learners say of a course, and one's own rating of it (002 §2). */
export function CourseRatingLine({ courseId, name, progress }: CourseRatingLineProps) {
  const styles = useStyles();
  const { t } = useTranslation('rating');
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const rating = useApiQuery(getEvaluationInfo, { courseId }, { quiet: true });
  const submit = useApiMutation(evaluateCourse);
  if (!rating.data) {
    return <span className={styles.unknown}>{t(rating.isError ? 'unknown' : 'loading')}</span>;
  }
  const { detailInfo } = rating.data;
  const rated = isRated(rating.data);
  const average = averageOf(rating.data);
  const averageText = formatNumber(average, 1);
  const show = () => (rated || mayRate(progress) ? setOpen(true) : toast('warning', t('blocked')));
  return (
    <div className={styles.line}>
      <RatingDisplay value={average} valueText={averageText} aria-label={t('average', { stars: averageText })} />
      <Tag appearance={rated ? 'good' : 'plain'}>{t(rated ? 'rated' : 'notRated')}</Tag>
      <Button size="small" onClick={show}>
        {t(rated ? 'see' : 'rate')}
      </Button>
      {open && (
        <RatingDialog
          title={t('title')}
          name={name}
          items={ratingDimensions.map((key) => ({ key, label: t(`dimension.${key}`), count: detailInfo[key] }))}
          readOnly={rated}
          busy={submit.isPending}
          onSubmit={(given) =>
            submit.mutate(
              { courseId, ...scoresOf(given) },
              {
                onSuccess: () => {
                  toast('success', t('done'));
                  setOpen(false);
                },
              },
            )
          }
          onEmpty={() => toast('warning', t('empty'))}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
