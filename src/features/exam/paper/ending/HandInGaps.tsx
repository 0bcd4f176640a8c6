import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { PlatformText } from '#ui/PlatformText.tsx';
import { runsOf } from '../order.ts';
import type { PaperModel } from '../use-paper.ts';

/** A section with more gaps than this names the first ones; its link leads to them all. */
const mostRuns = 12;

const useStyles = makeStyles({
  list: { margin: '16px 0 0', padding: 0, listStyle: 'none' },
  row: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '8px',
    padding: '10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    ':first-child': { borderTopStyle: 'none' },
  },
  title: { width: '104px', flexShrink: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  runs: { display: 'flex', flexWrap: 'wrap', gap: '2px 8px', fontVariantNumeric: 'tabular-nums' },
  side: {
    marginInlineStart: 'auto',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  go: { whiteSpace: 'nowrap' },
});

interface HandInGapsProps {
  model: PaperModel;
  onGo: (questionId: string) => void;
}

/** Each section with its gaps: every run is a link to its first question; then what is answered in part. */
export function HandInGaps({ model, onGo }: HandInGapsProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const { order, summary } = model;
  const idOf = (number: number) => order.find((question) => question.number === number)?.id;
  const goTo = (id: string | null | undefined) => id && onGo(id);
  return (
    <ul className={styles.list}>
      {summary.sections
        .filter(({ empty }) => empty.length > 0)
        .map(({ section, empty, firstEmpty }) => (
          <li key={section.id} className={styles.row}>
            <span className={styles.title} title={section.title}>
              <PlatformText text={section.title} />
            </span>
            <span className={styles.runs}>
              {runsOf(empty)
                .slice(0, mostRuns)
                .map((run) => (
                  <Link as="button" key={run} onClick={() => goTo(idOf(Number.parseInt(run, 10)))}>
                    {run}
                  </Link>
                ))}
            </span>
            <span className={styles.side}>{t('sheet.emptyCount', { count: empty.length })}</span>
            <Link as="button" className={styles.go} onClick={() => goTo(firstEmpty)}>
              {t('handIn.go')}
            </Link>
          </li>
        ))}
      {summary.partly.length > 0 && (
        <li className={styles.row}>
          <span className={styles.go}>{t('handIn.partly', { count: summary.partly.length })}</span>
          <span className={styles.runs}>
            {summary.partly.map(({ id, number }) => (
              <Link as="button" key={id} onClick={() => goTo(id)}>
                {t('question.number', { number })}
              </Link>
            ))}
          </span>
        </li>
      )}
      {summary.firstMarked !== null && (
        <li className={styles.row}>
          <span>{t('handIn.marked', { count: summary.marked })}</span>
          <span className={styles.side} />
          <Link as="button" className={styles.go} onClick={() => goTo(summary.firstMarked)}>
            {t('handIn.look')}
          </Link>
        </li>
      )}
    </ul>
  );
}
