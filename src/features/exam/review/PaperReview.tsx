import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { readReview } from './read-review.ts';
import { ReviewBody } from './ReviewBody.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { useReview } from './use-review.ts';

interface PaperReviewProps {
  exam: ExamRef;
  userPaperId: string;
}

/** A marked paper question by question; else why it cannot be shown, in the platform's words where it gives some. */
export function PaperReview({ exam, userPaperId }: PaperReviewProps) {
  const { t } = useTranslation('review');
  const { result, stage, questions, refusal, surface, local, sent, isPending, number } = useReview(exam, userPaperId);
  const { data: wire } = questions;
  const review = useMemo(
    () => (wire && !isPending ? readReview(surface, wire, local, sent) : null),
    [wire, surface, local, sent, isPending],
  );
  return (
    <QueryView query={result} skeleton={<CardSkeletons count={1} />} failed={t('failed')}>
      {(paper) => {
        if (stage !== null && stage !== 'ask')
          return <EmptyState title={t(`stage.${stage}.title`)} hint={t(`stage.${stage}.hint`)} />;
        if (refusal && !wire) {
          if (refusal.absent) return <EmptyState title={t('absent.title')} hint={t('absent.hint')} />;
          return <EmptyState title={t('refused')} hint={refusal.message || t('refusedWithoutWords')} />;
        }
        return (
          <QueryView
            query={{ ...questions, data: isPending ? undefined : wire, isPending: questions.isPending || isPending }}
            skeleton={<CardSkeletons count={2} />}
            failed={t('failed')}
          >
            {() =>
              review ? (
                <>
                  <ReviewSummary review={review} result={paper} surface={surface} number={number} />
                  <ReviewBody review={review} examName={exam.name} />
                </>
              ) : (
                <EmptyState title={t('empty.title')} hint={t('empty.hint')} />
              )
            }
          </QueryView>
        );
      }}
    </QueryView>
  );
}
