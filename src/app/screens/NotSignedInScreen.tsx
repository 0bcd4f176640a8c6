import { Button } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { accountPaths } from '#contract/paths/account.ts';
import { sitePaths } from '#contract/paths/site.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { useBack } from './use-back.ts';

/** /401: reachable by its address only. Signed-in learners see that access is denied. */
export function Component() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const back = useBack();
  const { signedIn } = useAtomValue(sessionAtom);
  const textKey = signedIn ? 'notAllowed' : 'notSignedIn';
  return (
    <ErrorScreen
      subject="locked"
      code="401"
      title={t(`errors.${textKey}.title`)}
      reason={t(`errors.${textKey}.reason`)}
      actions={
        <>
          <Button
            size="large"
            appearance="primary"
            onClick={() => void navigate(signedIn ? sitePaths.root.to() : accountPaths.login.to(), { replace: true })}
          >
            {t(signedIn ? 'errors.home' : 'errors.signIn')}
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
