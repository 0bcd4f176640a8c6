import { makeStyles, tokens } from '@fluentui/react-components';
import { ShieldCheckmarkFilled } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { getAccountUserInfo } from '../../../api/account.ts';
import { useRead } from '../../../api/query.ts';
import { sessionAtom } from '../../../lib/state.ts';
import { Tag } from '../../../ui/Tag.tsx';

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
  name: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  line: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums' },
});

/** The head of the account menu: name with the real-name badge, masked phone, branch (001 §2). */
export function AccountFacts({ name }: { name: string }) {
  const styles = useStyles();
  const { t } = useTranslation('app');
  const { maskedPhone, branch, keptIn } = useAtomValue(sessionAtom);
  const info = useRead(getAccountUserInfo, {}, { keep: true });
  const verified = info.data?.idAuthStatus === 1;
  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        {info.data && (
          <Tag look={verified ? 'good' : 'plain'}>
            {verified && <ShieldCheckmarkFilled fontSize={12} aria-hidden />}
            {t(verified ? 'account.verified' : 'account.notVerified')}
          </Tag>
        )}
      </div>
      {maskedPhone && <span className={styles.line}>{maskedPhone}</span>}
      {branch && <span className={styles.line}>{branch.name}</span>}
      {keptIn === 'memory' && <span className={styles.line}>{t('account.keptInMemory')}</span>}
    </div>
  );
}
