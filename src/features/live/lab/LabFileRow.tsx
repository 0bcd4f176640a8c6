import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabFile } from '#contract/ipc/lab.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { formatBytes } from '#lib/format.ts';
import { logFailure } from '#lib/log.ts';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
  text: { flexGrow: 1, flexBasis: '220px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: '2px' },
  name: { overflowWrap: 'anywhere' },
  quiet: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** A file that the lab gives, and how far it is. */
export function LabFileRow({ file: { id, name, phase, receivedBytes, size } }: { file: LabFile }) {
  const styles = useStyles();
  const { t } = useTranslation('lab');
  const nameId = useId();
  const moving = phase === 'arriving';
  const cancel = () => ask(desktop.lab.cancelFile(id)).catch((error: unknown) => logFailure('lab file', error));
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <bdi id={nameId} className={styles.name}>
          {name}
        </bdi>
        <span className={styles.quiet}>{t(`file.${phase}`, { received: formatBytes(receivedBytes) })}</span>
        {moving && <ProgressBar value={size === null ? undefined : receivedBytes / size} aria-labelledby={nameId} />}
      </div>
      {moving && (
        <Button aria-describedby={nameId} onClick={() => void cancel()}>
          {t('file.cancel')}
        </Button>
      )}
    </li>
  );
}
