import { makeStyles, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PolicyEntry, PolicyReport } from '#contract/ipc/policy.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { formatBytes } from '#lib/format.ts';
import { Banner } from '#ui/Banner.tsx';
import { FactList } from '#ui/FactList.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';

const useStyles = makeStyles({
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
  why: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

const warning = <WarningRegular fontSize={20} />;

/** What the organisation has decided for this computer, and whether its file still reads as it did at the start. */
export function ManagedPanel() {
  const { t } = useTranslation('managed');
  const report = useDesktopQuery(desktop.policy.read, [], { cached: false });
  return (
    <QueryView query={report} skeleton={<TextSkeleton />} failed={t('failed')}>
      {(read) => <Managed report={read} />}
    </QueryView>
  );
}

function Managed({ report: { entries, refused, next } }: { report: PolicyReport }) {
  const styles = useStyles();
  const { t } = useTranslation(['managed', 'header']);
  return (
    <>
      {refused !== null && (
        <Banner icon={warning} title={t('refused')}>
          {refused}
        </Banner>
      )}
      {next.kind === 'changed' && <Banner icon={warning} title={t('changed')} />}
      {next.kind === 'wrong' && (
        <Banner icon={warning} title={t('wrong')}>
          <span className={styles.why}>{next.why}</span>
        </Banner>
      )}
      <p className={styles.lead}>{t(entries.length === 0 ? 'none' : 'lead')}</p>
      <FactList facts={entries.map((entry) => [t(`fields.${entry.key}`), valueOf(entry, t)])} />
    </>
  );
}

function valueOf(entry: PolicyEntry, t: TFunction<['managed', 'header']>): string {
  switch (entry.key) {
    case 'platform':
    case 'tenant':
    case 'environment':
    case 'journalFolder':
      return entry.text;
    case 'language':
      return t(`header:languages.${entry.locale}`);
    case 'lockdown':
      return t(`levels.${entry.level}`);
    case 'logLevel':
      return t(`logLevels.${entry.from}`);
    case 'cameras':
      return entry.names.join(', ');
    case 'evidenceQuotaMb':
      return formatBytes(entry.megabytes * 1_000_000);
    case 'signOut':
      return t(entry.wipe ? 'signOutWipe' : 'signOutAfter', { count: entry.minutes });
    case 'proxy':
      if (entry.how === 'direct') return t('proxyDirect');
      return entry.how === 'pac' ? t('proxyScript', { address: entry.address }) : entry.address;
    case 'updates':
      return entry.off ? t('updatesOff') : t('updatesFrozen', { times: freezeText(entry.freeze) });
    case 'kiosk':
    case 'watermark':
    case 'plainKeystore':
    case 'allowUserDataDir':
      return t('yes');
    case 'paths':
    case 'profile':
    case 'rescueKey':
    case 'staffCode':
      return t('set');
  }
}

/** Local times, as the policy writes them. */
function freezeText(freeze: readonly { from: string; to: string }[]): string {
  return freeze.map(({ from, to }) => `${from.replace('T', ' ')} – ${to.replace('T', ' ')}`).join(', ');
}
