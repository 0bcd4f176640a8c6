import { Spinner } from '@fluentui/react-components';

/** The spinner in the button of a form that is being sent. */
export function BusySpinner() {
  return <Spinner size="tiny" />;
}
