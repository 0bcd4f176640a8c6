import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CloudArrowUpRegular, HardDriveRegular, WarningFilled } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isAnswered } from '#contract/ipc/paper.ts';
import { answerLine } from '#domain/questions/answer-rules.ts';
import { formatTime } from '#lib/format.ts';
import { saveStateOf } from '../paper-state.ts';
import type { PaperModel } from '../use-paper.ts';

const useStyles = makeStyles({
  title: {
    margin: 0,
    ':focus': { outlineStyle: 'none' },
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  facts: { display: 'flex', flexDirection: 'column', gap: '6px', margin: '8px 0 12px', padding: 0, listStyle: 'none' },
  fact: {
    display: 'flex',
    gap: '8px',
    alignItems: 'flex-start',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  icon: { flexShrink: 0, marginTop: '2px' },
  list: {
    maxHeight: '280px',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  row: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    gap: '8px',
    alignItems: 'center',
    minHeight: '36px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    fontVariantNumeric: 'tabular-nums',
  },
  number: { minWidth: 0, justifyContent: 'flex-start', paddingInline: '4px' },
  answer: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  time: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

const panelWords = {
  none: 'panel.saving',
  saving: 'panel.saving',
  retrying: 'panel.retrying',
  ended: 'panel.ended',
} as const;

/** Each answer and when it was on disk; and what the platform has of it, which is nothing until hand-in. */
export function SavedPanel({ model, onClose }: { model: PaperModel; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const { order, state, attempt } = model;
  const heading = useRef<HTMLHeadingElement>(null);
  // A reader starts at the title of the panel that has just opened.
  useEffect(() => heading.current?.focus(), []);
  const answered = order.filter(({ id }) => isAnswered(state.answers[id]));
  const go = (questionId: string) => {
    onClose();
    model.go(questionId);
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('panel.title')}
      </h2>
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <HardDriveRegular className={styles.icon} fontSize={16} aria-hidden />
          {t('panel.disk', { count: answered.length })}
        </li>
        <li className={styles.fact}>
          <CloudArrowUpRegular className={styles.icon} fontSize={16} aria-hidden />
          {t('panel.platform')}
        </li>
        {attempt.health !== 'good' && (
          <li className={styles.fact}>
            <WarningFilled className={styles.icon} fontSize={16} aria-hidden />
            {t(attempt.health === 'one-copy' ? 'panel.oneCopy' : 'panel.weakKey')}
          </li>
        )}
      </ul>
      <ol className={styles.list}>
        {answered.map((question) => {
          const save = saveStateOf(state, question.id);
          return (
            <li key={question.id} className={styles.row}>
              <Button appearance="transparent" size="small" className={styles.number} onClick={() => go(question.id)}>
                {t('question.number', { number: question.number })}
              </Button>
              <span className={styles.answer}>{answerLine(question, state.answers[question.id])}</span>
              <span className={styles.time}>
                {save.phase === 'saved' ? formatTime(save.savedAt, 'clock') : t(panelWords[save.phase])}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
