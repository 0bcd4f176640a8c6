import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

/** /500. A fresh load of the page, not a click inside it: what broke may be the running page itself. */
export function Component() {
  const { t } = useTranslation('app');
  return (
    <ErrorScreen
      code="500"
      title={t('errors.broken.title')}
      reason={t('errors.broken.reason')}
      actions={
        <>
          <Button appearance="primary" onClick={() => window.location.reload()}>
            {t('errors.reload')}
          </Button>
          <Button onClick={() => window.location.assign(paths.root())}>{t('errors.home')}</Button>
        </>
      }
    />
  );
}
