import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ownPath } from '#contract/paths/define-path.ts';
import { practicePaths } from '#contract/paths/practice.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Practices } from './Practices.tsx';

/** /practiceTrainingTask: the practices of one learning task (002 §2). */
export function Component() {
  const [query] = useSearchParams();
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  const { id, taskId, backPath } = practicePaths.trainingTask.read(query);
  const businessId = id || taskId || '';
  return (
    <PageColumn>
      <PageTitle
        title={t('task.title')}
        actions={
          <Button onClick={() => void navigate(ownPath(backPath) ?? practicePaths.list.to())}>
            {t(ownPath(backPath) ? 'back' : 'toList')}
          </Button>
        }
      />
      {businessId === '' ? (
        <EmptyState title={t('task.unnamed')} hint={t('task.seeAll')} />
      ) : (
        <Practices businessId={businessId} />
      )}
    </PageColumn>
  );
}
