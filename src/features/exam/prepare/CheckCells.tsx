import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, WarningFilled } from '@fluentui/react-icons';
import { Panel } from '#ui/Panel.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import type { CheckFact } from './use-check-facts.ts';

const useStyles = makeStyles({
  cells: {
    display: 'grid',
    overflow: 'hidden',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(132px, 100%), 1fr))',
    '@media (min-width: 600px) and (max-width: 1099px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  cell: { padding: '10px 12px', borderLeft: `1px solid ${tokens.colorNeutralStroke3}`, marginLeft: '-1px' },
  head: { display: 'flex', alignItems: 'center', gap: '6px', fontWeight: tokens.fontWeightSemibold },
  good: { color: semanticColours.goodDot, flexShrink: 0 },
  warn: { color: semanticColours.attentionDot, flexShrink: 0 },
  text: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  attention: { fontSize: tokens.fontSizeBase200, color: semanticColours.attentionText },
});

/** What the exam depends on besides the cameras. */
export function CheckCells({ facts }: { facts: readonly CheckFact[] }) {
  const styles = useStyles();
  return (
    <Panel className={styles.cells}>
      {facts.map(({ name, good, title, text }) => (
        <div key={name} className={styles.cell}>
          <div className={styles.head}>
            {good ? (
              <CheckmarkCircleFilled fontSize={18} className={styles.good} aria-hidden />
            ) : (
              <WarningFilled fontSize={18} className={styles.warn} aria-hidden />
            )}
            {title}
          </div>
          <div className={good ? styles.text : styles.attention}>{text}</div>
        </div>
      ))}
    </Panel>
  );
}
