import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { logFailure, newReportNumber } from '../../lib/log.ts';
import { BrokenScreen } from './BrokenScreen.tsx';
import { failureKind } from './failure-kind.ts';

/** A screen that failed to load or to render (G-079): the 500 screen in its place, the reason in the log. */
export function RouteFailure() {
  const error = useRouteError();
  const [report] = useState(newReportNumber);
  useEffect(() => logFailure(`screen ${report}`, error), [error, report]);
  return <BrokenScreen kind={failureKind(error)} report={report} />;
}
