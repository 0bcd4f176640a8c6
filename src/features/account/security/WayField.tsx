import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { maskAccount } from '../../../lib/format.ts';
import { waysOf, type ContactKind, type Contacts } from './rules.ts';

interface WayFieldProps {
  contacts: Contacts;
  way: ContactKind;
  onChange: (way: ContactKind) => void;
}

/** Where the code goes: to the phone or to the mail of the account; said, not asked, when there is one only. */
export function WayField({ contacts, way, onChange }: WayFieldProps) {
  const { t } = useTranslation('security');
  return (
    <Field label={t('proof.way')}>
      <RadioGroup value={way} onChange={(_, { value }) => onChange(value === 'mail' ? 'mail' : 'phone')}>
        {waysOf(contacts).map((kind) => (
          <Radio key={kind} value={kind} label={t(`proof.${kind}`, { value: maskAccount(contacts[kind]) })} />
        ))}
      </RadioGroup>
    </Field>
  );
}
