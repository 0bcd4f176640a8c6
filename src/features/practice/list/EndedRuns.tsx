import { Button } from '@fluentui/react-components';
import { TimerOffRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { practicePaths } from '#contract/paths/practice.ts';
import { formatTime } from '#lib/format.ts';
import { Banner } from '#ui/Banner.tsx';
import { useStoredPractices } from '../shared/use-practice.ts';

/** Runs that ended by themselves and whose result was not opened yet. */
export function EndedRuns() {
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  const stored = useStoredPractices().data ?? [];
  return stored.map(({ practice: { ref, paper }, state: { timeUp } }) => {
    if (!timeUp) return null;
    const time = formatTime(timeUp.at, 'dayTime');
    return (
      <Banner
        key={`${ref.businessId} ${ref.practiceId}`}
        appearance="plain"
        icon={<TimerOffRegular fontSize={20} />}
        title={paper.title}
        action={
          <Button onClick={() => void navigate(practicePaths.result.to({ ...ref, name: paper.title }))}>
            {t('ended.open')}
          </Button>
        }
      >
        {t(timeUp.whileClosed ? 'ended.whileClosed' : 'ended.away', { time })}
      </Banner>
    );
  });
}
