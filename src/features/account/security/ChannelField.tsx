import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { maskAccount } from '#lib/format.ts';
import { channelsOf, type ContactKind, type Contacts } from './rules.ts';

interface ChannelFieldProps {
  contacts: Contacts;
  channel: ContactKind;
  onChange: (channel: ContactKind) => void;
}

/** Selects the channel of the code: the phone or email of the account. */
export function ChannelField({ contacts, channel, onChange }: ChannelFieldProps) {
  const { t } = useTranslation('security');
  return (
    <Field label={t('proof.way')}>
      <RadioGroup value={channel} onChange={(_, { value }) => onChange(value === 'mail' ? 'mail' : 'phone')}>
        {channelsOf(contacts).map((kind) => (
          <Radio key={kind} value={kind} label={t(`proof.${kind}`, { value: maskAccount(contacts[kind]) })} />
        ))}
      </RadioGroup>
    </Field>
  );
}
