import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { findBasicExamById } from '#contract/platform/exam/exam.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { CardSkeleton } from '../shared/CardSkeleton.tsx';
import { Receipt } from './Receipt.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { useHandIn } from './use-hand-in.ts';

const useStyles = makeStyles({
  one: { width: '720px', maxWidth: '100%', margin: '0 auto', display: 'flex', flexDirection: 'column', gap: '16px' },
});

/** /exam/handPaper: the receipt of this machine's paper, or the result of one paper (002 §2). */
export function Component() {
  const [query] = useSearchParams();
  const exam = examPaths.prepare.read(query);
  const attemptId = query.get('attemptId');
  const userPaperId = query.get('userPaperId');
  return (
    <PageColumn>
      {attemptId ? (
        <HandedIn attemptId={attemptId} exam={exam} />
      ) : exam && userPaperId ? (
        <OneResult userPaperId={userPaperId} exam={exam} />
      ) : (
        <Papers exam={exam} />
      )}
    </PageColumn>
  );
}

function HandedIn({ attemptId, exam }: { attemptId: string; exam: ExamRef | null }) {
  const { t } = useTranslation('hand-in');
  const view = useHandIn(attemptId);
  if (view.step === 'loading') return <CardSkeleton label={t('loading')} />;
  // Not handed in: the paper is where the learner belongs.
  if (view.step === 'open')
    return <Navigate to={examPaths.testPaper.to({ exam: view.attempt.exam, attemptId })} replace />;
  if (view.step === 'missing') return <Papers exam={exam} />;
  const { state, attempt, evidence, files } = view;
  return (
    <>
      <Receipt state={state} attempt={attempt} evidence={evidence} files={files} />
      {state.phase === 'delivered' && attempt && (
        <ResultPanel userPaperId={attempt.userPaperId} exam={attempt.exam} totalScore={attempt.paper.totalScore} />
      )}
    </>
  );
}

function OneResult({ userPaperId, exam }: { userPaperId: string; exam: ExamRef }) {
  const styles = useStyles();
  const { t } = useTranslation('hand-in');
  const navigate = useNavigate();
  const asked = { examId: exam.examId, bussinessId: exam.businessId, type: exam.sourceType };
  const { data: about } = useApiQuery(findBasicExamById, asked, { optional: true });
  return (
    <div className={styles.one}>
      <PageTitle title={exam.name || t('result.title')} />
      <ResultPanel userPaperId={userPaperId} exam={exam} totalScore={about?.totalScore || null} />
      <div>
        <Button onClick={() => void navigate(examPaths.results.to(exam))}>{t('actions.papers')}</Button>
      </div>
    </div>
  );
}

/** Nothing to show here: the papers of the exam, or the way back where no exam is named. */
function Papers({ exam }: { exam: ExamRef | null }) {
  const { t } = useTranslation('hand-in');
  const navigate = useNavigate();
  if (exam) return <Navigate to={examPaths.results.to(exam)} replace />;
  const back = <Button onClick={() => void navigate(examPaths.list.to())}>{t('actions.list')}</Button>;
  return <EmptyState wholeScreen title={t('missing.title')} hint={t('missing.hint')} action={back} />;
}
