import { MenuItem } from '@fluentui/react-components';
import { DataBarVerticalRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../lib/toast.ts';
import { useTrackingAnswer } from './use-tracking-answer.ts';

/** Changes the answer to the question whether usage may be counted; in the account menu of tenants that count. */
export function TrackingMenuItem() {
  const { t } = useTranslation('start');
  const toast = useToast();
  const { asked, answer, give } = useTrackingAnswer();
  if (!asked) return null;
  const next = answer !== true;
  return (
    <MenuItem
      icon={<DataBarVerticalRegular />}
      onClick={() => {
        give(next);
        toast('success', t(next ? 'tracking.started' : 'tracking.stopped'));
      }}
    >
      {t(next ? 'tracking.start' : 'tracking.stop')}
    </MenuItem>
  );
}
