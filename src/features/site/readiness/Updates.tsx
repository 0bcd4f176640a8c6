import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { UpdateState } from '#contract/ipc/updates.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { formatBytes, formatTime } from '#lib/format.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '8px' },
  notes: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: tokens.colorNeutralForeground2 },
});

/** What is known of newer versions, and what the learner can do about it. */
export function Updates() {
  const styles = useStyles();
  const { t } = useTranslation('readiness');
  const toast = useToast();
  const { data: state } = useDesktopQuery(desktop.updates.state, [], { changed: desktop.updates.changed });
  if (!state) return null;
  const check = () => {
    ask(desktop.updates.check()).catch((error: unknown) => logFailure('looking for updates', error));
  };
  const install = () => {
    ask(desktop.updates.install()).catch((error: unknown) => {
      logFailure('installing an update', error);
      toast('error', t('updates.notNow'));
    });
  };
  return (
    <div className={styles.part}>
      <output>{sentenceOf(state, t)}</output>
      {(state.kind === 'loading' || state.kind === 'ready') && state.notes !== '' && (
        <section aria-label={t('updates.notes', { version: state.version })}>
          <p className={styles.notes}>{state.notes}</p>
        </section>
      )}
      {['idle', 'failed', 'held'].includes(state.kind) && <Button onClick={check}>{t('updates.check')}</Button>}
      {state.kind === 'ready' && (
        <Button appearance="primary" onClick={install}>
          {t('updates.install')}
        </Button>
      )}
    </div>
  );
}

function sentenceOf(state: UpdateState, t: TFunction<'readiness'>): string {
  switch (state.kind) {
    case 'off':
      return t(`updates.off.${state.why}`);
    case 'idle':
      return state.checkedAt === null
        ? t('updates.never')
        : t('updates.idle', { time: formatTime(state.checkedAt, 'time') });
    case 'checking':
      return t('updates.checking');
    case 'held':
      return t(`updates.held.${state.by}`);
    case 'loading': {
      const { version } = state;
      const received = formatBytes(state.received);
      if (state.total === null) return t('updates.loadingUnknown', { version, received });
      return t('updates.loading', { version, received, total: formatBytes(state.total) });
    }
    case 'ready':
      return t(state.atEnd ? 'updates.ready' : 'updates.readyToInstall', { version: state.version });
    case 'failed':
      return t(`updates.failed.${state.why}`);
  }
}
