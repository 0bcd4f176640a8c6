import { Button } from '@fluentui/react-components';
import { lazy, Suspense, type ReactNode } from 'react';

// Not needed before the form is sent.
const BusySpinner = lazy(async () => ({ default: (await import('./BusySpinner.tsx')).BusySpinner }));

const spinner = (
  <Suspense>
    <BusySpinner />
  </Suspense>
);

interface SubmitButtonProps {
  /** The form is being submitted: the button shows a spinner, ignores clicks and retains the focus. */
  busy: boolean;
  /** Disabled until something else has finished. */
  waiting?: boolean;
  size?: 'medium' | 'large';
  /** Id of the form, for a button outside it. */
  form?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The submit button of a form. */
export function SubmitButton({ busy, waiting = false, ...rest }: SubmitButtonProps) {
  return (
    <Button
      {...rest}
      type="submit"
      appearance="primary"
      disabledFocusable={busy || waiting}
      icon={busy ? spinner : undefined}
    />
  );
}
