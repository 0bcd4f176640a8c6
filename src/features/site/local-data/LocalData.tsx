import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { storageParts } from '../../../contract/ipc/diagnostics.ts';
import { ask, desktop } from '../../../lib/desktop.ts';
import { useDesktopQuery } from '../../../lib/desktop-query.ts';
import { formatBytes } from '../../../lib/format.ts';
import { logFailure } from '../../../lib/log.ts';
import { useToast } from '../../../lib/toast.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { Read } from '../../../ui/Read.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';

import { CrashReports } from './CrashReports.tsx';
import { OthersData } from './OthersData.tsx';
import { RemoveData } from './RemoveData.tsx';
import { ReopenLast } from './ReopenLast.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: '12px' },
  save: { alignSelf: 'start' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  lead: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** What this client keeps on this computer, and the file that helps whoever looks for a fault. */
export function LocalData() {
  const styles = useStyles();
  const { t } = useTranslation('local-data');
  const toast = useToast();
  const storage = useDesktopQuery(desktop.diagnostics.storage, [], { cached: false });
  const save = async () => {
    try {
      const saved = await ask(desktop.diagnostics.save());
      if (saved.outcome === 'saved') toast('success', t('saved', { name: saved.fileName }));
      if (saved.outcome === 'failed') toast('error', t('saveFailed'));
    } catch (error) {
      logFailure('diagnostics', error);
      toast('error', t('saveFailed'));
    }
  };
  return (
    <section className={styles.part} aria-label={t('title')}>
      <h3 className={styles.title}>{t('title')}</h3>
      <p className={styles.lead}>{t('lead')}</p>
      <Read of={storage} skeleton={<TextSkeleton />} failed={t('failed')}>
        {(sizes) => <FactList facts={storageParts.map((part) => [t(`parts.${part}`), formatBytes(sizes[part])])} />}
      </Read>
      <RemoveData />
      <OthersData />
      <ReopenLast />
      <CrashReports />
      <p className={styles.lead}>{t('bundleLead')}</p>
      <Button className={styles.save} icon={<ArrowDownloadRegular />} onClick={() => void save()}>
        {t('save')}
      </Button>
    </section>
  );
}
