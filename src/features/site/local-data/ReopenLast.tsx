import { Field, Switch } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { appInfoAtom, settingsAtom } from '../../../domain/session/state.ts';
import { useChangeSettings } from '../../../domain/session/use-change-settings.ts';

/** Whether a start opens the screen that was left; on a shared computer it never does, and nothing is offered. */
export function ReopenLast() {
  const { t } = useTranslation('local-data');
  const { managed } = useAtomValue(appInfoAtom);
  const { reopenLast } = useAtomValue(settingsAtom);
  const change = useChangeSettings();
  if (managed.shared) return null;
  return (
    <Field hint={t('reopenLast.hint')}>
      <Switch
        label={t('reopenLast.name')}
        checked={reopenLast}
        onChange={(_, { checked }) => void change({ reopenLast: checked })}
      />
    </Field>
  );
}
