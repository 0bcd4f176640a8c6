import { Button, makeStyles } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemovablePart } from '#contract/ipc/diagnostics.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

const useStyles = makeStyles({
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** Removes what may go: caches, the log, crash reports, and the learner's own lessons for offline study. */
export function RemoveData() {
  const styles = useStyles();
  const { t } = useTranslation('local-data');
  const { signedIn } = useAtomValue(sessionAtom);
  const toast = useToast();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = async (part: RemovablePart) => {
    setAsking(false);
    try {
      await ask(desktop.diagnostics.remove(part));
      toast('success', t('removed'));
    } catch (error) {
      logFailure('removing data', error);
      toast('error', t('removeFailed'));
    }
    await queries.invalidateQueries({ queryKey: ['desktop'] });
  };
  return (
    <div className={styles.buttons}>
      {signedIn && <Button onClick={() => setAsking(true)}>{t('remove.offline')}</Button>}
      <Button onClick={() => void remove('caches')}>{t('remove.caches')}</Button>
      <Button onClick={() => void remove('logs')}>{t('remove.logs')}</Button>
      <Button onClick={() => void remove('crashes')}>{t('remove.crashes')}</Button>
      <ConfirmDialog
        open={asking}
        title={t('askOffline.title')}
        safe={t('askOffline.stay')}
        onSafe={() => setAsking(false)}
        risky={t('askOffline.go')}
        onRisky={() => void remove('offline')}
      >
        {t('askOffline.text')}
      </ConfirmDialog>
    </div>
  );
}
