import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CalendarLtrRegular, LocationRegular, LockClosedFilled, LockClosedRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingAttempt } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import type { ExamListItem } from '#contract/platform/exam/exam.ts';
import { clockAtom, platformNow, tenantAtom } from '#domain/app-state.ts';
import { CardLine, CoverCard } from '#domain/covers/CoverCard.tsx';
import { ReminderMenu } from '#domain/reminders/ReminderMenu.tsx';
import { isOn } from '#domain/tenant/tenant.ts';
import { useMoment } from '#lib/use-moment.ts';
import { nextChangeOf, opensAtOf, windowOf } from '#rules/exam/exam-window.ts';
import { upcomingEvent } from '#rules/exam/upcoming-event.ts';
import { Tag } from '#ui/Tag.tsx';
import { stage } from '#ui/theme/fixed-colours.ts';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { SeatText } from '../shared/SeatText.tsx';
import { useSpreadRead } from '../shared/use-spread-read.ts';
import { cardStateOf } from './card-state.ts';
import { ExamButton } from './ExamButton.tsx';
import { refOf } from './ref-of.ts';
import { lockOf } from './rules.ts';
import { useExamLabels } from './use-exam-labels.ts';

const useStyles = makeStyles({
  veil: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: stage.scrim,
    color: stage.text,
  },
  state: { marginLeft: 'auto', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  quiet: { color: tokens.colorNeutralForeground3 },
  good: { color: semanticColours.goodText, fontWeight: tokens.fontWeightSemibold },
});

interface ExamCardProps {
  exam: ExamListItem;
  /** The learner's own attempt at it that is still open. */
  attempt: PendingAttempt | undefined;
  /** The exam has opened: what the platform says of it may be another thing now. */
  onOpened: () => void;
}

/** One exam: when, what it asks for or why it is locked, and one button. */
export function ExamCard({ exam, attempt, onOpened }: ExamCardProps) {
  const styles = useStyles();
  const { t } = useTranslation('exam-list');
  const words = useExamLabels();
  const titleId = useId();
  const clock = useAtomValue(clockAtom);
  const now = platformNow(clock);
  // Who waits on the list for the exam to open sees it open.
  useMoment(nextChangeOf(windowOf(exam, clock.timeShiftMs), now), () => platformNow(clock));
  useSpreadRead(opensAtOf(windowOf(exam, clock.timeShiftMs), now), onOpened);
  const state = cardStateOf(exam, now, clock.timeShiftMs);
  const lock = lockOf(exam);
  const event = upcomingEvent(exam, now, clock.timeShiftMs);
  const showTag = isOn(useAtomValue(tenantAtom), 'isShowexamTag');
  const usage = exam.examType === 2 ? 'formal' : exam.examType === 1 ? 'mock' : null;
  return (
    <CoverCard
      titleId={titleId}
      name={exam.examName}
      coverUrl={exam.coverUrl}
      to={examPaths.details.to(refOf(exam))}
      muted={lock !== null}
      source={exam.sourceName}
      veil={
        lock && (
          <div className={styles.veil} aria-hidden>
            <LockClosedFilled fontSize={28} />
          </div>
        )
      }
      head={
        <>
          {showTag && usage && <Tag appearance={usage === 'formal' ? 'brand' : 'outline'}>{t(`usage.${usage}`)}</Tag>}
          {exam.showNew && <Tag appearance="attention">{t('new')}</Tag>}
          <span className={mergeClasses(styles.state, styles[state.look])}>{words.state(state)}</span>
        </>
      }
      actions={
        <>
          {event && <ReminderMenu event={event} describedBy={titleId} />}
          <ExamButton exam={exam} attempt={attempt} describedBy={titleId} />
        </>
      }
    >
      <CardLine icon={<CalendarLtrRegular fontSize={16} />}>{words.window(exam)}</CardLine>
      {exam.seatNo && (
        <CardLine icon={<LocationRegular fontSize={16} />}>
          <SeatText seat={exam.seatNo} />
        </CardLine>
      )}
      {lock ? (
        <CardLine icon={<LockClosedRegular fontSize={16} />}>{words.lock(lock)}</CardLine>
      ) : (
        <CardLine quiet>{words.facts(exam)}</CardLine>
      )}
    </CoverCard>
  );
}
