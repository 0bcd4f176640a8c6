import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { examPaths } from '#contract/paths/exam.ts';
import { practicePaths } from '#contract/paths/practice.ts';
import { orDash } from '#ui/or-dash.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { PaperReview } from './PaperReview.tsx';

/** `sourceType` of an exam of a task (002 §3). */
const ofTask = '1';

/** /exam/testPaperDetails: the review of a marked paper (002 §2). */
export function Component() {
  const [query] = useSearchParams();
  const { t } = useTranslation('review');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { exam, userPaperId } = examPaths.paperDetails.read(query);
  if (!exam) return <Navigate to={examPaths.list.to()} replace />;
  if (!userPaperId) return <Navigate to={examPaths.results.to(exam)} replace />;
  const practices =
    exam.sourceType === ofTask && exam.businessId !== ''
      ? practicePaths.trainingTask.to({ id: exam.businessId, taskId: exam.businessId, backPath: pathname + search })
      : practicePaths.list.to();
  const back = (
    <>
      <Button onClick={() => void navigate(practices)}>{t('toPractice')}</Button>
      <Button onClick={() => void navigate(examPaths.results.to(exam))}>{t('toPapers')}</Button>
    </>
  );
  return (
    <PageColumn>
      <PageTitle title={exam.name === '' ? t('title') : t('titleOf', { name: orDash(exam.name) })} actions={back} />
      <PaperReview exam={exam} userPaperId={userPaperId} />
    </PageColumn>
  );
}
