import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { LockClosedRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { maskAccount } from '../../../../lib/format.ts';
import { accountPaths } from '../../../../contract/paths/account.ts';
import { maskIdCardNo } from '../rules.ts';

const useStyles = makeStyles({
  line: { display: 'flex', gap: '8px' },
  input: { flexGrow: 1, minWidth: 0 },
  // An input is twenty letters wide by itself; here it gives way to the button.
  box: { minWidth: 0, width: '100%' },
  inner: { minWidth: 0 },
});

interface IdNumberFieldProps {
  idCardNo: string;
  /** Leads to identity verification; null: real names are hidden here. */
  onVerify: (() => void) | null;
}

/** The ID number: read-only once it is there, else the way to identity verification (001 §5). */
export function IdNumberField({ idCardNo, onVerify }: IdNumberFieldProps) {
  const { t } = useTranslation('profile');
  const styles = useStyles();
  const known = idCardNo !== '';
  return (
    <div className={styles.line}>
      <Field className={styles.input} label={t('fields.idCardNo')} hint={t(known ? 'hints.idFixed' : 'hints.idEmpty')}>
        <Input
          readOnly
          appearance="filled-darker"
          className={styles.box}
          input={{ className: styles.inner }}
          value={known ? maskIdCardNo(idCardNo) : '-'}
          contentAfter={known ? <LockClosedRegular aria-hidden /> : undefined}
        />
      </Field>
      {!known && onVerify && <BesideInput onClick={onVerify}>{t('verify')}</BesideInput>}
    </div>
  );
}

/** The phone: changed in the security tab only. */
export function PhoneField({ phone }: { phone: string }) {
  const { t } = useTranslation('profile');
  const styles = useStyles();
  const navigate = useNavigate();
  return (
    <div className={styles.line}>
      <Field className={styles.input} label={t('fields.phone')} hint={t('hints.phone')}>
        <Input
          readOnly
          appearance="filled-darker"
          className={styles.box}
          input={{ className: styles.inner }}
          value={phone === '' ? '-' : maskAccount(phone)}
        />
      </Field>
      <BesideInput onClick={() => void navigate(accountPaths.personalCenter.to({ tab: 'security' }))}>
        {t('changePhone')}
      </BesideInput>
    </div>
  );
}

const useBesideStyles = makeStyles({
  button: { alignSelf: 'flex-start', marginTop: '26px', flexShrink: 0, whiteSpace: 'nowrap' },
});

/** A button that stands at the height of the input, not of its label. */
function BesideInput({ onClick, children }: { onClick: () => void; children: string }) {
  const styles = useBesideStyles();
  return (
    <Button className={styles.button} onClick={onClick}>
      {children}
    </Button>
  );
}
