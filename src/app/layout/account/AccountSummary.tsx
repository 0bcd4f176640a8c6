import { makeStyles, tokens } from '@fluentui/react-components';
import { ShieldCheckmarkFilled } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { appInfoAtom, sessionAtom, tenantAtom } from '#domain/app-state.ts';
import { useRealName } from '#domain/real-name/real-name.ts';
import { isInternational } from '#domain/tenant/tenant.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { Tag } from '#ui/Tag.tsx';

const useStyles = makeStyles({
  facts: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    padding: '8px 12px 12px',
    maxWidth: '280px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    marginBottom: '4px',
  },
  head: { display: 'flex', alignItems: 'center', gap: '8px' },
  name: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  line: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums' },
});

/** The head of the account menu: name with real-name badge, masked phone, branch (001 §2). */
export function AccountSummary({ name }: { name: string }) {
  const styles = useStyles();
  const { t } = useTranslation('app');
  const tenant = useAtomValue(tenantAtom);
  const { tenantHost } = useAtomValue(appInfoAtom);
  const { maskedPhone, branch, storedIn } = useAtomValue(sessionAtom);
  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        {!isInternational(tenant, tenantHost) && <RealNameBadge />}
      </div>
      {maskedPhone && <span className={styles.line}>{maskedPhone}</span>}
      {branch?.name && (
        <span className={styles.line}>
          <PlatformText text={branch.name} />
        </span>
      )}
      {storedIn === 'memory' && <span className={styles.line}>{t('account.keptInMemory')}</span>}
    </div>
  );
}

/** Whether the real name is verified; not shown for international tenants (001 §2). */
function RealNameBadge() {
  const { t } = useTranslation('app');
  const verified = useRealName();
  if (verified === null) return null;
  return (
    <Tag appearance={verified ? 'good' : 'plain'}>
      {verified && <ShieldCheckmarkFilled fontSize={12} aria-hidden />}
      {t(verified ? 'account.verified' : 'account.notVerified')}
    </Tag>
  );
}
