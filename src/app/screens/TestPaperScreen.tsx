import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useApiQuery } from '#api/query.ts';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { findBasicExamById } from '#contract/platform/exam/exam.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { PhoneCameraRoom } from '#domain/cameras/phone/PhoneCameraRoom.tsx';
import { PaperScreen } from '#features/exam/paper/PaperScreen.tsx';
import { ProctorPanel } from '#features/exam/proctor/ProctorPanel.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { PaperLock } from '../layout/PaperLock.tsx';
import { ConsentedProctor } from './ConsentedProctor.tsx';
import { ExamFace } from './ExamFace.tsx';

/** /exam/testPaper: the paper with the proctoring panel (002 §2). */
export function Component() {
  const store = useStore();
  // A stable function: an update of the clock must not restart the captures.
  const clockNow = useCallback(() => platformNow(store.get(clockAtom)), [store]);
  return (
    <PaperLock>
      <PaperScreen
        renderFace={({ exam }, onPassed, onLeave) => <FaceInPaper exam={exam} onPassed={onPassed} onLeave={onLeave} />}
        renderProctor={(attempt) =>
          attempt.rules.cameraCount > 0 && (
            <ConsentedProctor attempt={attempt}>
              <PhoneCameraRoom
                paper={{ examId: attempt.exam.examId, userPaperId: attempt.userPaperId }}
                cameraCount={attempt.rules.cameraCount}
              >
                <ProctorPanel attempt={attempt} clockNow={clockNow} />
              </PhoneCameraRoom>
            </ConsentedProctor>
          )
        }
      />
    </PaperLock>
  );
}

interface FaceInPaperProps {
  exam: ExamRef;
  onPassed: () => void;
  onLeave: () => void;
}

/** The task of the exam is asked for; without an answer, what the exam belongs to is taken for it. */
function FaceInPaper({ exam, ...ends }: FaceInPaperProps) {
  const { examId, businessId: bussinessId, sourceType: type } = exam;
  const about = useApiQuery(findBasicExamById, { examId, bussinessId, type }, { silent: true });
  if (about.isPending) return <TextSkeleton />;
  const { taskId = '', serviceAgreement = '' } = about.data ?? {};
  const asked = { exam, taskId: taskId || bussinessId, agreement: serviceAgreement };
  return <ExamFace {...asked} askedBy={null} duringPaper {...ends} />;
}
