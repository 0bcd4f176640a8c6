import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { AnswerValue, Question } from '#contract/ipc/paper.ts';
import { OutcomeSign } from '#domain/answer-sheet/OutcomeSign.tsx';
import { KeyTile } from '#domain/questions/KeyTile.tsx';
import { useHiddenStyles } from '#ui/hidden-styles.ts';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import type { ReviewedQuestion } from '../read-review.ts';

const useStyles = makeStyles({
  scroll: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', lineHeight: 1.6 },
  head: {
    padding: '4px 12px 4px 0',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  cell: {
    padding: '8px 12px 8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  item: { display: 'flex', alignItems: 'baseline', gap: '8px' },
  compared: { float: 'inline-start', position: 'relative', marginInlineEnd: '8px', marginTop: '4px' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Blanks, or items with their partners: a row each, the learner's beside the right one. */
export function AnswerTable({ entry: { question, own, right } }: { entry: ReviewedQuestion }) {
  const styles = useStyles();
  const { t } = useTranslation('review');
  const matching = question.kind === 'matching';
  const rows = matching
    ? question.options.length
    : Math.max(question.blanks, partsOf(own).length, partsOf(right).length);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.head} scope="col">
              {t(matching ? 'table.item' : 'table.blank')}
            </th>
            <th className={styles.head} scope="col">
              {t('own')}
            </th>
            <th className={styles.head} scope="col">
              {t('right')}
            </th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, at) => (
            // Rows have no other identity than their position.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              <th className={styles.cell} scope="row">
                {matching ? <Item item={question.options[at]} /> : t('table.blankNumber', { number: at + 1 })}
              </th>
              <td className={styles.cell}>
                {matching && right !== null && (
                  <Compared own={partsOf(own)[at] ?? ''} right={partsOf(right)[at] ?? ''} />
                )}
                <Part value={own} at={at} question={question} missing={t('ownUnknown')} empty={t('ownNone')} />
              </td>
              <td className={styles.cell}>
                <Part value={right} at={at} question={question} missing={t('noRight')} empty={t('noRight')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function partsOf(value: AnswerValue | null): readonly string[] {
  if (value?.kind === 'blanks') return value.texts;
  return value?.kind === 'pairs' ? value.targets : [];
}

/** Whether a partner is the right one; nothing where one of the two is not there. */
function Compared({ own, right }: { own: string; right: string }) {
  const styles = useStyles();
  const { hidden } = useHiddenStyles();
  const { t } = useTranslation('review');
  if (own === '' || right === '') return null;
  const outcome = own === right ? 'right' : 'wrong';
  return (
    <span className={styles.compared}>
      <OutcomeSign outcome={outcome} />
      <span className={hidden}>{t(`outcome.${outcome}`)}</span>
    </span>
  );
}

interface PartProps {
  value: AnswerValue | null;
  at: number;
  question: Question;
  missing: string;
  empty: string;
}

function Part({ value, at, question, missing, empty }: PartProps) {
  const styles = useStyles();
  const part = partsOf(value)[at] ?? '';
  if (value === null) return <span className={styles.quiet}>{missing}</span>;
  if (part.trim() === '') return <span className={styles.quiet}>{empty}</span>;
  if (question.kind !== 'matching') return part;
  return <Item item={question.targets?.find(({ key }) => key === part)} />;
}

function Item({ item }: { item: Question['options'][number] | undefined }) {
  const styles = useStyles();
  if (!item) return null;
  return (
    <span className={styles.item}>
      <KeyTile>{item.key}</KeyTile>
      <SafeHtml html={item.html} inline />
    </span>
  );
}
