import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { PersonRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { readDemoAccounts, type DemoAccount } from '#api/embedded/demo-accounts.ts';
import { appInfoAtom } from '#domain/app-state.ts';

const maxShown = 4;

const useStyles = makeStyles({
  panel: {
    padding: '12px 16px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, fontWeight: 400 },
  list: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyle: 'none' },
});

/** Demo accounts of the embedded platform; a click fills the form. */
export function DemoAccounts({ onPick }: { onPick: (account: DemoAccount) => void }) {
  const styles = useStyles();
  const { t } = useTranslation('account');
  const { embedded } = useAtomValue(appInfoAtom);
  const demo = useQuery({
    queryKey: ['embedded', 'demo'],
    queryFn: ({ signal }) => readDemoAccounts(signal),
    enabled: embedded,
    staleTime: 0,
  });
  if (!demo.data || demo.data.length === 0) return null;
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{t('demo')}</h2>
      <ul className={styles.list}>
        {demo.data.slice(0, maxShown).map((account) => (
          <li key={account.account}>
            <Button size="small" icon={<PersonRegular />} title={account.note} onClick={() => onPick(account)}>
              {account.name || account.account}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
