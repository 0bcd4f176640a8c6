import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { examPaths } from '#contract/paths/exam.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { livePaths } from '#contract/paths/live.ts';
import { practicePaths } from '#contract/paths/practice.ts';
import type { TaskDetail, TaskItem } from '#contract/platform/learning/task-detail.ts';
import { useOpenLab } from '#domain/labs/use-open-lab.ts';
import { useToast } from '#lib/toast.ts';
import { bookingOf } from '../shared/booking/booking-rules.ts';
import { BookingButton } from './BookingButton.tsx';
import { openingOf } from './item-rules.ts';

const useStyles = makeStyles({
  button: { flexShrink: 0, minWidth: '96px' },
  note: {
    flexShrink: 0,
    maxWidth: '168px',
    textAlign: 'end',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

/** In the exam's address: what it belongs to is a task (002 §3, sourceType). */
const ofTask = '1';

interface ItemActionProps {
  task: TaskDetail;
  item: TaskItem;
  taskOver: boolean;
  /** Why the item is locked. */
  lockText: string;
  describedBy: string;
}

/** What can be done with an item: open it, book it, learn why it does not open, or where it can be opened. */
export function ItemAction({ task, item, taskOver, lockText, describedBy }: ItemActionProps) {
  const styles = useStyles();
  const { t } = useTranslation('task-detail');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const { openLab, opening: openingLab } = useOpenLab();
  const opening = openingOf(item, taskOver);
  if ('elsewhere' in opening) {
    const booking = bookingOf(item);
    // Who failed books the next date where the platform lets the item be booked again.
    const again = booking === 'failed' && item.isTrainingCanReserve !== false;
    if (opening.elsewhere === 'offline' && (booking === 'notBooked' || booking === 'booked' || again)) {
      return <BookingButton item={item} booking={booking} describedBy={describedBy} />;
    }
    return <span className={styles.note}>{t(`elsewhere.${opening.elsewhere}`)}</span>;
  }
  const open = () => {
    if ('warn' in opening) {
      return toast('warning', opening.warn === 'locked' ? lockText : t(`warning.${opening.warn}`));
    }
    if (opening.go === 'lab') return void openLab(item.contentId);
    const businessId = item.bussinessId || item.taskId || task.id;
    const { contentId, contentName: name } = item;
    const backPath = pathname + search;
    const taskType = task.taskType === null ? undefined : String(task.taskType);
    const live = { id: contentId, backPath };
    const addresses = {
      course: () => learningPaths.courseDetails.to({ courseId: contentId, taskId: task.id, taskType, backPath }),
      exam: () => examPaths.details.to({ examId: contentId, businessId, sourceType: ofTask, name }),
      practice: () =>
        practicePaths.pattern.to({
          practiceId: contentId,
          businessId,
          name,
          taskType,
          taskId: task.id,
          backModule: 'task',
          backPath,
        }),
      resource: () => learningPaths.video.to({ id: contentId, taskId: task.id, taskType, backPath }),
      live: () => livePaths.attend.to(live),
      replay: () => livePaths.replay.to(live),
      form: () => learningPaths.form.to({ formId: contentId, taskId: task.id }),
    } as const;
    return void navigate(addresses[opening.go]());
  };
  return (
    <Button
      className={styles.button}
      appearance={'go' in opening ? 'secondary' : 'subtle'}
      aria-describedby={describedBy}
      disabledFocusable={openingLab}
      onClick={open}
    >
      {t('go' in opening ? `open.${opening.go}` : 'open.why')}
    </Button>
  );
}
