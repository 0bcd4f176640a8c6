import { Button, Field, Input, type FieldProps } from '@fluentui/react-components';
import { EyeOffRegular, EyeRegular, LockClosedRegular } from '@fluentui/react-icons';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoundText } from './bound-text.ts';

export interface PasswordFieldProps {
  field: BoundText;
  label: string;
  /** The validation message. */
  problem: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  size?: FieldProps['size'];
}

/** A password input with a button that reveals it, and a hint while Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { field, label, problem, autoComplete, size = 'large' } = props;
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      label={label}
      size={size}
      validationMessage={problem}
      hint={capsLock ? t('password.capsLock') : undefined}
      onBlur={() => setCapsLock(false)}
    >
      <Input
        {...field}
        onChange={(_, { value }) => field.onChange(value)}
        type={shown ? 'text' : 'password'}
        size={size === 'large' ? 'large' : 'medium'}
        autoComplete={autoComplete}
        spellCheck={false}
        onKeyDown={readCapsLock}
        onKeyUp={readCapsLock}
        contentBefore={<LockClosedRegular />}
        contentAfter={
          <Button
            appearance="transparent"
            size="small"
            aria-label={t(shown ? 'password.hide' : 'password.show')}
            aria-pressed={shown}
            icon={shown ? <EyeOffRegular /> : <EyeRegular />}
            onClick={() => setShown(!shown)}
          />
        }
      />
    </Field>
  );
}
