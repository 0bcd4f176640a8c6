import { Button, Input, makeStyles } from '@fluentui/react-components';
import { CopyRegular, OpenRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { sitePaths } from '#contract/paths/site.ts';
import { appInfoAtom } from '#domain/app-state.ts';
import { ask, desktop, DesktopError } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { isOpenable, staffAddress } from './staff-address.ts';
import { useBack } from './use-back.ts';

const useStyles = makeStyles({
  row: { display: 'flex', gap: '8px', width: '560px', maxWidth: 'calc(100vw - 64px)', marginTop: '16px' },
  address: { flexGrow: 1 },
});

/** /personnel, /screen and /teacherLive: staff pages of the platform, to be opened in a browser (001 §2). */
export function Component() {
  const styles = useStyles();
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const back = useBack();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();
  const address = staffAddress(useAtomValue(appInfoAtom), pathname);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      toast('success', t('staffArea.copied'));
    } catch (error) {
      logFailure('copying an address', error);
      toast('warning', t('staffArea.notCopied'));
    }
  };
  const open = async () => {
    try {
      await ask(desktop.app.openExternal(address));
    } catch (error) {
      // The learner's own answer needs no message.
      if (error instanceof DesktopError && error.code === 'declined') return;
      logFailure('opening an address', error);
      toast('error', t('staffArea.notOpened'));
    }
  };
  const canOpen = isOpenable(address);
  return (
    <ErrorScreen
      subject="staff"
      title={t('staffArea.title')}
      reason={t('staffArea.reason')}
      actions={
        <>
          {canOpen && (
            <Button size="large" appearance="primary" icon={<OpenRegular />} onClick={() => void open()}>
              {t('staffArea.open')}
            </Button>
          )}
          <Button
            size="large"
            appearance={canOpen ? 'secondary' : 'primary'}
            onClick={back ?? (() => void navigate(sitePaths.root.to(), { replace: true }))}
          >
            {t(back ? 'errors.back' : 'errors.home')}
          </Button>
        </>
      }
    >
      <div className={styles.row}>
        <Input
          ref={field}
          className={styles.address}
          size="large"
          readOnly
          value={address}
          aria-label={t('staffArea.address')}
        />
        <Button size="large" icon={<CopyRegular />} onClick={() => void copy()}>
          {t('staffArea.copy')}
        </Button>
      </div>
    </ErrorScreen>
  );
}
