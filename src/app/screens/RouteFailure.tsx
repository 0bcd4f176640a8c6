import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { logFailure, newReportNumber } from '../../lib/log.ts';
import { BrokenScreen } from './BrokenScreen.tsx';
import { failureKind } from './failure-kind.ts';

/** Replaces a screen that failed to load or render; the cause goes to the log. */
export function RouteFailure() {
  const error = useRouteError();
  const [report] = useState(newReportNumber);
  useEffect(() => logFailure(`screen ${report}`, error), [error, report]);
  return <BrokenScreen kind={failureKind(error)} report={report} />;
}
