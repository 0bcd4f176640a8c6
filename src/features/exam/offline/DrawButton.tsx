import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiMutation } from '#api/query.ts';
import { isWarning, refusalOf } from '#api/refusal.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { extractQuestion } from '#contract/platform/offline-training/class-exam.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';

interface DrawButtonProps {
  classExamId: string;
  /** How many tasks a draw gives; null: not known. */
  count: number | null;
}

/** Draws the tasks after a question, because a draw is for good. */
export function DrawButton({ classExamId, count }: DrawButtonProps) {
  const { t } = useTranslation('offline');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const draw = useApiMutation(extractQuestion);
  const confirm = () => {
    setAsking(false);
    draw.mutate({ classExamId }, { onSuccess: () => void navigate(examPaths.offlineQuestions.to({ classExamId })) });
  };
  return (
    <>
      <Button appearance="primary" disabledFocusable={draw.isPending} onClick={() => setAsking(true)}>
        {t(draw.isPending ? 'draw.busy' : 'draw.button')}
      </Button>
      {draw.error && (
        <FormProblem text={refusalOf(draw.error) ?? t('ui:problems.notReached')} warning={isWarning(draw.error)} />
      )}
      <ConfirmDialog
        open={asking}
        title={t('draw.title')}
        safe={t('draw.later')}
        onSafe={() => setAsking(false)}
        risky={t('draw.now')}
        onRisky={confirm}
      >
        {count === null ? t('draw.text') : t('draw.textCount', { count })}
      </ConfirmDialog>
    </>
  );
}
