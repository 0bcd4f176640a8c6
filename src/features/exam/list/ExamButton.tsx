import { Button } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PendingAttempt } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import type { ExamListItem } from '#contract/platform/exam/exam.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { useToast } from '#lib/toast.ts';
import { refOf } from './ref-of.ts';
import { clickOutcome, labelOf } from './rules.ts';
import { useExamLabels } from './use-exam-labels.ts';

interface ExamButtonProps {
  exam: ExamListItem;
  attempt: PendingAttempt | undefined;
  describedBy: string;
}

/** Start, start again, view; or continue the attempt that is open. What cannot start says why. */
export function ExamButton({ exam, attempt, describedBy }: ExamButtonProps) {
  const { t } = useTranslation('exam-list');
  const navigate = useNavigate();
  const toast = useToast();
  const words = useExamLabels();
  const clock = useAtomValue(clockAtom);
  const outcome = clickOutcome(exam, platformNow(clock), clock.timeShiftMs);
  const ready = attempt !== undefined || ('go' in outcome && outcome.go === 'prepare');
  const label = attempt ? t('action.continue') : t(`action.${labelOf(exam.buttonStatus, outcome)}`);
  const open = () => {
    if (attempt) return void navigate(examPaths.testPaper.to({ exam: attempt.exam, attemptId: attempt.attemptId }));
    // The window may have opened since this was drawn.
    const clicked = clickOutcome(exam, platformNow(clock), clock.timeShiftMs);
    if ('warn' in clicked)
      return toast('warning', clicked.warn === 'locked' ? words.lock(clicked.lock) : t(clicked.warn));
    const address = clicked.go === 'result' ? examPaths.results.to(refOf(exam)) : examPaths.prepare.to(refOf(exam));
    return void navigate(address);
  };
  return (
    <Button appearance={ready ? 'primary' : 'secondary'} aria-describedby={describedBy} onClick={open}>
      {label}
    </Button>
  );
}
