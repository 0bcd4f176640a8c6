import { useStore } from 'jotai';
import { useCallback } from 'react';
import { PaperScreen } from '../../features/exam/paper/PaperScreen.tsx';
import { ProctorPanel } from '../../features/exam/proctor/ProctorPanel.tsx';
import { ConsentedProctor } from './ConsentedProctor.tsx';
import { PaperLock } from '../layout/PaperLock.tsx';
import { clockAtom, platformNow } from '../../domain/session/state.ts';

/** /exam/testPaper: the paper with the proctoring panel (002 §2). */
export function Component() {
  const store = useStore();
  // A stable function: an update of the clock must not restart the captures.
  const clockNow = useCallback(() => platformNow(store.get(clockAtom)), [store]);
  return (
    <PaperLock>
      <PaperScreen
        renderProctor={({ attemptId, rules, staff }) =>
          rules.cameraCount > 0 && (
            <ConsentedProctor>
              <ProctorPanel attemptId={attemptId} rules={rules} staff={staff} clockNow={clockNow} />
            </ConsentedProctor>
          )
        }
      />
    </PaperLock>
  );
}
