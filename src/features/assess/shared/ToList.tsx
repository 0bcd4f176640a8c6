import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { assessPaths } from '#contract/paths/assess.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';

/** A screen with nothing to show: why, and the way to the assessments. */
export function ToList({ title, hint }: { title: string; hint: string }) {
  const { t } = useTranslation('assess');
  const navigate = useNavigate();
  return (
    <PageColumn>
      <EmptyState
        wholeScreen
        title={title}
        hint={hint}
        action={
          <Button appearance="primary" onClick={() => void navigate(assessPaths.list.to())}>
            {t('toList')}
          </Button>
        }
      />
    </PageColumn>
  );
}
