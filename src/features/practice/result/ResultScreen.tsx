import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { practicePaths } from '#contract/paths/practice.ts';
import { NoPractice } from '../shared/NoPractice.tsx';
import { PracticeFrame } from '../shared/PracticeFrame.tsx';
import { ResultView } from './ResultView.tsx';

/** /practiceResult: what came of the last run (002 §2). */
export function Component() {
  const { t } = useTranslation('practice');
  return (
    <PracticeFrame title={t('result.title')}>
      {({ practice, state }, address) => {
        const { run } = state;
        if (!run) return <NoPractice reason="noRun" />;
        if (run.endedAt === null) return <Navigate replace to={practicePaths.practice.to(address)} />;
        return <ResultView practice={practice} state={state} run={run} address={address} />;
      }}
    </PracticeFrame>
  );
}
