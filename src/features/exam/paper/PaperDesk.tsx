import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/Panel.tsx';
import { SimpleTabs } from '#ui/SimpleTabs.tsx';
import { low, lowest, narrow, narrowAndLow, withoutRail } from './desk-sizes.ts';
import { useNarrow } from './use-narrow.ts';

const useStyles = makeStyles({
  desk: {
    flexGrow: 1,
    minHeight: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 288px',
    gridTemplateRows: 'minmax(0, 1fr)',
    gap: '16px',
    padding: '0 16px 16px',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1440px',
    margin: '0 auto',
    [low]: { gap: '12px', paddingBottom: '8px' },
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      padding: '0 12px 12px',
      gap: '12px',
    },
    // The question fills what bar and slot leave; the rail, where it has something, is a row of its own.
    [narrowAndLow]: {
      gridTemplateRows: 'calc(100vh - var(--paper-bar) - var(--paper-slot) - 8px)',
      paddingBottom: '8px',
    },
    [lowest]: { gap: '4px' },
  },
  withMaterial: {
    maxWidth: '1640px',
    gridTemplateColumns: '440px minmax(0, 1fr) 288px',
    // Material and question stand side by side; the sheet is a drawer here, and the cameras are below the material.
    [withoutRail]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gridTemplateRows: 'minmax(0, 1fr) auto' },
  },
  withTabs: {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
    [narrowAndLow]: { gridTemplateRows: '44px calc(100vh - var(--paper-bar) - var(--paper-slot) - 64px)' },
    [lowest]: { gridTemplateRows: '32px calc(100vh - var(--paper-bar) - var(--paper-slot) - 44px)' },
  },
  cell: { display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', minHeight: 0, minWidth: 0 },
  gone: { display: 'none' },
  questionWithMaterial: { [withoutRail]: { gridColumn: 2, gridRow: '1 / span 2' } },
  rail: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    minHeight: 0,
    minWidth: 0,
    [narrow]: { ':empty': { display: 'none' } },
  },
  tabs: { [lowest]: { '& button': { paddingBlock: '6px' } } },
  railWithMaterial: { [withoutRail]: { gridColumn: 1, gridRow: 2 } },
  sheet: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, overflow: 'hidden' },
});

interface PaperDeskProps {
  questionId: string;
  question: ReactNode;
  /** What the question is about; without it the question has the room. */
  material: ReactNode;
  /** False where it opens in a drawer. */
  sheet: ReactNode;
  proctor: ReactNode;
}

/** Material, question, answer sheet and cameras, arranged so that the question is in sight in every window. */
export function PaperDesk({ questionId, question, material, sheet, proctor }: PaperDeskProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const narrow = useNarrow();
  const [readingFor, setReadingFor] = useState<string | null>(null);
  const hasMaterial = material !== undefined;
  const tabs = narrow && hasMaterial;
  const reading = tabs && readingFor === questionId;
  return (
    <main className={mergeClasses(styles.desk, hasMaterial && styles.withMaterial, tabs && styles.withTabs)}>
      {tabs && (
        <SimpleTabs
          className={styles.tabs}
          tabs={[
            { value: 'question', text: t('question.label') },
            { value: 'material', text: t('material.title') },
          ]}
          selected={reading ? 'material' : 'question'}
          onSelect={(tab) => setReadingFor(tab === 'material' ? questionId : null)}
        />
      )}
      {hasMaterial && <div className={mergeClasses(styles.cell, tabs && !reading && styles.gone)}>{material}</div>}
      <div className={mergeClasses(styles.cell, hasMaterial && styles.questionWithMaterial, reading && styles.gone)}>
        {question}
      </div>
      <aside className={mergeClasses(styles.rail, hasMaterial && styles.railWithMaterial)}>
        {sheet !== false && <Panel className={styles.sheet}>{sheet}</Panel>}
        {proctor}
      </aside>
    </main>
  );
}
