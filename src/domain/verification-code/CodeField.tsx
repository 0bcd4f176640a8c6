import { Button, Field, Input, makeStyles, mergeClasses, tokens, type FieldProps } from '@fluentui/react-components';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maskAccount } from '#lib/format.ts';
import type { BoundText } from '#ui/form/bound-text.ts';
import { useResend, type CodePurpose } from './use-resend.ts';

const useStyles = makeStyles({
  send: {
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
    marginRight: '-6px',
  },
  // A long label must not widen the column.
  input: { width: '100%', minWidth: 0 },
  // The countdown must be readable although the button is disabled.
  waiting: {
    color: tokens.colorNeutralForeground3,
    ':hover': { color: tokens.colorNeutralForeground3 },
    ':hover:active': { color: tokens.colorNeutralForeground3 },
  },
});

export interface CodeFieldProps {
  field: BoundText;
  purpose: CodePurpose;
  /** The validation message. */
  problem?: string | undefined;
  size?: FieldProps['size'];
  /** Sends a code; resolves to its recipient, or null when not sent. */
  onSend: () => Promise<string | null>;
}

/** A code input with a send button, which is locked for 60 s after sending (000 §4). */
export function CodeField(props: CodeFieldProps) {
  const { field, purpose, problem, size = 'large', onSend } = props;
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const resend = useResend(purpose);
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const waiting = resend.leftMs > 0;
  const send = async () => {
    setSending(true);
    const account = await onSend();
    setSending(false);
    if (account === null) return;
    resend.start();
    setSentTo(account);
  };
  const label = waiting
    ? t('code.wait', { seconds: Math.ceil(resend.leftMs / 1000) })
    : t(resend.used ? 'code.again' : 'code.get');
  return (
    <Field
      label={t('code.label')}
      size={size}
      validationMessage={problem}
      hint={sentTo === null ? undefined : t('code.sent', { account: maskAccount(sentTo) })}
    >
      <Input
        {...field}
        className={styles.input}
        onChange={(_, { value }) => field.onChange(value)}
        size={size === 'large' ? 'large' : 'medium'}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={t('code.placeholder')}
        contentBefore={<ShieldCheckmarkRegular />}
        contentAfter={
          <Button
            className={mergeClasses(styles.send, waiting && styles.waiting)}
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
