import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { resumableAttempt } from '#contract/ipc/resumable-attempt.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { usePendingAttempts } from '#domain/attempts/use-pending-attempts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { offersReview } from '../../shared/offers-review.ts';
import { newestFirst } from '../../shared/result.ts';
import { ReviewButton } from '../../shared/ReviewButton.tsx';
import { useExamPapers } from '../../shared/use-exam-papers.ts';
import { ExamCard } from '../ExamCard.tsx';
import { isAttemptAt } from '../is-attempt-at.ts';
import { ExamTerms } from './ExamTerms.tsx';
import { useListedExam } from './use-listed-exam.ts';

/** /examDetails: one exam, when it opens, what it asks for, and the way in (002 §2). */
export function Component() {
  const [query] = useSearchParams();
  const { t } = useTranslation('exam-list');
  const navigate = useNavigate();
  const exam = examPaths.details.read(query);
  if (!exam) return <Navigate to={examPaths.list.to()} replace />;
  return (
    <PageColumn>
      <PageTitle
        title={t('details.title')}
        actions={
          <>
            <Button onClick={() => void navigate(examPaths.list.to())}>{t('details.toList')}</Button>
            <LatestReview exam={exam} />
            <Button onClick={() => void navigate(examPaths.results.to(exam))}>{t('details.papers')}</Button>
          </>
        }
      />
      <Card exam={exam} />
      <ExamTerms exam={exam} />
    </PageColumn>
  );
}

/** The way to the latest paper that may be reviewed; nothing where there is none. */
function LatestReview({ exam }: { exam: ExamRef }) {
  const { t } = useTranslation('review');
  const papers = useExamPapers(exam, { optional: true });
  const latest = newestFirst(papers.data?.list ?? []).find(offersReview);
  return latest && <ReviewButton exam={exam} userPaperId={latest.userPaperId} text={t('openLatest')} />;
}

/** The exam as the list shows it; a platform without this call has no card here. */
function Card({ exam }: { exam: ExamRef }) {
  const { t } = useTranslation('exam-list');
  const pending = usePendingAttempts();
  const { item: found, absent } = useListedExam(exam);
  if (absent) return null;
  return (
    <QueryView query={found} skeleton={<CardSkeletons count={1} />} failed={t('failed')}>
      {(item) => {
        if (!item) return <EmptyState title={t('details.missing')} hint={t('details.missingHint')} />;
        const attempt = resumableAttempt(pending.filter((one) => isAttemptAt(one, item)));
        return <ExamCard exam={item} attempt={attempt} onOpened={() => void found.refetch({ cancelRefetch: false })} />;
      }}
    </QueryView>
  );
}
