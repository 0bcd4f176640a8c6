import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular, DeleteRegular, PauseRegular } from '@fluentui/react-icons';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptItem } from '#contract/ipc/offline.ts';
import { formatBytes, formatDate } from '#lib/format.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { useKeeping } from './use-keeping.ts';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', padding: '6px 0' },
  text: { flexGrow: 1, flexBasis: '220px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: '2px' },
  name: { overflowWrap: 'anywhere' },
  quiet: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  buttons: { display: 'flex', gap: '8px', marginLeft: 'auto' },
});

interface KeptRowProps {
  item: KeptItem;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** An item that is kept or is to be: how far it is, and what can be done with it. */
export function KeptRow({ item, children }: KeptRowProps) {
  const styles = useStyles();
  const { t } = useTranslation('kept');
  const { keep, pause, remove } = useKeeping();
  const nameId = useId();
  const { phase, receivedBytes, size } = item;
  const moving = phase === 'waiting' || phase === 'loading' || phase === 'interrupted';
  const partly = phase === 'loading' || phase === 'paused' || phase === 'interrupted';
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <span id={nameId} className={styles.name}>
          <PlatformText text={item.name} />
        </span>
        <span className={styles.quiet}>{useWords(item)}</span>
        {partly && (
          <ProgressBar
            value={size === null || size === 0 ? undefined : receivedBytes / size}
            aria-labelledby={nameId}
          />
        )}
      </div>
      <div className={styles.buttons}>
        {children}
        {moving && (
          <Button icon={<PauseRegular />} aria-describedby={nameId} onClick={() => void pause(item)}>
            {t('row.pause')}
          </Button>
        )}
        {(phase === 'paused' || mayHelp(item)) && (
          <Button icon={<ArrowDownloadRegular />} aria-describedby={nameId} onClick={() => void keep(requestOf(item))}>
            {t(phase === 'paused' ? 'row.goOn' : 'row.again')}
          </Button>
        )}
        <Button icon={<DeleteRegular />} aria-describedby={nameId} onClick={() => void remove(item)}>
          {t(phase === 'kept' || phase === 'refused' ? 'row.remove' : 'row.cancel')}
        </Button>
      </div>
    </li>
  );
}

/** Another try can end otherwise. */
function mayHelp({ why }: KeptItem): boolean {
  return why === 'disk-full' || why === 'no-address';
}

function requestOf({ courseId, itemId, resId, kind, name, courseName }: KeptItem) {
  return { courseId, itemId, resId, kind, name, courseName };
}

function useWords({ phase, receivedBytes, size, why, keptUntil }: KeptItem): string {
  const { t } = useTranslation('kept');
  const received = formatBytes(receivedBytes);
  switch (phase) {
    case 'kept':
      return t('phase.kept', { size: received, until: formatDate(keptUntil) });
    case 'refused':
      return t(`why.${why ?? 'no-address'}`);
    case 'waiting':
      return t('phase.waiting');
    default:
      return size === null
        ? t(`phase.${phase}`, { received })
        : t(`phase.${phase}Of`, { received, size: formatBytes(size) });
  }
}
