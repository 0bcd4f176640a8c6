import { useStore } from 'jotai';
import { useCallback } from 'react';
import { PaperScreen } from '../../features/exam/paper/PaperScreen.tsx';
import { ProctorPanel } from '../../features/exam/proctor/ProctorPanel.tsx';
import { OnePaper } from '../layout/one-paper/OnePaper.tsx';
import { clockAtom, platformNow } from '../../domain/session/state.ts';

/** /exam/testPaper: the paper with both cameras beside it (002 §2). */
export function Component() {
  const store = useStore();
  // One function for the whole paper: a clock that is set anew must not start the captures anew.
  const clockNow = useCallback(() => platformNow(store.get(clockAtom)), [store]);
  return (
    <OnePaper>
      <PaperScreen
        renderProctor={({ attemptId, rules }) => (
          <ProctorPanel attemptId={attemptId} rules={rules} clockNow={clockNow} />
        )}
      />
    </OnePaper>
  );
}
