import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular, TaskListLtrRegular } from '@fluentui/react-icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyHints } from './KeyHints.tsx';

const useStyles = makeStyles({
  foot: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '12px',
    padding: '12px 32px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  next: { minWidth: '136px' },
});

interface QuestionFootProps {
  first: boolean;
  last: boolean;
  /** Number of options that have a key. */
  options: number;
  onMove: (step: 1 | -1) => void;
  /** Opens the hand-in. */
  onFinish: () => void;
}

/** Buttons to the previous and the next question; after the last one comes the hand-in. */
export const QuestionFoot = memo(function QuestionFoot({ first, last, options, onMove, onFinish }: QuestionFootProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  return (
    <div className={styles.foot}>
      <Button size="large" icon={<ChevronLeftRegular />} disabled={first} onClick={() => onMove(-1)}>
        {t('move.previous')}
      </Button>
      <Button
        size="large"
        appearance="primary"
        className={styles.next}
        icon={last ? <TaskListLtrRegular /> : <ChevronRightRegular />}
        iconPosition="after"
        onClick={last ? onFinish : () => onMove(1)}
      >
        {t(last ? 'move.finish' : 'move.next')}
      </Button>
      <KeyHints options={options} />
    </div>
  );
});
