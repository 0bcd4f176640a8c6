import { Button, Field, makeStyles, mergeClasses, tokens, type FieldProps } from '@fluentui/react-components';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maskAccount } from '../../../lib/format.ts';
import { useResend, type CodePurpose } from './resend.ts';
import { FormInput } from '../../../ui/form/FormInput.tsx';

const useStyles = makeStyles({
  send: {
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
    marginRight: '-6px',
  },
  // A long word on the button must not widen the column.
  input: { width: '100%', minWidth: 0 },
  // The countdown is told, not only greyed out.
  waiting: {
    color: tokens.colorNeutralForeground3,
    ':hover': { color: tokens.colorNeutralForeground3 },
    ':hover:active': { color: tokens.colorNeutralForeground3 },
  },
});

interface CodeFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  purpose: CodePurpose;
  /** What is wrong with it, in words. */
  problem?: string | undefined;
  size?: FieldProps['size'];
  /** Sends a code; gives the phone or mail that it went to, null when it was not sent. */
  onSend: () => Promise<string | null>;
}

/** A code and the button that sends it: get code, 60 s, get again (000 §4). */
export function CodeField<Values extends FieldValues>(props: CodeFieldProps<Values>) {
  const { control, name, purpose, problem, size = 'large', onSend } = props;
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const resend = useResend(purpose);
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const waiting = resend.left > 0;
  const send = async () => {
    setSending(true);
    const account = await onSend();
    setSending(false);
    if (account === null) return;
    resend.start();
    setSentTo(account);
  };
  const label = waiting
    ? t('code.wait', { seconds: Math.ceil(resend.left / 1000) })
    : t(resend.used ? 'code.again' : 'code.get');
  return (
    <Field
      label={t('code.label')}
      size={size}
      validationMessage={problem}
      hint={sentTo === null ? undefined : t('code.sent', { account: maskAccount(sentTo) })}
    >
      <FormInput
        className={styles.input}
        control={control}
        name={name}
        size={size === 'large' ? 'large' : 'medium'}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={t('code.placeholder')}
        contentBefore={<ShieldCheckmarkRegular />}
        contentAfter={
          <Button
            className={mergeClasses(styles.send, waiting && styles.waiting)}
            appearance="transparent"
            size="small"
            disabledFocusable={waiting || sending}
            onClick={() => void send()}
          >
            {label}
          </Button>
        }
      />
    </Field>
  );
}
