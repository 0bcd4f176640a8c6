import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

/** Every address that no row serves. */
export function Component() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  return (
    <ErrorScreen
      code="404"
      title={t('errors.notFound.title')}
      reason={t('errors.notFound.reason')}
      actions={
        <>
          <Button appearance="primary" onClick={() => void navigate(paths.root(), { replace: true })}>
            {t('errors.home')}
          </Button>
          <Button onClick={() => void navigate(-1)}>{t('errors.back')}</Button>
        </>
      }
    />
  );
}
