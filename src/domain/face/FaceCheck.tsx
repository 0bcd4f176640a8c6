import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { FramingHint } from '../cameras/framing.ts';
import { faceVideo, useCamera } from '../cameras/use-camera.ts';
import { useChosenCameras } from '../cameras/use-chosen-cameras.ts';
import { outcomeOf, type FaceOutcome } from './face-outcome.ts';
import { momentOf, type FaceRequest } from './face-request.ts';
import { FaceDialogs } from './FaceDialogs.tsx';
import { FaceSteps } from './FaceSteps.tsx';
import type { RenderVerifyHere } from './UnverifiedStep.tsx';
import { useFaceFlow } from './use-face-flow.ts';

interface FaceCheckProps {
  request: FaceRequest;
  learner: string;
  /** Sign-in page of the mobile site, for learners whose real name is not verified. */
  mobileLink: string | null;
  /** Identity verification on this computer, if offered. */
  renderVerifyHere?: RenderVerifyHere;
  onEnd: (outcome: FaceOutcome) => void;
}

/** The whole face verification (001 §4, 002 §4). */
export function FaceCheck({ request, learner, mobileLink, renderVerifyHere, onEnd }: FaceCheckProps) {
  const { t } = useTranslation('face');
  const { state, dispatch } = useFaceFlow(request);
  const [hints, setHints] = useState<readonly FramingHint[]>([]);
  const { step, resumeAsked } = state;
  const cameraOn = step.name === 'camera' || step.name === 'opening';
  const { choice, refresh } = useChosenCameras();
  const camera = useCamera(cameraOn ? choice.front : null, faceVideo);

  // Device ids are available only after camera permission is granted.
  useEffect(() => {
    if (step.name === 'camera') void refresh();
  }, [step.name, refresh]);

  const cameraFailure =
    step.name === 'camera' && (camera.failure === 'refused' || camera.failure === 'busy') ? camera.failure : null;
  useEffect(() => {
    if (cameraFailure) dispatch({ type: 'camera-refused', why: cameraFailure });
  }, [cameraFailure, dispatch]);

  const reported = useRef(false);
  useEffect(() => {
    if (step.name !== 'ended' || reported.current) return;
    reported.current = true;
    onEnd(outcomeOf(step.end, request));
  }, [step, request, onEnd]);

  return (
    <>
      <FaceSteps
        state={state}
        camera={camera}
        hints={hints}
        learner={learner}
        dispatch={dispatch}
        onPhoto={(photo, shownHints) => {
          setHints(shownHints);
          dispatch({ type: 'photo', photo });
        }}
      />
      <FaceDialogs state={state} mobileLink={mobileLink} renderVerifyHere={renderVerifyHere} dispatch={dispatch} />
      <ConfirmDialog
        open={resumeAsked}
        title={t(`pause.${momentOf(request)}`)}
        safe={t('pause.yes')}
        onSafe={() => dispatch({ type: 'resume', yes: true })}
        risky={t('pause.no')}
        onRisky={() => dispatch({ type: 'resume', yes: false })}
      >
        {t('pause.text')}
      </ConfirmDialog>
    </>
  );
}
