import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkFilled, DismissFilled } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { KeyTile } from '#domain/questions/KeyTile.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import type { ReviewedQuestion } from '../read-review.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyle: 'none' },
  option: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 12px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    lineHeight: 1.6,
  },
  chosen: { border: `1px solid ${tokens.colorNeutralStrokeAccessible}` },
  right: { border: `1px solid ${semanticColours.goodDot}`, backgroundColor: semanticColours.goodTint },
  wrong: { border: `1px solid ${semanticColours.failedDot}`, backgroundColor: semanticColours.failedTint },
  text: { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  says: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  saysRight: { color: semanticColours.goodText },
  saysWrong: { color: semanticColours.failedText },
});

/** All options; words and signs say which the learner chose and which are right. */
export function ShownOptions({ entry: { question, own, right } }: { entry: ReviewedQuestion }) {
  const styles = useStyles();
  const { t } = useTranslation('review');
  const chosenKeys = own?.kind === 'choice' ? own.keys : [];
  const rightKeys = right?.kind === 'choice' ? right.keys : null;
  return (
    <ul className={styles.list}>
      {question.options.map(({ key, html }) => {
        const chosen = chosenKeys.includes(key);
        const correct = rightKeys?.includes(key) ?? false;
        const mistaken = chosen && rightKeys !== null && !correct;
        return (
          <li
            key={key}
            className={mergeClasses(
              styles.option,
              chosen && styles.chosen,
              correct && styles.right,
              mistaken && styles.wrong,
            )}
          >
            <KeyTile>{key}</KeyTile>
            <span className={styles.text}>
              <SafeHtml html={html} inline />
            </span>
            {chosen && (
              <span className={mergeClasses(styles.says, correct && styles.saysRight, mistaken && styles.saysWrong)}>
                {mistaken && <DismissFilled aria-hidden />}
                {t('option.chosen')}
              </span>
            )}
            {correct && (
              <span className={mergeClasses(styles.says, styles.saysRight)}>
                <CheckmarkFilled aria-hidden />
                {t('option.right')}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
