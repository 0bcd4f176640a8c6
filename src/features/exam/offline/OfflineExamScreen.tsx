import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { findClassExamInfo } from '#contract/platform/offline-training/class-exam.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { ClassExamPanel } from './ClassExamPanel.tsx';
import { NoClassExam } from './NoClassExam.tsx';

/** /offlineTraining: a practical exam of a training class, and the draw of its tasks (002 §2). */
export function Component() {
  const [query] = useSearchParams();
  const { t } = useTranslation('offline');
  const { classExamId } = examPaths.offlineTraining.read(query);
  return (
    <PageColumn>
      <PageTitle title={t('title')} />
      {classExamId ? <ClassExamOf classExamId={classExamId} /> : <NoClassExam />}
    </PageColumn>
  );
}

function ClassExamOf({ classExamId }: { classExamId: string }) {
  const { t } = useTranslation('offline');
  const info = useApiQuery(findClassExamInfo, { classExamId });
  return (
    <QueryView query={info} skeleton={<TextSkeleton />} failed={t('failed')}>
      {(exam) => <ClassExamPanel classExamId={classExamId} exam={exam} />}
    </QueryView>
  );
}
