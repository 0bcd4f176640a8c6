import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { practicePaths } from '#contract/paths/practice.ts';
import { PracticeFrame } from '../shared/PracticeFrame.tsx';
import { RunDesk } from './RunDesk.tsx';

/** /practice: the questions of the run that is open (002 §2). */
export function Component() {
  const { t } = useTranslation('practice');
  return (
    <PracticeFrame title={t('run.title')}>
      {({ practice, state }, address) => {
        const { run } = state;
        if (!run) return <Navigate replace to={practicePaths.pattern.to(address)} />;
        if (run.endedAt !== null) return <Navigate replace to={practicePaths.result.to(address)} />;
        return <RunDesk key={run.runId} practice={practice} state={state} run={run} address={address} />;
      }}
    </PracticeFrame>
  );
}
