import { makeStyles, tokens } from '@fluentui/react-components';
import {
  CalendarClockRegular,
  ClipboardTaskListLtrRegular,
  HourglassThreeQuarterRegular,
  LiveRegular,
  PeopleRegular,
} from '@fluentui/react-icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { examPaths } from '#contract/paths/exam.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { livePaths } from '#contract/paths/live.ts';
import { ReminderMenu } from '#domain/reminders/ReminderMenu.tsx';
import { formatTime } from '#lib/format.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { isStart, type AgendaEntry } from './agenda-rules.ts';

const icons = {
  examOpens: ClipboardTaskListLtrRegular,
  examCloses: HourglassThreeQuarterRegular,
  training: PeopleRegular,
  live: LiveRegular,
  taskBegins: CalendarClockRegular,
  taskEnds: HourglassThreeQuarterRegular,
} as const;

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '48px',
    padding: '4px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontVariantNumeric: 'tabular-nums',
  },
  time: { flexShrink: 0, width: '44px', fontWeight: tokens.fontWeightSemibold },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground2 },
  text: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  name: {
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  kind: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

function addressOf({ subject, event }: AgendaEntry): string {
  if ('liveId' in subject) return livePaths.attend.to({ id: subject.liveId, liveRoomId: subject.liveRoomId });
  if ('taskId' in subject) return learningPaths.task.to({ id: subject.taskId });
  const { examId, businessId, sourceType } = subject;
  return examPaths.details.to({ examId, businessId, sourceType: String(sourceType), name: event.title });
}

/** One moment: when, what, and the way to it; of what begins one can be reminded. */
export function AgendaRow({ entry }: { entry: AgendaEntry }) {
  const styles = useStyles();
  const { t } = useTranslation('agenda');
  const nameId = useId();
  const Icon = icons[entry.kind];
  return (
    <li className={styles.row}>
      <span className={styles.time}>{formatTime(entry.event.startsAt, 'time')}</span>
      <Icon className={styles.icon} fontSize={20} aria-hidden />
      <span className={styles.text}>
        <RouteLink id={nameId} className={styles.name} to={addressOf(entry)}>
          <PlatformText text={entry.event.title} />
        </RouteLink>
        <span className={styles.kind}>{t(`kind.${entry.kind}`)}</span>
      </span>
      {isStart(entry.kind) && <ReminderMenu event={entry.event} describedBy={nameId} />}
    </li>
  );
}
