import { Button } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { sitePaths } from '#contract/paths/site.ts';
import { logFailure, newReportNumber } from '#lib/log.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { useBack } from './use-back.ts';

/** Shown for addresses without a screen. */
export function Component() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const back = useBack();
  const { pathname } = useLocation();
  const [report] = useState(newReportNumber);
  useEffect(() => logFailure(`address ${report}`, pathname), [report, pathname]);
  return (
    <ErrorScreen
      subject="lost"
      code="404"
      report={report}
      title={t('errors.notFound.title')}
      reason={t('errors.notFound.reason')}
      actions={
        <>
          <Button
            size="large"
            appearance="primary"
            onClick={() => void navigate(sitePaths.root.to(), { replace: true })}
          >
            {t('errors.home')}
          </Button>
          {back && (
            <Button size="large" onClick={back}>
              {t('errors.back')}
            </Button>
          )}
        </>
      }
    />
  );
}
