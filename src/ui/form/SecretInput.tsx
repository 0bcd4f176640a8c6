import { Input } from '@fluentui/react-components';

interface SecretInputProps {
  value: string;
  onChange: (value: string) => void;
}

/** A code that staff type: nobody reads it on the screen, and no password manager offers to remember it. */
export function SecretInput({ value, onChange }: SecretInputProps) {
  return (
    <Input
      type="password"
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      value={value}
      onChange={(_, data) => onChange(data.value)}
    />
  );
}
