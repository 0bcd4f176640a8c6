import { Button } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { formFindById } from '#contract/platform/learning/form.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { FormContent } from './FormContent.tsx';

/** /learning/formPage, /checkFormWj and /lowcodeForm: one form, of a task or public (002 §2). */
export function Component() {
  const { t } = useTranslation('form');
  const [query] = useSearchParams();
  const { formId, taskId } = learningPaths.form.read(query);
  if (formId !== null && formId !== '') return <Form key={formId} formId={formId} taskId={taskId} />;
  return (
    <PageColumn>
      <EmptyState wholeScreen title={t('none.title')} hint={t('none.hint')} />
    </PageColumn>
  );
}

function Form({ formId, taskId }: { formId: string; taskId: string | null }) {
  const { t } = useTranslation('form');
  const form = useApiQuery(formFindById, { formId });
  const { accountId } = useAtomValue(sessionAtom);
  const isLearner = accountId !== null;
  const draft = useDesktopQuery(desktop.forms.draft, [formId], { scope: accountId, cached: false, enabled: isLearner });
  return (
    <PageColumn>
      <PageTitle title={form.data?.name || t('title')} actions={taskId ? <ToTask taskId={taskId} /> : undefined} />
      <QueryView query={form} skeleton={<TextSkeleton />} failed={t('failed')}>
        {(content) =>
          isLearner && draft.isPending ? (
            <TextSkeleton />
          ) : (
            <FormContent form={content} formId={formId} first={{ kept: draft.data ?? null, unread: draft.isError }} />
          )
        }
      </QueryView>
    </PageColumn>
  );
}

function ToTask({ taskId }: { taskId: string }) {
  const { t } = useTranslation('form');
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(learningPaths.task.to({ id: taskId }))}>{t('toTask')}</Button>;
}
