import { makeStyles } from '@fluentui/react-components';
import { PersonInfoRegular } from '@fluentui/react-icons';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ReceivedAction, StaffRecord } from '../../../../contract/exam/staff-action.ts';
import { unread } from '../../../../contract/exam/staff-rules.ts';
import { formatTime } from '../../../../lib/format.ts';
import { Band } from '../bar/Band.tsx';

const useStyles = makeStyles({ said: { display: 'block', flexShrink: 0 } });

interface StaffBandProps {
  staff: StaffRecord;
  onRead: (number: number) => void;
}

/** Says what staff changed, one line at a time, the oldest first, each until the learner takes it away. */
export function StaffBand({ staff, onRead }: StaffBandProps) {
  const { t } = useTranslation('staff');
  const styles = useStyles();
  const shown = unread(staff).find((action) => noticeOf(action, t) !== null);
  return (
    <output className={styles.said}>
      {shown && (
        <Band key={shown.number} icon={<PersonInfoRegular />} onDismiss={() => onRead(shown.number)}>
          {noticeOf(shown, t)}
        </Band>
      )}
    </output>
  );
}

/** Null: it is said elsewhere. */
function noticeOf(action: ReceivedAction, t: TFunction<'staff'>): string | null {
  switch (action.kind) {
    case 'extraTime':
      return t('notice.extraTime', { count: action.minutes });
    case 'movedWindow':
      return t('notice.movedWindow', { time: formatTime(action.deadline, 'clock') });
    case 'cameraReleased':
      return t(`notice.released.${action.camera}`);
    case 'faceTry':
      return t('notice.faceTry');
    case 'resume':
      return t('notice.resume');
    default:
      return null;
  }
}
