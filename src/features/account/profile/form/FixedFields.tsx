import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { LockClosedRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { accountPaths } from '#contract/paths/account.ts';
import { maskAccount } from '#lib/format.ts';
import { maskIdCardNo } from '../rules.ts';

const useStyles = makeStyles({
  line: { display: 'flex', gap: '8px' },
  input: { flexGrow: 1, minWidth: 0 },
  // Inputs have a default width of 20 characters; this one may shrink for the button.
  box: { minWidth: 0, width: '100%' },
  inner: { minWidth: 0 },
});

interface IdNumberFieldProps {
  idCardNo: string;
  /** Opens identity verification; null when the tenant has no real names. */
  onVerify: (() => void) | null;
}

/** The ID number: read-only if known, else a button for identity verification (001 §5). */
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

/** The phone number, which is changed in the security tab. */
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

/** A button aligned with the input instead of its label. */
function BesideInput({ onClick, children }: { onClick: () => void; children: string }) {
  const styles = useBesideStyles();
  return (
    <Button className={styles.button} onClick={onClick}>
      {children}
    </Button>
  );
}
