import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { practicePaths } from '#contract/paths/practice.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';

/** For an address without a practice, or a screen without a run. */
export function NoPractice({ reason }: { reason: 'none' | 'noRun' }) {
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  return (
    <PageColumn>
      <EmptyState
        wholeScreen
        title={t(`${reason}.title`)}
        hint={t(`${reason}.hint`)}
        action={
          <Button appearance="primary" onClick={() => void navigate(practicePaths.list.to())}>
            {t('toList')}
          </Button>
        }
      />
    </PageColumn>
  );
}
