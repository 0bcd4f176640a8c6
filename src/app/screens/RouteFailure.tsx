import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { logFailure, newReportNumber } from '#lib/log.ts';
import { Heading } from '#ui/Heading.tsx';
import { failureKind } from './failure-kind.ts';

const load = () => import('./BrokenScreen.tsx');
const BrokenScreen = lazy(async () => {
  try {
    return { default: (await load()).BrokenScreen };
  } catch (error) {
    logFailure('failure screen', error);
    return { default: BareScreen };
  }
});

/** Preloads the failure screen after the first paint: a later failure may be that nothing can be loaded. */
export function preloadRouteFailure(): void {
  load().catch((error: unknown) => logFailure('failure screen', error));
}

/** Replaces a screen that failed to load or render; the cause goes to the log. */
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

/** The fallback when the failure screen itself cannot be loaded. */
function BareScreen() {
  const { t } = useTranslation('app');
  return (
    <main>
      <Heading>{t('errors.broken.title')}</Heading>
      <button type="button" onClick={() => window.location.reload()}>
        {t('errors.reload')}
      </button>
    </main>
  );
}
