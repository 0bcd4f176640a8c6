import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ExamRef } from '../../../contract/ipc/exam.ts';
import type { PaperEntry } from '../../../contract/platform/exam/user-paper.ts';
import { examPaths } from '../../../contract/paths/exam.ts';
import { formatNumber, formatTime } from '../../../lib/format.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { offersReview } from '../shared/offers-review.ts';
import { resultOf } from '../shared/result.ts';
import { ReviewButton } from '../shared/ReviewButton.tsx';
import { minutesTaken } from './results-summary.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    rowGap: '4px',
    minHeight: '64px',
    padding: '8px 0',
    boxSizing: 'border-box',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    ':first-child': { borderTopStyle: 'none' },
    fontVariantNumeric: 'tabular-nums',
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  when: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  score: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400, textAlign: 'end' },
  actions: { display: 'flex', gap: '8px', justifyContent: 'flex-end' },
});

interface PaperRowProps {
  paper: PaperEntry;
  exam: ExamRef;
  /** Which try at the exam this is, from 1. */
  number: number;
  /** Full marks; null: not known. */
  totalScore: number | null;
}

/** One paper: when, how long, what came of it. */
export function PaperRow({ paper, exam, number, totalScore }: PaperRowProps) {
  const styles = useStyles();
  const { t } = useTranslation('results');
  const navigate = useNavigate();
  const { userPaperId } = paper;
  const result = resultOf({ ...paper, certificateId: '' });
  const minutes = minutesTaken(paper);
  const facts = [
    paper.joinTime !== null && t('joined', { time: formatTime(paper.joinTime) }),
    paper.submitTime !== null && t('submitted', { time: formatTime(paper.submitTime) }),
    minutes !== null && t('took', { count: minutes }),
  ].filter((fact) => fact !== false);
  const score = formatNumber(result.score, 1);
  const total = totalScore === null || totalScore === 0 ? null : formatNumber(totalScore, 1);
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.name}>{t('paper', { number })}</div>
        <div className={styles.when}>{facts.join(t('separator'))}</div>
      </div>
      <span className={styles.score}>
        {result.step === 'marked' && (total === null ? t('score', { score }) : t('scoreOf', { score, total }))}
      </span>
      <span>
        {result.step === 'marked' ? (
          <Tag appearance={result.passed ? 'good' : 'attention'}>{t(result.passed ? 'passed' : 'notPassed')}</Tag>
        ) : (
          <Tag>{t(result.step)}</Tag>
        )}
      </span>
      <div className={styles.actions}>
        {offersReview(paper) && <ReviewButton exam={exam} userPaperId={userPaperId} number={number} />}
        {result.step !== 'open' && (
          <Button
            aria-label={t('lookAt', { number })}
            onClick={() => void navigate(examPaths.handPaper.to({ exam, userPaperId }))}
          >
            {t('look')}
          </Button>
        )}
      </div>
    </li>
  );
}
