import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { PracticeRun, StoredPractice } from '#contract/ipc/practice.ts';
import type { PracticeAddress } from '#contract/paths/practice.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { FinishDialog } from './FinishDialog.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { RunBar } from './RunBar.tsx';
import { RunSheet } from './RunSheet.tsx';
import { useRun } from './use-run.ts';

const useStyles = makeStyles({
  desk: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr) 264px',
    alignItems: 'start',
    '@media (max-width: 959px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

interface RunDeskProps extends StoredPractice {
  run: PracticeRun;
  address: PracticeAddress;
}

/** A run: bar, question, sheet. */
export function RunDesk({ practice, state, run, address }: RunDeskProps) {
  const styles = useStyles();
  const model = useRun(state.ref, run);
  const [finishing, setFinishing] = useState(false);
  // The screen moves at once; the record follows.
  const [current, setCurrent] = useState(run.currentQuestion);
  const go = (questionId: string) => {
    setCurrent(questionId);
    void model.go(questionId);
  };
  return (
    <PageColumn>
      <RunBar
        title={practice.paper.title || address.name || ''}
        run={run}
        state={state}
        saved={model.saved}
        address={address}
        onTimeUp={model.finish}
        onFinish={() => setFinishing(true)}
      />
      <div className={styles.desk}>
        <QuestionPanel
          practice={practice}
          state={state}
          run={run}
          model={model}
          questionId={current}
          onGo={go}
          onFinish={() => setFinishing(true)}
        />
        <RunSheet run={run} marks={state.marks} current={current} onGo={go} />
      </div>
      <FinishDialog open={finishing} run={run} onClose={() => setFinishing(false)} onFinish={model.finish} />
    </PageColumn>
  );
}
