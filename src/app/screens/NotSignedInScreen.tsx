import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

/** /401: reachable by its address only (gaps G-079). */
export function Component() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  return (
    <ErrorScreen
      code="401"
      title={t('errors.notSignedIn.title')}
      reason={t('errors.notSignedIn.reason')}
      actions={
        <Button appearance="primary" onClick={() => void navigate(paths.login(), { replace: true })}>
          {t('errors.signIn')}
        </Button>
      }
    />
  );
}
