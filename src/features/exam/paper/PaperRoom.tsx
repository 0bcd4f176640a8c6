import { makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import type { Attempt, HandInState } from '../../../contract/ipc/exam.ts';
import { settingsAtom } from '../../../domain/session/state.ts';
import { AnswerSheet } from './sheet/AnswerSheet.tsx';
import { SheetDrawer } from './sheet/SheetDrawer.tsx';
import { OfflineBand, SwitchBand, TimeBand } from './bar/Bands.tsx';
import { BandSlot } from './bar/BandSlot.tsx';
import { ClosingNotice } from './ending/ClosingNotice.tsx';
import { LeaveDialog } from './ending/LeaveDialog.tsx';
import { HandInDialog } from './ending/HandInDialog.tsx';
import { MaterialPane } from './question/MaterialPane.tsx';
import { numbersOfMaterial, savedCount } from './order.ts';
import { QuestionPane } from './question/QuestionPane.tsx';
import { LockdownBand } from './bar/LockdownBand.tsx';
import { TopBar } from './bar/TopBar.tsx';
import { useClockSync } from './time/use-clock.ts';
import { useCurrentRules } from './time/use-rules.ts';
import { FlawsBand } from './bar/FlawsBand.tsx';
import { DoubtfulTimeBand, RulesBand } from './bar/RulesBand.tsx';
import { useLeaving } from './ending/use-leaving.ts';
import { lowest, narrowAndLow } from './desk-sizes.ts';
import { PaperDesk } from './PaperDesk.tsx';
import { useSheetInDrawer } from './use-narrow.ts';
import { usePaperKeys } from './question/use-paper-keys.ts';
import { usePaper } from './use-paper.ts';
import { useSealing } from './ending/use-sealing.ts';
import { grantedMinutes, staffHandInAt } from '../../../contract/exam/staff-rules.ts';
import { CallBand } from './staff-call/CallBand.tsx';
import { PausedNotice } from './staff/PausedNotice.tsx';
import { StaffBand } from './staff/StaffBand.tsx';
import { StaffHandInNotice } from './staff/StaffHandInNotice.tsx';
import { StaffMessage } from './staff/StaffMessage.tsx';
import { usePause } from './staff/use-pause.ts';
import { useStaff } from '../shared/use-staff.ts';
import { useBatteryTold } from './use-battery-told.ts';

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
        <LeaveDialog leaving={leaving} saved={saved} />
      </>
    );
  return (
    <div className={styles.room} style={textSize(paperFontSize)}>
      <StaffMessage staff={staff} onRead={markRead} />
      <TopBar
        attempt={attempt}
        grantedMinutes={grantedMinutes(staff)}
        onHandIn={openHandIn}
        onSheet={inDrawer ? openSheet : null}
      />
      <BandSlot>
        <LockdownBand />
        <StaffBand staff={staff} onRead={markRead} />
        <CallBand attempt={attempt} />
        <TimeBand deadline={attempt.rules.deadline} />
        <RulesBand rules={attempt.rules} />
        <OfflineBand saved={saved} />
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
      <LeaveDialog leaving={leaving} saved={saved} />
    </div>
  );
}

/** A custom property: React's type of styles knows none. */
function textSize(px: number): CSSProperties & Record<'--paper-text', string> {
  return { '--paper-text': `${px}px` };
}
