import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { practicePaths } from '../../../contract/paths/practice.ts';
import { PageColumn } from '../../../ui/PageColumn.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Practices } from './Practices.tsx';

/** /practiceTrainingTask: the practices of one learning task (002 §2). */
export function Component() {
  const [query] = useSearchParams();
  const { t } = useTranslation('practice');
  const { id, taskId } = practicePaths.trainingTask.read(query);
  return (
    <PageColumn>
      <PageTitle title={t('task.title')} />
      <Practices businessId={id ?? taskId ?? ''} />
    </PageColumn>
  );
}
