import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { AppDialog } from './AppDialog.tsx';

interface AnswerOption {
  label: string;
  onChoose: () => void;
  /** What was chosen is under way: the primary answer keeps the focus, the other one waits. */
  busy?: boolean;
}

interface PromptDialogProps {
  /** Omitted when the dialog is mounted only while it is open. */
  open?: boolean;
  title: string;
  primary: AnswerOption;
  other: AnswerOption;
  /** Escape; the other answer by default. */
  onClose?: () => void;
  className?: string;
  contentClassName?: string;
  /** Nothing in the content takes the focus: it does itself, to be scrolled by keys. */
  onlyText?: boolean;
  children: ReactNode;
}

/** A question with two answers; a click beside it is none. */
export function PromptDialog({ primary, other, onClose = other.onChoose, ...rest }: PromptDialogProps) {
  return (
    <AppDialog
      {...rest}
      alert
      onClose={onClose}
      actions={
        <>
          <Button size="large" appearance="primary" disabledFocusable={primary.busy} onClick={primary.onChoose}>
            {primary.label}
          </Button>
          <Button size="large" disabled={other.busy} onClick={other.onChoose}>
            {other.label}
          </Button>
        </>
      }
    />
  );
}
