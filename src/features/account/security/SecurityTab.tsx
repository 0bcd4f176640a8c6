import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAbsentCall, isUnreadAnswer } from '#api/absent.ts';
import { useApiQuery } from '#api/query.ts';
import { refusalOf } from '#api/refusal.ts';
import { getAccountUserInfo } from '#contract/platform/account/account.ts';
import { getUserInfo } from '#contract/platform/account/user.ts';
import { QueryView } from '#ui/QueryView.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { CloseAccountDialog } from './close/CloseAccountDialog.tsx';
import { ContactDialog } from './contact/ContactDialog.tsx';
import { ChangePasswordDialog } from './password/ChangePasswordDialog.tsx';
import { rowsOf, type ContactKind, type Contacts, type SecurityRow } from './rules.ts';
import { SecurityItem } from './SecurityItem.tsx';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
  waiting: { padding: '16px 24px' },
});

/** The security tab: password, phone, email, closing the account (001 §7). */
export function SecurityTab() {
  const styles = useStyles();
  const { t } = useTranslation('security');
  const told = useApiQuery(getAccountUserInfo, {}, { silent: true });
  // No document shows where that call is; the profile has the same contacts.
  const absent = (isAbsentCall(told.error) || isUnreadAnswer(told.error)) && told.data === undefined;
  const profile = useApiQuery(getUserInfo, {}, { enabled: absent });
  const account = absent ? profile : told;
  const skeleton = (
    <div className={styles.waiting}>
      <ListSkeleton count={4} />
    </div>
  );
  const reason = account.error ? (refusalOf(account.error) ?? undefined) : undefined;
  return (
    <QueryView query={account} skeleton={skeleton} failed={t('ui:failed.title', { what: t('what') })} reason={reason}>
      {({ phone, mail }) => <Security contacts={{ phone, mail: mail ?? '' }} untold={mail === null ? ['mail'] : []} />}
    </QueryView>
  );
}

function Security({ contacts, untold }: { contacts: Contacts; untold: readonly ContactKind[] }) {
  const styles = useStyles();
  const [open, setOpen] = useState<SecurityRow['id'] | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ul className={styles.list}>
        {rowsOf(contacts, untold).map((row) => (
          <SecurityItem key={row.id} row={row} onOpen={() => setOpen(row.id)} />
        ))}
      </ul>
      {open === 'password' && <ChangePasswordDialog contacts={contacts} onClose={close} />}
      {(open === 'phone' || open === 'mail') && <ContactDialog kind={open} contacts={contacts} onClose={close} />}
      {open === 'close' && <CloseAccountDialog contacts={contacts} onClose={close} />}
    </>
  );
}
