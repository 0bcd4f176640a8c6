import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FramingHint } from '../cameras/framing.ts';
import { faceVideo, useCamera } from '../cameras/use-camera.ts';
import { useChosenCameras } from '../cameras/use-chosen-cameras.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FaceDialogs } from './FaceDialogs.tsx';
import { FaceSteps } from './FaceSteps.tsx';
import { outcomeOf, type FaceOutcome } from './face-outcome.ts';
import { subjectOf, type FaceRequest } from './face-request.ts';
import type { RenderVerifyHere } from './UnverifiedStep.tsx';
import { useFaceFlow } from './use-face-flow.ts';

interface FaceCheckProps {
  request: FaceRequest;
  learner: string;
  /** Sign-in page of the mobile site, for those whose name is not verified. */
  mobileLink: string | null;
  /** The same on this computer, where the app offers it. */
  renderVerifyHere?: RenderVerifyHere;
  onEnd: (outcome: FaceOutcome) => void;
}

/** The whole face verification (001 §4, 002 §4). */
export function FaceCheck({ request, learner, mobileLink, renderVerifyHere, onEnd }: FaceCheckProps) {
  const { t } = useTranslation('face');
  const { state, dispatch } = useFaceFlow(request);
  const [hints, setHints] = useState<readonly FramingHint[]>([]);
  const { step, asking } = state;
  const watching = step.name === 'camera' || step.name === 'opening';
  const { choice, refresh } = useChosenCameras();
  const camera = useCamera(watching ? choice.front : null, faceVideo);

  // Devices tell their ids only once a camera was allowed.
  useEffect(() => {
    if (step.name === 'camera') void refresh();
  }, [step.name, refresh]);

  const gone =
    step.name === 'camera' && (camera.failure === 'refused' || camera.failure === 'busy') ? camera.failure : null;
  useEffect(() => {
    if (gone) dispatch({ type: 'camera-refused', why: gone });
  }, [gone, dispatch]);

  const told = useRef(false);
  useEffect(() => {
    if (step.name !== 'ended' || told.current) return;
    told.current = true;
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
        onPhoto={(photo, seen) => {
          setHints(seen);
          dispatch({ type: 'photo', photo });
        }}
      />
      <FaceDialogs state={state} mobileLink={mobileLink} renderVerifyHere={renderVerifyHere} dispatch={dispatch} />
      <ConfirmDialog
        open={asking}
        title={t(`pause.${subjectOf(request.kind)}`)}
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
