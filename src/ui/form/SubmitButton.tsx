import { Button } from '@fluentui/react-components';
import { lazy, Suspense, type ReactNode } from 'react';

// A form that nobody sends yet has no use for it.
const BusySpinner = lazy(async () => ({ default: (await import('./BusySpinner.tsx')).BusySpinner }));

const spinner = (
  <Suspense>
    <BusySpinner />
  </Suspense>
);

interface SubmitButtonProps {
  /** The form is being sent: the button keeps the focus, shows a spinner, and sends nothing twice. */
  busy: boolean;
  /** Something else has to end first. */
  waiting?: boolean;
  size?: 'medium' | 'large';
  /** Id of the form, for a button outside it. */
  form?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The button that sends a form. */
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
