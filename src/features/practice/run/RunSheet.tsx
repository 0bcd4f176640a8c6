import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { PracticeRun, PracticeState } from '../../../contract/ipc/practice.ts';
import { modeRules } from '../../../contract/practice/modes.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { semanticColours } from '../../../ui/theme/semantic-colours.ts';
import { countsOf, standingOf } from '../shared/run-summary.ts';

const useStyles = makeStyles({
  panel: { padding: '16px', display: 'flex', flexDirection: 'column', gap: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  counts: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  grid: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(36px, 1fr))', gap: '8px' },
  cell: {
    height: '32px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorNeutralForeground1}`, outlineOffset: '2px' },
  },
  open: { backgroundColor: semanticColours.answeredTint, color: semanticColours.answeredText },
  unjudged: { backgroundColor: semanticColours.answeredTint, color: semanticColours.answeredText },
  right: { backgroundColor: semanticColours.goodTint, color: semanticColours.goodText },
  wrong: { backgroundColor: semanticColours.failedTint, color: semanticColours.failedText },
  empty: {},
  marked: { textDecorationLine: 'underline', fontWeight: tokens.fontWeightBold },
  current: { boxShadow: `0 0 0 2px ${tokens.colorCompoundBrandStroke}` },
});

interface RunSheetProps {
  run: PracticeRun;
  marks: PracticeState['marks'];
  current: string;
  onGo: (questionId: string) => void;
}

/** Every question of the run and how it stands. */
export function RunSheet({ run, marks, current, onGo }: RunSheetProps) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  const counts = countsOf(run);
  const answered = run.questionIds.length - counts.empty;
  return (
    <Panel className={styles.panel}>
      <h2 className={styles.title}>{t('sheet.title')}</h2>
      <p className={styles.counts}>
        {modeRules[run.mode].feedback === 'at-once'
          ? t('sheet.judged', { answered, total: run.questionIds.length, right: counts.right, wrong: counts.wrong })
          : t('sheet.answered', { answered, total: run.questionIds.length })}
      </p>
      <div className={styles.grid}>
        {run.questionIds.map((id, at) => {
          const standing = standingOf(run.answers[id]);
          const marked = marks[id]?.marked ?? false;
          const label = t(marked ? 'sheet.markedCell' : 'sheet.cell', {
            number: at + 1,
            standing: t(`standing.${standing}`),
          });
          return (
            <button
              key={id}
              type="button"
              aria-label={label}
              aria-current={id === current ? 'step' : undefined}
              className={mergeClasses(
                styles.cell,
                styles[standing],
                marked && styles.marked,
                id === current && styles.current,
              )}
              onClick={() => onGo(id)}
            >
              {at + 1}
            </button>
          );
        })}
      </div>
    </Panel>
  );
}
