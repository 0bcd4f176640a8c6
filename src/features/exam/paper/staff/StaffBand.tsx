import { Button, makeStyles } from '@fluentui/react-components';
import { PersonInfoRegular } from '@fluentui/react-icons';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ReceivedAction, StaffRecord } from '#contract/ipc/staff-action.ts';
import { formatTime } from '#lib/format.ts';
import { doubtfulOrder, doubtfulPause, pauseEnd, unread } from '#rules/exam/staff-rules.ts';
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
  const pause = doubtfulPause(staff);
  const noticeOf = (action: ReceivedAction) =>
    action.basis === 'assumed' ? doubtfulNotice(action, pause, t) : notice(action, t);
  const shown = waiting.find((action) => noticeOf(action) !== null);
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
          {noticeOf(shown)}
        </Band>
      )}
    </output>
  );
}

/** Null: it is said elsewhere. */
function notice(action: ReceivedAction, t: TFunction<'staff'>): string | null {
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

/** Of an order that nothing shows to be one; `pause`: the one that staff have neither confirmed nor ended. */
function doubtfulNotice(
  action: ReceivedAction,
  pause: ReturnType<typeof doubtfulPause>,
  t: TFunction<'staff'>,
): string | null {
  switch (action.kind) {
    case 'extraTime':
      return t('told.extraTime', { count: action.minutes });
    case 'movedWindow':
      return t('told.movedWindow', { time: formatTime(action.deadline, 'clock') });
    case 'cameraReleased':
      return t(`told.released.${action.camera}`);
    case 'faceTry':
      return t('told.faceTry');
    case 'pause':
      return action === pause ? t('told.pause', { time: formatTime(pauseEnd(pause), 'clock') }) : null;
    case 'resume':
      return t('told.resume');
    default:
      return null;
  }
}
