import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';

interface ReviewButtonProps {
  exam: ExamRef;
  userPaperId: string;
  /** Which try it is, for a list of several; absent: there is one. */
  number?: number;
  /** Another text than the usual one. */
  text?: string;
  className?: string | undefined;
}

/** The way to the review of a paper. */
export function ReviewButton({ exam, userPaperId, number, text, className }: ReviewButtonProps) {
  const { t } = useTranslation('review');
  const navigate = useNavigate();
  return (
    <Button
      className={className}
      aria-label={number === undefined ? undefined : t('openOf', { number })}
      onClick={() => void navigate(examPaths.paperDetails.to({ exam, userPaperId }))}
    >
      {text ?? t('open')}
    </Button>
  );
}
