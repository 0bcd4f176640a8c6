import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { examPaths } from '#contract/paths/exam.ts';
import { orDash } from '#ui/or-dash.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { PaperList } from './PaperList.tsx';

/** /exam/examresults: the learner's papers of one exam (002 §2). */
export function Component() {
  const [query] = useSearchParams();
  const { t } = useTranslation('results');
  const navigate = useNavigate();
  const exam = examPaths.results.read(query);
  if (!exam) return <Navigate to={examPaths.list.to()} replace />;
  return (
    <PageColumn>
      <PageTitle
        title={exam.name === '' ? t('title') : t('titleOf', { name: orDash(exam.name) })}
        actions={<Button onClick={() => void navigate(examPaths.list.to())}>{t('toList')}</Button>}
      />
      <PaperList exam={exam} />
    </PageColumn>
  );
}
