import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { PendingAttempt } from '#contract/ipc/exam.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { consequenceOf, type Consequence, type Leaving } from './consequence.ts';
import { useAnsweredText } from './use-answered-text.ts';

const useStyles = makeStyles({
  list: { margin: '8px 0', padding: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '16px' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  text: { margin: '4px 0 0', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

/** A paper for which leaving has a consequence. */
export type UnsettledPaper = PendingAttempt & { consequence: Consequence };

export function unsettledPapers(attempts: readonly PendingAttempt[], leaving: Leaving): UnsettledPaper[] {
  return attempts.flatMap((attempt) => {
    const consequence = consequenceOf(attempt, leaving);
    return consequence === null ? [] : [{ ...attempt, consequence }];
  });
}

/** Papers by name, and what becomes of each. */
export function UnsettledPapers({ papers }: { papers: readonly UnsettledPaper[] }) {
  const { t } = useTranslation('leaving');
  const answeredText = useAnsweredText();
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-live="polite">
      {papers.map((paper) => (
        <li key={paper.attemptId}>
          <span className={styles.name}>
            <PlatformText text={paper.exam.name} />
          </span>
          <p className={styles.text}>{t(paper.consequence, { counts: answeredText(paper) })}</p>
        </li>
      ))}
    </ul>
  );
}
