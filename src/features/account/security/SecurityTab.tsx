import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAccountUserInfo } from '../../../contract/platform/account/account.ts';
import { useRead } from '../../../api/query.ts';
import { refusalOf } from '../../../api/refusal.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { CloseAccountDialog } from './close/CloseAccountDialog.tsx';
import { ContactDialog } from './contact/ContactDialog.tsx';
import { ChangePasswordDialog } from './password/ChangePasswordDialog.tsx';
import { rowsOf, type SecurityRow } from './rules.ts';
import { SecurityItem } from './SecurityItem.tsx';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
  waiting: { padding: '16px 24px' },
});

/** The tab of the personal centre about password, phone, mail and the end of the account (001 §7). */
export function SecurityTab() {
  const styles = useStyles();
  const { t } = useTranslation('security');
  const account = useRead(getAccountUserInfo, {});
  const [open, setOpen] = useState<SecurityRow['id'] | null>(null);
  if (!account.data) {
    if (!account.isError) {
      return (
        <div className={styles.waiting}>
          <ListSkeleton count={4} />
        </div>
      );
    }
    const title = t('ui:failed.title', { what: t('what') });
    const reason = refusalOf(account.error) ?? undefined;
    return <ErrorPanel title={title} reason={reason} onRetry={() => void account.refetch()} />;
  }
  const { phone, mail } = account.data;
  const contacts = { phone, mail };
  const close = () => setOpen(null);
  return (
    <>
      <ul className={styles.list}>
        {rowsOf(contacts).map((row) => (
          <SecurityItem key={row.id} row={row} onOpen={() => setOpen(row.id)} />
        ))}
      </ul>
      {open === 'password' && <ChangePasswordDialog contacts={contacts} onClose={close} />}
      {(open === 'phone' || open === 'mail') && <ContactDialog kind={open} contacts={contacts} onClose={close} />}
      {open === 'close' && <CloseAccountDialog contacts={contacts} onClose={close} />}
    </>
  );
}
