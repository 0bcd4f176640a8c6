import { MenuItem } from '@fluentui/react-components';
import { DataBarVerticalRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../lib/toast.ts';
import { useTrackingConsent } from './use-tracking-consent.ts';

/** Toggles the consent to usage tracking; in the account menu of tenants with tracking. */
export function TrackingMenuItem() {
  const { t } = useTranslation('start');
  const toast = useToast();
  const { applicable, answer, setAnswer } = useTrackingConsent();
  if (!applicable) return null;
  const next = answer !== true;
  return (
    <MenuItem
      icon={<DataBarVerticalRegular />}
      onClick={() => {
        setAnswer(next);
        toast('success', t(next ? 'tracking.started' : 'tracking.stopped'));
      }}
    >
      {t(next ? 'tracking.start' : 'tracking.stop')}
    </MenuItem>
  );
}
