import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { assessPaths } from '#contract/paths/assess.ts';
import { assessUserResultFindByResultIdId } from '#contract/platform/assess/results.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { ResultList } from './ResultList.tsx';
import { ResultView } from './ResultView.tsx';

/** /evaluation: the learner's results, or one of them with its answers (000 §2). */
export function Component() {
  const [query] = useSearchParams();
  const { resultId, assessId } = assessPaths.answers.read(query);
  if (resultId) return <OneResult key={resultId} resultId={resultId} />;
  return <ResultList assessId={assessId} />;
}

function OneResult({ resultId }: { resultId: string }) {
  const { t } = useTranslation('assess-result');
  const result = useApiQuery(assessUserResultFindByResultIdId, { resultId }, { persist: true });
  if (result.data) return <ResultView result={result.data} />;
  return (
    <PageColumn>
      <PageTitle title={t('title')} />
      <QueryView query={result} skeleton={<TextSkeleton />} failed={t('failed')}>
        {() => null}
      </QueryView>
    </PageColumn>
  );
}
