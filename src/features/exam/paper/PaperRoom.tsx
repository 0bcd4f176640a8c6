import { makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt, AttemptRules, HandInState } from '#contract/ipc/exam.ts';
import type { StaffRecord } from '#contract/ipc/staff-action.ts';
import { settingsAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { sealsAt } from '#rules/exam/paper-end.ts';
import { grantedMinutes, pauseAt, pauseEnd, staffHandInAt } from '#rules/exam/staff-rules.ts';
import { readBattery } from '../shared/read-battery.ts';
import { useStaff } from '../shared/use-staff.ts';
import { CallBand, FlawsBand, LockdownBand, OfflineBand, SwitchBand, TimeBand } from './bar/Bands.tsx';
import { BandSlot } from './bar/BandSlot.tsx';
import { PromptBand } from './bar/PromptBand.tsx';
import { DoubtfulTimeBand, RulesBand } from './bar/RulesBand.tsx';
import { StoreBand } from './bar/StoreBand.tsx';
import { TopBar } from './bar/TopBar.tsx';
import { lowest, narrowAndLow } from './desk-sizes.ts';
import { HandInDialog } from './ending/HandInDialog.tsx';
import { LeaveDialog } from './ending/LeaveDialog.tsx';
import { useLeaving } from './ending/use-leaving.ts';
import { useSealing } from './ending/use-sealing.ts';
import { numbersOfMaterial, savedCount } from './order.ts';
import { PaperDesk } from './PaperDesk.tsx';
import { ClosingNotice, StaffNotice } from './PaperNotice.tsx';
import { MaterialPane } from './question/MaterialPane.tsx';
import { QuestionPane } from './question/QuestionPane.tsx';
import { usePaperKeys } from './question/use-paper-keys.ts';
import { AnswerSheet } from './sheet/AnswerSheet.tsx';
import { SheetDrawer } from './sheet/SheetDrawer.tsx';
import { PausedNotice } from './staff/PausedNotice.tsx';
import { StaffBand } from './staff/StaffBand.tsx';
import { StaffMessage } from './staff/StaffMessage.tsx';
import { TimeQuestionBand } from './time/TimeQuestionBand.tsx';
import { useClockSync, useEarliestNow } from './time/use-clock.ts';
import { useSheetInDrawer } from './use-narrow.ts';
import { usePaper } from './use-paper.ts';
import { Watermark } from './Watermark.tsx';

const batteryEveryMs = 30_000;

/** Tells main the battery for the heartbeats while a paper is open; what nobody can read is told as not known. */
function useBatteryTold(attemptId: string): void {
  useEffect(() => {
    const tell = async () => {
      const read = await readBattery();
      const battery = read && { percent: Math.round(read.level * 100), charging: read.charging };
      await ask(desktop.evidence.battery(attemptId, battery));
    };
    const tellNow = () => void tell().catch((error: unknown) => logFailure('battery', error));
    tellNow();
    const timer = setInterval(tellNow, batteryEveryMs);
    return () => clearInterval(timer);
  }, [attemptId]);
}

const useStyles = makeStyles({
  room: {
    height: '100vh',
    display: 'flex',
    flexDirection: 'column',
    '--paper-bar': '56px',
    '--paper-slot': '44px',
    [lowest]: { '--paper-bar': '44px', '--paper-slot': '34px' },
    [narrowAndLow]: { height: 'auto', minHeight: '100vh' },
  },
});

interface PaperRoomProps {
  attempt: Attempt;
  /** The proctor's small panel; another part of the house. */
  proctor: ReactNode;
  onSealed: (state: HandInState) => void;
}

/** The exam room: bar, bands, material, question, rail. */
export function PaperRoom({ attempt: opened, proctor, onSealed }: PaperRoomProps) {
  const styles = useStyles();
  const attempt = useCurrentRules(opened);
  const { staff, markRead } = useStaff(opened);
  const pause = usePause(staff);
  const model = usePaper(attempt);
  const leaving = useLeaving(attempt.attemptId, model.flush);
  const sealing = useSealing({
    attempt,
    byStaff: staffHandInAt(staff) !== null,
    flush: model.flush,
    onSealed: (state) => {
      leaving.release();
      onSealed(state);
    },
  });
  useClockSync();
  useBatteryTold(attempt.attemptId);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [handingIn, setHandingIn] = useState(false);
  const { paperFontSize } = useAtomValue(settingsAtom);
  const { place, order, go, flush, summary } = model;
  const saved = savedCount(summary);
  const { answers, marked } = model.state;
  const sheet = { answers, marked, summary, place };
  const material = attempt.paper.materials.find(({ id }) => id === place?.question.materialId);
  const inDrawer = useSheetInDrawer(material !== undefined);
  const numbers = useMemo(() => (material ? numbersOfMaterial(order, material.id) : []), [order, material]);

  // Memoised parts need stable props.
  const openSheet = useCallback(() => setSheetOpen(true), []);
  const closeSheet = useCallback(() => setSheetOpen(false), []);
  const { reopen } = sealing;
  const goAndClose = useCallback(
    (questionId: string) => {
      setSheetOpen(false);
      setHandingIn(false);
      reopen();
      go(questionId);
    },
    [go, reopen],
  );
  const openHandIn = useCallback(() => {
    void flush();
    reopen();
    setHandingIn(true);
  }, [flush, reopen]);

  const staffHandIn = staffHandInAt(staff) !== null;
  usePaperKeys(model, openHandIn, pause === null && !staffHandIn);

  if (staffHandIn) return <StaffHandInNotice flush={flush} />;
  if (sealing.over) return <ClosingNotice failed={sealing.step === 'failed'} />;
  if (pause)
    return (
      <>
        <PausedNotice pause={pause} attempt={attempt} flush={flush} proctor={proctor} />
        <StaffMessage staff={staff} onRead={markRead} />
        <LeaveDialog leaving={leaving} attempt={attempt} saved={saved} />
      </>
    );
  return (
    <div className={styles.room} style={textSize(paperFontSize)}>
      <Watermark userPaperId={attempt.userPaperId} />
      <StaffMessage staff={staff} onRead={markRead} />
      <TopBar
        attempt={attempt}
        grantedMinutes={grantedMinutes(staff)}
        onHandIn={openHandIn}
        onSheet={inDrawer ? openSheet : null}
      />
      <BandSlot>
        <LockdownBand />
        <PromptBand attemptId={attempt.attemptId} />
        <StaffBand staff={staff} onRead={markRead} onHandIn={openHandIn} />
        <CallBand attempt={attempt} />
        <TimeQuestionBand rules={attempt.rules} onHandIn={openHandIn} />
        <TimeBand deadline={sealsAt(attempt.rules)} />
        <RulesBand rules={attempt.rules} />
        <OfflineBand saved={saved} />
        <StoreBand attemptId={attempt.attemptId} />
        <SwitchBand attemptId={attempt.attemptId} rules={attempt.rules} />
        <FlawsBand flaws={attempt.paper.readingFlaws} />
        <DoubtfulTimeBand rules={attempt.rules} />
      </BandSlot>
      <PaperDesk
        material={
          material && (
            <MaterialPane
              material={material}
              numbers={numbers}
              highlights={model.state.highlights[material.id]}
              onHighlight={model.highlight}
            />
          )
        }
        questionId={place?.question.id ?? ''}
        question={place && <QuestionPane model={model} place={place} onFinish={openHandIn} />}
        sheet={!inDrawer && <AnswerSheet {...sheet} onGo={model.go} />}
        proctor={proctor}
      />
      {inDrawer && (
        <SheetDrawer open={sheetOpen} onClose={closeSheet}>
          <AnswerSheet {...sheet} onGo={goAndClose} />
        </SheetDrawer>
      )}
      {handingIn && (
        <HandInDialog
          model={model}
          busy={sealing.step === 'sealing'}
          failed={sealing.step === 'failed'}
          onBack={() => setHandingIn(false)}
          onGo={goAndClose}
          onConfirm={() => void sealing.handIn()}
        />
      )}
      <LeaveDialog leaving={leaving} attempt={attempt} saved={saved} />
    </div>
  );
}

/** A custom property: React's type of styles knows none. */
function textSize(px: number): CSSProperties & Record<'--paper-text', string> {
  return { '--paper-text': `${px}px` };
}

/** Staff hand the paper in: it closes within seconds. */
function StaffHandInNotice({ flush }: { flush: () => Promise<void> }) {
  const { t } = useTranslation('staff');
  useEffect(() => {
    void flush();
  }, [flush]);
  return (
    <StaffNotice title={t('handIn.title')}>
      <p>{t('handIn.text')}</p>
    </StaffNotice>
  );
}

/** The pause in force; null: there is none. It ends by itself at its end. */
function usePause(staff: StaffRecord) {
  const now = useEarliestNow();
  const [, redraw] = useState(0);
  const pause = pauseAt(staff, now());
  const endsAt = pause && pauseEnd(pause);
  useEffect(() => {
    if (endsAt === null) return undefined;
    const timer = setTimeout(() => redraw((count) => count + 1), Math.max(0, endsAt - now()) + 20);
    return () => clearTimeout(timer);
  }, [endsAt, now]);
  return pause;
}

/** The paper with the rules as they are now: the platform may grant time or move the window. */
function useCurrentRules(attempt: Attempt): Attempt {
  const { attemptId } = attempt;
  const [rules, setRules] = useState<AttemptRules | null>(null);
  useEffect(
    () =>
      desktop.exam.rulesChanged((changed) => {
        if (changed.attemptId === attemptId) setRules(changed.rules);
      }),
    [attemptId],
  );
  return rules ? { ...attempt, rules } : attempt;
}
