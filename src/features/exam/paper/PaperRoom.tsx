import { makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt, HandInState } from '../../../contract/ipc/exam.ts';
import { settingsAtom } from '../../../domain/session/state.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { AnswerSheet } from './sheet/AnswerSheet.tsx';
import { SheetDrawer } from './sheet/SheetDrawer.tsx';
import { OfflineBand, SwitchBand, TimeBand } from './bar/Bands.tsx';
import { BandSlot } from './bar/BandSlot.tsx';
import { ClosingNotice } from './ending/ClosingNotice.tsx';
import { HandInDialog } from './ending/HandInDialog.tsx';
import { MaterialPane } from './question/MaterialPane.tsx';
import { numbersOfMaterial, savedCount } from './order.ts';
import { QuestionPane } from './question/QuestionPane.tsx';
import { TopBar } from './bar/TopBar.tsx';
import { useClockSync } from './time/use-clock.ts';
import { useCurrentRules } from './time/use-rules.ts';
import { FlawsBand } from './bar/FlawsBand.tsx';
import { DoubtfulTimeBand, RulesBand } from './bar/RulesBand.tsx';
import { useLeaving } from './ending/use-leaving.ts';
import { narrowAndLow, PaperDesk } from './PaperDesk.tsx';
import { useSheetInDrawer } from './use-narrow.ts';
import { usePaperKeys } from './question/use-paper-keys.ts';
import { usePaper } from './use-paper.ts';
import { useSealing } from './ending/use-sealing.ts';

const useStyles = makeStyles({
  room: {
    height: '100vh',
    display: 'flex',
    flexDirection: 'column',
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
  const { t } = useTranslation('paper');
  const attempt = useCurrentRules(opened);
  const model = usePaper(attempt);
  const leaving = useLeaving(attempt.attemptId, model.flush);
  const sealing = useSealing({
    attempt,
    flush: model.flush,
    onSealed: (state) => {
      leaving.release();
      onSealed(state);
    },
  });
  useClockSync();
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

  usePaperKeys(model, openHandIn);

  if (sealing.over) return <ClosingNotice failed={sealing.step === 'failed'} />;
  return (
    <div className={styles.room} style={textSize(paperFontSize)}>
      <TopBar attempt={attempt} onHandIn={openHandIn} onSheet={inDrawer ? openSheet : null} />
      <BandSlot>
        <TimeBand deadline={attempt.rules.deadline} />
        <RulesBand rules={attempt.rules} />
        <OfflineBand saved={saved} />
        <SwitchBand attemptId={attempt.attemptId} limit={attempt.rules.switchLimit} />
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
      <ConfirmDialog
        open={leaving.question !== null}
        title={t(leaving.question === 'window' ? 'leave.windowTitle' : 'leave.pageTitle')}
        safe={t('leave.stay')}
        onSafe={leaving.stay}
        risky={t('leave.go')}
        onRisky={() => void leaving.leave()}
      >
        {saved > 0 ? t('leave.text', { count: saved }) : t('leave.nothing')}
      </ConfirmDialog>
    </div>
  );
}

/** A custom property: React's type of styles knows none. */
function textSize(px: number): CSSProperties & Record<'--paper-text', string> {
  return { '--paper-text': `${px}px` };
}
