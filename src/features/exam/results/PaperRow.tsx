import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import type { PaperEntry } from '#contract/platform/exam/user-paper.ts';
import { formatNumber, formatTime } from '#lib/format.ts';
import { Tag } from '#ui/Tag.tsx';
import { offersReview } from '../shared/offers-review.ts';
import { RecordRow } from '../shared/RecordRow.tsx';
import { resultOf } from '../shared/result.ts';
import { ReviewButton } from '../shared/ReviewButton.tsx';
import { minutesTaken } from './results-summary.ts';

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
    <RecordRow
      name={t('paper', { number })}
      facts={facts.join(t('separator'))}
      score={
        result.step === 'marked' &&
        (total === null ? t('score', { count: result.score, score }) : t('scoreOf', { score, total }))
      }
      tag={
        result.step !== 'marked' ? (
          <Tag>{t(result.step)}</Tag>
        ) : (
          result.passed !== null && (
            <Tag appearance={result.passed ? 'good' : 'attention'}>{t(result.passed ? 'passed' : 'notPassed')}</Tag>
          )
        )
      }
      action={
        <>
          {offersReview(paper) && <ReviewButton exam={exam} userPaperId={userPaperId} number={number} />}
          {result.step !== 'open' && (
            <Button
              aria-label={t('lookAt', { number })}
              onClick={() => void navigate(examPaths.handPaper.to({ exam, userPaperId }))}
            >
              {t('look')}
            </Button>
          )}
        </>
      }
    />
  );
}
