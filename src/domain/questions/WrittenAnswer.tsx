import { Field, Input, Textarea, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { AnswerValue, Question } from '#contract/ipc/paper.ts';
import { blankTexts, countCharacters, fillBlank, writtenText } from './answer-rules.ts';
import { useDraft } from './use-draft.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'var(--answer-gap, 12px)',
    marginTop: 'var(--answer-top, 20px)',
  },
  input: { fontSize: 'calc(var(--paper-text) - 2px)', minHeight: '40px' },
  area: {
    width: '100%',
    fontSize: 'calc(var(--paper-text) - 2px)',
    marginTop: 'var(--answer-top, 12px)',
    flexGrow: 1,
    '& textarea': { lineHeight: 1.75, flexGrow: 1, height: 'auto' },
  },
  short: { '& textarea': { minHeight: 'min(128px, 20vh)', maxHeight: 'none' } },
  essay: { '& textarea': { minHeight: 'min(240px, 20vh)', maxHeight: 'none' } },
  count: {
    marginTop: '6px',
    textAlign: 'end',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface AnswerProps {
  question: Question;
  value: AnswerValue | undefined;
  labelledBy: string;
  /** A text that will be written when the learner pauses. */
  onChange: (value: AnswerValue) => void;
  /** Time to write what is waiting: blur, end of a composition. */
  onDone: () => void;
}

/** Fill-in questions: one line for each blank. */
export function Blanks({ question, value, onChange, onDone }: Omit<AnswerProps, 'labelledBy'>) {
  const styles = useStyles();
  const texts = blankTexts(question, value);
  return (
    <div className={styles.list}>
      {texts.map((text, at) => (
        <Blank
          // A blank is its position.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          number={texts.length > 1 ? at + 1 : null}
          value={text}
          onText={(next) => onChange(fillBlank(question, value, at, next))}
          onDone={onDone}
        />
      ))}
    </div>
  );
}

interface BlankProps {
  number: number | null;
  value: string;
  onText: (text: string) => void;
  onDone: () => void;
}

function Blank({ number, value, onText, onDone }: BlankProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const draft = useDraft(value, onText, onDone);
  return (
    <Field label={number === null ? t('blank.only') : t('blank.numbered', { number })}>
      <Input className={styles.input} size="large" autoComplete="off" spellCheck={false} {...draft} />
    </Field>
  );
}

/** Short answers and essays; the count is of characters as a reader counts them. */
export function LongText({ question, value, labelledBy, onChange, onDone }: AnswerProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const draft = useDraft(writtenText(value), (text) => onChange({ kind: 'text', text }), onDone);
  const essay = question.kind === 'essay';
  return (
    <>
      <Textarea
        className={mergeClasses(styles.area, essay ? styles.essay : styles.short)}
        resize="vertical"
        aria-labelledby={labelledBy}
        placeholder={t('text.placeholder')}
        spellCheck={false}
        {...draft}
      />
      <div className={styles.count}>{t('text.count', { count: countCharacters(draft.value) })}</div>
    </>
  );
}
