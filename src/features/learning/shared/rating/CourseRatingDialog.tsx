import { useTranslation } from 'react-i18next';
import { useApiMutation, useApiQuery } from '../../../../api/query.ts';
import {
  evaluateCourse,
  getEvaluationInfo,
  ratingDimensions,
} from '../../../../contract/platform/learning/course-rating.ts';
import { RatingDialog } from '../../../../domain/rating/RatingDialog.tsx';
import { useToast } from '../../../../lib/toast.ts';
import { isRated, scoresOf } from './rating-rules.ts';

interface CourseRatingDialogProps {
  courseId: string;
  name: string;
  onClose: () => void;
}

/** Rates a course by three dimensions, or shows what was given. */
export function CourseRatingDialog({ courseId, name, onClose }: CourseRatingDialogProps) {
  const { t } = useTranslation(['rating', 'stars']);
  const toast = useToast();
  const rating = useApiQuery(getEvaluationInfo, { courseId }, { quiet: true });
  const submit = useApiMutation(evaluateCourse);
  if (!rating.data) return null;
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
