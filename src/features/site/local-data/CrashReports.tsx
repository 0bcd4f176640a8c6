import { Field, Switch } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { settingsAtom } from '../../../domain/session/state.ts';
import { useChangeSettings } from '../../../domain/session/use-change-settings.ts';

/** Whether crashes are written down here; off until somebody wants it. */
export function CrashReports() {
  const { t } = useTranslation('local-data');
  const { crashReports } = useAtomValue(settingsAtom);
  const change = useChangeSettings();
  return (
    <Field hint={t('crashReports.hint')}>
      <Switch
        label={t('crashReports.name')}
        checked={crashReports}
        onChange={(_, { checked }) => void change({ crashReports: checked })}
      />
    </Field>
  );
}
