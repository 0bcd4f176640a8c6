import { Spinner } from '@fluentui/react-components';

/** Turns in the button of a form that is being sent. */
export function BusySpinner() {
  return <Spinner size="tiny" />;
}
