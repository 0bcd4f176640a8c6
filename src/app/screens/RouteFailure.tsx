import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { logFailure, newReportNumber } from '../../lib/log.ts';
import { failureKind } from './failure-kind.ts';

const load = () => import('./BrokenScreen.tsx');
const BrokenScreen = lazy(async () => {
  try {
    return { default: (await load()).BrokenScreen };
  } catch (error) {
    logFailure('failure screen', error);
    return { default: Bare };
  }
});

/** Has the screen for failures at hand, once there is time: what fails later may be the loading itself. */
export function readyRouteFailure(): void {
  load().catch((error: unknown) => logFailure('failure screen', error));
}

/** A screen that failed to load or to render (gaps G-079): the 500 screen in its place, the reason in the log. */
export function RouteFailure() {
  const error = useRouteError();
  const [report] = useState(newReportNumber);
  useEffect(() => logFailure(`screen ${report}`, error), [error, report]);
  return (
    <Suspense>
      <BrokenScreen kind={failureKind(error)} report={report} />
    </Suspense>
  );
}

/** When nothing can be loaded any more, not even the screen that says so. */
function Bare() {
  const { t } = useTranslation('app');
  return (
    <main>
      <h1>{t('errors.broken.title')}</h1>
      <button type="button" onClick={() => window.location.reload()}>
        {t('errors.reload')}
      </button>
    </main>
  );
}
