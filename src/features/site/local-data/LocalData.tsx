import { Button, Field, makeStyles, Switch, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { storageParts } from '#contract/ipc/diagnostics.ts';
import { appInfoAtom, settingsAtom } from '#domain/app-state.ts';
import { useSaveDiagnostics } from '#domain/diagnostics/use-save-diagnostics.ts';
import { useChangeSettings } from '#domain/session/use-change-settings.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { formatBytes } from '#lib/format.ts';
import { pictureDays } from '#rules/exam/picture-days.ts';
import { FactList } from '#ui/FactList.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { OthersData } from './OthersData.tsx';
import { RemoveData } from './RemoveData.tsx';

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
  const storage = useDesktopQuery(desktop.diagnostics.storage, [], { cached: false });
  const save = useSaveDiagnostics({ saved: (name) => t('saved', { name }), failed: t('saveFailed') });
  return (
    <section className={styles.part} aria-label={t('title')}>
      <h3 className={styles.title}>{t('title')}</h3>
      <p className={styles.lead}>{t('lead', { days: pictureDays })}</p>
      <QueryView query={storage} skeleton={<TextSkeleton />} failed={t('failed')}>
        {(sizes) => <FactList facts={storageParts.map((part) => [t(`parts.${part}`), formatBytes(sizes[part])])} />}
      </QueryView>
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

/** Whether crashes are written down here; off until somebody wants it. */
function CrashReports() {
  const { t } = useTranslation('local-data');
  const { crashReports } = useAtomValue(settingsAtom);
  const change = useChangeSettings();
  return (
    <Field hint={t('crashReports.hint')}>
      <Switch
        label={t('crashReports.name')}
        checked={crashReports}
        onChange={(_, { checked }) => void change({ crashReports: checked })}
      />
    </Field>
  );
}

/** Whether a start opens the screen that was left; on a shared computer it never does, and nothing is offered. */
function ReopenLast() {
  const { t } = useTranslation('local-data');
  const { managed } = useAtomValue(appInfoAtom);
  const { reopenLast } = useAtomValue(settingsAtom);
  const change = useChangeSettings();
  if (managed.shared) return null;
  return (
    <Field hint={t('reopenLast.hint')}>
      <Switch
        label={t('reopenLast.name')}
        checked={reopenLast}
        onChange={(_, { checked }) => void change({ reopenLast: checked })}
      />
    </Field>
  );
}
