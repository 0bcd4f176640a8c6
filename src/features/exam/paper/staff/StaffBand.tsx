import { Button, makeStyles } from '@fluentui/react-components';
import { PersonInfoRegular } from '@fluentui/react-icons';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ReceivedAction, StaffRecord } from '#contract/ipc/staff-action.ts';
import { formatTime } from '#lib/format.ts';
import { doubtfulOrder, unread } from '#rules/exam/staff-rules.ts';
import { Band } from '../bar/Band.tsx';

const useStyles = makeStyles({
  said: { display: 'block', flexShrink: 0 },
  choice: { display: 'inline-flex', gap: '8px' },
});

interface StaffBandProps {
  staff: StaffRecord;
  onRead: (number: number) => void;
  onHandIn: () => void;
}

/**
 * Says what staff changed, one line at a time, the oldest first, each until the learner takes it away. An order to hand in that
 * nothing shows to be one comes before them, and asks.
 */
export function StaffBand({ staff, onRead, onHandIn }: StaffBandProps) {
  const { t } = useTranslation('staff');
  const styles = useStyles();
  const waiting = unread(staff);
  const order = doubtfulOrder(staff);
  const asked = waiting.find((action) => action === order);
  const shown = waiting.find((action) => noticeOf(action, t) !== null);
  return (
    <output className={styles.said}>
      {asked && (
        <Band
          icon={<PersonInfoRegular />}
          end={
            <span className={styles.choice}>
              <Button size="small" appearance="primary" onClick={() => onRead(asked.number)}>
                {t('order.goOn')}
              </Button>
              <Button size="small" onClick={onHandIn}>
                {t('order.handIn')}
              </Button>
            </span>
          }
        >
          {t('order.text')}
        </Band>
      )}
      {shown && !asked && (
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
      return t(action.basis === 'assumed' ? 'notice.toldWindow' : 'notice.movedWindow', {
        time: formatTime(action.deadline, 'clock'),
      });
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
