import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, QuestionCircleRegular, WarningRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { SeatTrial } from '#contract/ipc/settings.ts';
import { semanticColours } from '#ui/theme/semantic-colours.ts';

const useStyles = makeStyles({
  list: {
    flexBasis: '100%',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    fontSize: tokens.fontSizeBase200,
  },
  line: { display: 'flex', alignItems: 'center', gap: '4px' },
  good: { color: semanticColours.goodDot },
  open: { color: semanticColours.attentionDot },
});

type Line = SeatTrial['lines'][number];

/** What each step of the last try-out showed, in a word. */
export function TrialLines({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('exam-list');
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {lines.map(({ kind, good }) => (
        <li key={kind} className={styles.line}>
          <LineIcon good={good} />
          {t(`deviceCheck.step.${kind}`, {
            verdict: t(`deviceCheck.verdict.${good === null ? 'unknown' : good ? 'good' : 'open'}`),
          })}
        </li>
      ))}
    </ul>
  );
}

function LineIcon({ good }: Pick<Line, 'good'>) {
  const styles = useStyles();
  if (good === null) return <QuestionCircleRegular fontSize={16} className={styles.open} aria-hidden />;
  if (good) return <CheckmarkCircleRegular fontSize={16} className={styles.good} aria-hidden />;
  return <WarningRegular fontSize={16} className={styles.open} aria-hidden />;
}
