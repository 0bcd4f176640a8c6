import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FlagFilled, FlagRegular } from '@fluentui/react-icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#contract/ipc/paper.ts';
import { Heading } from '#ui/Heading.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { low, lowest } from '../desk-sizes.ts';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '16px 32px 0',
    [low]: { padding: '6px 20px 0' },
    [lowest]: { padding: '2px 20px 0' },
  },
  section: {
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  line: { width: '1px', height: '14px', backgroundColor: tokens.colorNeutralStroke1, flexShrink: 0 },
  number: {
    margin: 0,
    fontSize: 'inherit',
    fontWeight: tokens.fontWeightRegular,
    lineHeight: 'inherit',
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  score: {
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    flexGrow: 1,
  },
  mark: { flexShrink: 0, whiteSpace: 'nowrap' },
  markOn: { color: semanticColours.attentionText },
});

interface QuestionHeadProps {
  /** Title of the section; '' when it has none. */
  section: string;
  question: Question;
  marked: boolean;
  /** False: it is only shown, and there is nothing to mark. */
  answerable: boolean;
  onMark: (questionId: string, marked: boolean) => void;
}

/** Section, number and score of the question, and its mark. */
export const QuestionHead = memo(function QuestionHead(props: QuestionHeadProps) {
  const { section, question, marked, answerable, onMark } = props;
  const styles = useStyles();
  const { t } = useTranslation('paper');
  return (
    <div className={styles.head}>
      {section && (
        <>
          <span className={styles.section}>
            <PlatformText text={section} />
          </span>
          <span className={styles.line} />
        </>
      )}
      <Heading step={question.id} className={styles.number}>
        {t('question.number', { number: question.number })}
      </Heading>
      <span className={styles.score}>{t(`question.score.${question.kind}`, { count: question.score })}</span>
      {answerable && (
        <Button
          appearance="subtle"
          className={mergeClasses(styles.mark, marked && styles.markOn)}
          icon={marked ? <FlagFilled /> : <FlagRegular />}
          aria-pressed={marked}
          onClick={() => onMark(question.id, !marked)}
        >
          {t(marked ? 'mark.on' : 'mark.off')}
        </Button>
      )}
    </div>
  );
});
