import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isAnswered, type AnswerValue, type Question } from '#contract/ipc/paper.ts';
import { KeyTile } from '#domain/questions/KeyTile.tsx';
import { formatBytes } from '#lib/format.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import type { ReviewedQuestion } from '../read-review.ts';
import { AnswerTable } from './AnswerTable.tsx';
import { ShownOptions } from './ShownOptions.tsx';

const useStyles = makeStyles({
  answers: { display: 'flex', flexDirection: 'column', gap: '12px', margin: 0 },
  term: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  value: { margin: '4px 0 0', overflowWrap: 'anywhere' },
  text: { margin: 0, whiteSpace: 'pre-wrap', lineHeight: 1.7 },
  quiet: { color: tokens.colorNeutralForeground3 },
  list: { display: 'flex', flexDirection: 'column', gap: '6px', margin: 0, padding: 0, listStyle: 'none' },
  item: { display: 'flex', alignItems: 'baseline', gap: '12px' },
});

/** The learner's answer and the right one, in the way of the question; what is not known is said to be so. */
export function AnswerShown({ entry }: { entry: ReviewedQuestion }) {
  const { t } = useTranslation('review');
  const { question, own, right } = entry;
  const { kind, options } = question;
  const chosen = own === null || own.kind === 'choice' || !isAnswered(own);
  const keyed = right === null || right.kind === 'choice';
  if (options.length > 0 && ['single', 'multiple', 'judge'].includes(kind) && chosen && keyed) {
    return (
      <>
        <ShownOptions entry={entry} />
        {(own?.kind !== 'choice' || right === null) && (
          <Facts>
            {own?.kind !== 'choice' && <Fact name={t('own')} value={own} question={question} />}
            {right === null && <Fact name={t('right')} value={null} question={question} missing={t('noRight')} />}
          </Facts>
        )}
      </>
    );
  }
  if (kind === 'blank' || kind === 'matching') {
    const table = (own?.kind ?? 'blanks') !== 'text' && right?.kind !== 'text' && (own !== null || right !== null);
    if (table) return <AnswerTable entry={entry} />;
  }
  const model = kind === 'short' || kind === 'essay' || kind === 'unknown' ? t('model') : t('right');
  return (
    <>
      {kind === 'unknown' && <PlainOptions options={options} />}
      <Facts>
        <Fact name={t('own')} value={own} question={question} />
        {(kind !== 'upload' || right !== null) && (
          <Fact name={model} value={right} question={question} missing={t('noRight')} html />
        )}
      </Facts>
    </>
  );
}

function Facts({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return <dl className={styles.answers}>{children}</dl>;
}

interface FactProps {
  name: string;
  value: AnswerValue | null;
  question: Question;
  /** Said when nothing is known. */
  missing?: string;
  /** The text is the platform's, which may be HTML; the learner's own is not. */
  html?: boolean;
}

function Fact({ name, value, question, missing, html = false }: FactProps) {
  const styles = useStyles();
  const { t } = useTranslation('review');
  return (
    <div>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.value}>
        {value === null ? (
          <span className={styles.quiet}>{missing ?? t('ownUnknown')}</span>
        ) : isAnswered(value) ? (
          <Value value={value} question={question} html={html} />
        ) : (
          <span className={styles.quiet}>{t('ownNone')}</span>
        )}
      </dd>
    </div>
  );
}

function Value({ value, question, html }: { value: AnswerValue; question: Question; html: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('review');
  const items = (keys: readonly string[]) =>
    keys.flatMap((key) => question.options.find((option) => option.key === key) ?? []);
  switch (value.kind) {
    case 'order':
    case 'choice':
      return <PlainOptions options={items(value.keys)} />;
    case 'files':
      return (
        <ul className={styles.list}>
          {value.files.map(({ fileId, name, bytes }) => (
            <li key={fileId}>
              {name === '' ? t('fileUnnamed') : <PlatformText text={name} />}
              {bytes > 0 && <span className={styles.quiet}> {formatBytes(bytes)}</span>}
            </li>
          ))}
        </ul>
      );
    case 'blanks':
    case 'pairs':
      return (value.kind === 'blanks' ? value.texts : value.targets).join(t('listSeparator'));
    case 'text':
      return html ? <SafeHtml html={value.text} /> : <p className={styles.text}>{value.text}</p>;
  }
}

function PlainOptions({ options }: Pick<Question, 'options'>) {
  const styles = useStyles();
  return (
    <ol className={styles.list}>
      {options.map(({ key, html }) => (
        <li key={key} className={styles.item}>
          <KeyTile>{key}</KeyTile>
          <SafeHtml html={html} inline />
        </li>
      ))}
    </ol>
  );
}
