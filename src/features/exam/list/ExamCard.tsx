import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CalendarLtrRegular, LocationRegular, LockClosedFilled, LockClosedRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PendingAttempt } from '../../../contract/ipc/exam.ts';
import { examPaths } from '../../../contract/paths/exam.ts';
import type { ExamListItem } from '../../../contract/platform/exam/exam.ts';
import { isOn } from '../../../domain/tenant/tenant.ts';
import { clockAtom, platformNow, tenantAtom } from '../../../domain/session/state.ts';
import { CoverPicture } from '../../../domain/covers/CoverPicture.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { semanticColours } from '../../../ui/theme/semantic-colours.ts';
import { cardStateOf } from './card-state.ts';
import { SeatText } from '../shared/SeatText.tsx';
import { refOf } from './ref-of.ts';
import { ExamButton } from './ExamButton.tsx';
import { useMoment } from '../../../lib/use-moment.ts';
import { nextChangeOf, windowOf } from '../../../contract/exam/exam-window.ts';
import { lockOf } from './rules.ts';
import { ReminderMenu } from '../../../domain/reminders/ReminderMenu.tsx';
import { upcomingEvent } from '../../../contract/exam/upcoming-event.ts';
import { useExamLabels } from './use-exam-labels.ts';
import { stage } from '../../../ui/theme/fixed-colours.ts';
import { ContentText } from '../../../ui/ContentText.tsx';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const useStyles = makeStyles({
  card: { display: 'flex', gap: '16px', padding: '16px' },
  cover: { width: '144px', height: '144px' },
  picture: { position: 'relative', flexShrink: 0, alignSelf: 'flex-start' },
  veil: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: stage.scrim,
    color: stage.text,
  },
  text: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', fontVariantNumeric: 'tabular-nums' },
  row: { display: 'flex', alignItems: 'center', gap: '8px' },
  state: { marginLeft: 'auto', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  quiet: { color: tokens.colorNeutralForeground3 },
  brand: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  good: { color: semanticColours.goodText, fontWeight: tokens.fontWeightSemibold },
  name: {
    margin: '6px 0 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    ...oneLine,
  },
  link: { color: 'inherit', textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } },
  locked: { color: tokens.colorNeutralForeground3 },
  line: {
    display: 'flex',
    gap: '6px',
    margin: '4px 0 0',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  icon: { flexShrink: 0, marginTop: '2px' },
  facts: { color: tokens.colorNeutralForeground3, marginTop: '2px' },
  foot: {
    marginTop: 'auto',
    paddingTop: '8px',
    flexWrap: 'wrap',
    '& > button': { flexShrink: 0, whiteSpace: 'nowrap' },
  },
  source: {
    flexGrow: 1,
    flexBasis: '160px',
    minWidth: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    ...oneLine,
  },
});

interface ExamCardProps {
  exam: ExamListItem;
  /** The learner's own attempt at it that is still open. */
  attempt: PendingAttempt | undefined;
}

/** One exam: when, what it asks for or why it is locked, and one button. */
export function ExamCard({ exam, attempt }: ExamCardProps) {
  const styles = useStyles();
  const { t } = useTranslation('exam-list');
  const words = useExamLabels();
  const titleId = useId();
  const clock = useAtomValue(clockAtom);
  const now = platformNow(clock);
  // Who waits on the list for the exam to open sees it open.
  useMoment(nextChangeOf(windowOf(exam, clock.timeShiftMs), now), () => platformNow(clock));
  const state = cardStateOf(exam, now, clock.timeShiftMs);
  const lock = lockOf(exam);
  const event = upcomingEvent(exam, now, clock.timeShiftMs);
  const showTag = isOn(useAtomValue(tenantAtom), 'isShowexamTag');
  const formal = exam.examType === 2;
  return (
    <Panel as="article" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.picture}>
        <CoverPicture className={styles.cover} url={exam.coverUrl} name={exam.examName} />
        {lock && (
          <div className={styles.veil} aria-hidden>
            <LockClosedFilled fontSize={28} />
          </div>
        )}
      </div>
      <div className={styles.text}>
        <div className={styles.row}>
          {showTag && <Tag appearance={formal ? 'brand' : 'outline'}>{t(formal ? 'usage.formal' : 'usage.mock')}</Tag>}
          {exam.showNew && <Tag appearance="attention">{t('new')}</Tag>}
          <span className={mergeClasses(styles.state, styles[state.look])}>{words.state(state)}</span>
        </div>
        <h2 id={titleId} className={mergeClasses(styles.name, lock !== null && styles.locked)} title={exam.examName}>
          <Link className={styles.link} to={examPaths.details.to(refOf(exam))}>
            <ContentText text={exam.examName} />
          </Link>
        </h2>
        <p className={styles.line}>
          <CalendarLtrRegular className={styles.icon} fontSize={16} aria-hidden />
          {words.window(exam)}
        </p>
        {exam.seatNo && (
          <p className={styles.line}>
            <LocationRegular className={styles.icon} fontSize={16} aria-hidden />
            <SeatText seat={exam.seatNo} />
          </p>
        )}
        {lock ? (
          <p className={styles.line}>
            <LockClosedRegular className={styles.icon} fontSize={16} aria-hidden />
            {words.lock(lock)}
          </p>
        ) : (
          <p className={mergeClasses(styles.line, styles.facts)}>{words.facts(exam)}</p>
        )}
        <div className={mergeClasses(styles.row, styles.foot)}>
          <span className={styles.source} title={exam.sourceName}>
            <ContentText text={exam.sourceName} />
          </span>
          {event && <ReminderMenu event={event} describedBy={titleId} />}
          <ExamButton exam={exam} attempt={attempt} describedBy={titleId} />
        </div>
      </div>
    </Panel>
  );
}
