import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt, HandInState } from '../../../contract/ipc/exam.ts';
import { settingsAtom } from '../../../domain/session/state.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { AnswerSheet } from './sheet/AnswerSheet.tsx';
import { SheetDrawer } from './sheet/SheetDrawer.tsx';
import { OfflineBand, SwitchBand, TimeBand } from './bar/Bands.tsx';
import { ClosingNotice } from './ending/ClosingNotice.tsx';
import { HandInDialog } from './ending/HandInDialog.tsx';
import { MaterialPane } from './question/MaterialPane.tsx';
import { numbersOfMaterial } from './order.ts';
import { QuestionPane } from './question/QuestionPane.tsx';
import { TopBar } from './bar/TopBar.tsx';
import { useClockSync } from './time/use-clock.ts';
import { useCurrentRules } from './time/use-rules.ts';
import { FlawsBand } from './bar/FlawsBand.tsx';
import { RulesBand } from './bar/RulesBand.tsx';
import { useLeaving } from './ending/use-leaving.ts';
import { useNarrow } from './use-narrow.ts';
import { usePaperKeys } from './question/use-paper-keys.ts';
import { usePaper } from './use-paper.ts';
import { useSealing } from './ending/use-sealing.ts';

const useStyles = makeStyles({
  room: {
    height: '100vh',
    display: 'flex',
    flexDirection: 'column',
    '@media (max-width: 1023px)': { height: 'auto', minHeight: '100vh' },
  },
  desk: {
    flexGrow: 1,
    minHeight: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 288px',
    gap: '16px',
    padding: '16px',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1440px',
    margin: '0 auto',
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '12px', gap: '12px' },
  },
  withMaterial: {
    maxWidth: '1640px',
    gridTemplateColumns: '440px minmax(0, 1fr) 288px',
    '@media (min-width: 1024px) and (max-width: 1199px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 288px',
      gridTemplateRows: 'auto minmax(0, 1fr)',
    },
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto' },
  },
  rail: { display: 'flex', flexDirection: 'column', gap: '12px', minHeight: 0, minWidth: 0 },
  railWithMaterial: { '@media (min-width: 1024px) and (max-width: 1199px)': { gridColumn: 2, gridRow: '1 / span 2' } },
  sheet: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, overflow: 'hidden' },
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
  const narrow = useNarrow();
  const [sheetOpen, setSheetOpen] = useState(false);
  const [handingIn, setHandingIn] = useState(false);
  const { paperFontSize } = useAtomValue(settingsAtom);
  const { place, order, go, flush, summary } = model;
  const { answers, marked } = model.state;
  const sheet = { answers, marked, summary, place };
  const material = attempt.paper.materials.find(({ id }) => id === place?.question.materialId);
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
      <TopBar attempt={attempt} onHandIn={openHandIn} onSheet={narrow ? openSheet : null} />
      <OfflineBand answered={summary.answered} />
      <RulesBand rules={attempt.rules} />
      <FlawsBand flaws={attempt.paper.readingFlaws} />
      <TimeBand deadline={attempt.rules.deadline} />
      <SwitchBand attemptId={attempt.attemptId} limit={attempt.rules.switchLimit} />
      <main className={mergeClasses(styles.desk, material && styles.withMaterial)}>
        {material && <MaterialPane material={material} numbers={numbers} />}
        {place && <QuestionPane model={model} place={place} onFinish={openHandIn} />}
        <aside className={mergeClasses(styles.rail, material && styles.railWithMaterial)}>
          {!narrow && (
            <Panel className={styles.sheet}>
              <AnswerSheet {...sheet} onGo={model.go} />
            </Panel>
          )}
          {proctor}
        </aside>
      </main>
      {narrow && (
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
        {t('leave.text', { count: summary.answered })}
      </ConfirmDialog>
    </div>
  );
}

/** A custom property: React's type of styles knows none. */
function textSize(px: number): CSSProperties & Record<'--paper-text', string> {
  return { '--paper-text': `${px}px` };
}
