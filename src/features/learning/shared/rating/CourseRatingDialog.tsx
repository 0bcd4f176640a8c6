import { WarningRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useApiMutation, useApiQuery } from '#api/query.ts';
import { evaluateCourse, getEvaluationInfo, ratingDimensions } from '#contract/platform/learning/course-rating.ts';
import { RatingDialog } from '#domain/rating/RatingDialog.tsx';
import { useToast } from '#lib/toast.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { Banner } from '#ui/Banner.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { isRated, mayRate, scoresOf } from './rating-rules.ts';

interface CourseRatingDialogProps {
  courseId: string;
  name: string;
  /** Percent of the course; null: not known. */
  progress: number | null;
  onClose: () => void;
}

/** Rates a course by three dimensions, or shows what was given. */
export function CourseRatingDialog({ courseId, name, progress, onClose }: CourseRatingDialogProps) {
  const { t } = useTranslation(['rating', 'stars']);
  const toast = useToast();
  const rating = useApiQuery(getEvaluationInfo, { courseId }, { silent: true });
  const submit = useApiMutation(evaluateCourse);
  if (!rating.data) {
    return (
      <AppDialog title={t('title')} onClose={onClose} closeLabel={t('close')}>
        <QueryView query={rating} skeleton={<TextSkeleton />} failed={t('unknown')}>
          {() => null}
        </QueryView>
      </AppDialog>
    );
  }
  // Below 30 percent it is closed, whichever way led here (002 §5).
  if (!isRated(rating.data) && !mayRate(progress)) {
    return (
      <AppDialog title={t('title')} onClose={onClose} closeLabel={t('close')}>
        <Banner icon={<WarningRegular fontSize={20} />} title={t('blocked')} />
      </AppDialog>
    );
  }
  const { detailInfo } = rating.data;
  return (
    <RatingDialog
      title={t('title')}
      name={name}
      items={ratingDimensions.map((key) => ({ key, label: t(`dimension.${key}`), count: detailInfo[key] }))}
      readOnly={isRated(rating.data)}
      busy={submit.isPending}
      onSubmit={(given) =>
        submit.mutate(
          { courseId, ...scoresOf(given) },
          {
            onSuccess: () => {
              toast('success', t('stars:done'));
              onClose();
            },
          },
        )
      }
      onEmpty={() => toast('warning', t('stars:empty'))}
      onClose={onClose}
    />
  );
}
