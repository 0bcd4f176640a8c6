import { useState } from 'react';
import type { FramingHint } from '../cameras/framing.ts';
import type { UsedCamera } from '../cameras/use-camera.ts';
import { AlbumStep } from './AlbumStep.tsx';
import { CaptureStep } from './CaptureStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import type { FaceEvent, FaceState } from './face-flow.ts';
import { FailedStep } from './FailedStep.tsx';
import { InstructionStep } from './InstructionStep.tsx';
import { RefusedStep } from './RefusedStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';

interface FaceStepsProps {
  state: FaceState;
  camera: UsedCamera;
  /** The hints at the time of the photo. */
  hints: readonly FramingHint[];
  learner: string;
  dispatch: (event: FaceEvent) => void;
  onPhoto: (photo: string, hints: readonly FramingHint[]) => void;
}

/** Steps that are a dialog alone: the card of the step before stays below it. */
const withoutCard: ReadonlySet<string> = new Set(['success', 'exhausted', 'expired']);

/** The card of each step. FaceDialogs shows the dialogs above it. */
export function FaceSteps({ state: current, camera, hints, learner, dispatch, onPhoto }: FaceStepsProps) {
  const [state, setState] = useState(current);
  if (state !== current && !withoutCard.has(current.step.name)) setState(current);
  const { step, request, remaining } = state;
  const close = () => dispatch({ type: 'close' });
  const album = { duringPaper: request.duringPaper === true, dispatch };
  switch (step.name) {
    case 'confirm':
    case 'authorising':
    case 'judging':
    case 'unverified':
      return <ConfirmStep state={state} learner={learner} busy={step.name !== 'confirm'} dispatch={dispatch} />;
    case 'instruction':
    case 'permission':
      return <InstructionStep onGo={() => dispatch({ type: 'continue' })} onClose={close} />;
    case 'refused':
      return (
        <RefusedStep
          kind={request.kind}
          why={step.why}
          onRetry={() => dispatch({ type: 'continue' })}
          onClose={close}
        />
      );
    case 'opening':
    case 'camera':
      return <CaptureStep camera={camera} learner={learner} remaining={remaining} onPhoto={onPhoto} onClose={close} />;
    case 'album':
      return <Album {...album} photo={step.photo} notImage={step.notImage} sending={false} />;
    case 'review':
    case 'sending':
      if (request.album) return <Album {...album} photo={step.photo} notImage={false} sending />;
      return (
        <ReviewStep
          photo={step.photo}
          hints={hints}
          sending={step.name === 'sending'}
          onRetake={() => dispatch({ type: 'retake' })}
          onUse={() => dispatch({ type: 'use' })}
          onClose={close}
        />
      );
    case 'failed':
      return (
        <FailedStep
          request={request}
          photo={step.photo}
          hints={hints}
          remaining={remaining}
          at={step.at}
          onRetry={() => dispatch({ type: 'retry', at: performance.now() })}
          onClose={close}
        />
      );
    // Whoever has no tries left begins with the end.
    case 'success':
    case 'exhausted':
    case 'expired':
      return <InstructionStep onGo={() => undefined} onClose={close} />;
    case 'ended':
      return null;
  }
}

interface AlbumProps {
  photo: string | null;
  notImage: boolean;
  sending: boolean;
  duringPaper: boolean;
  dispatch: (event: FaceEvent) => void;
}

function Album({ dispatch, ...shown }: AlbumProps) {
  return (
    <AlbumStep
      {...shown}
      onPhoto={(read) => dispatch(read === null ? { type: 'not-image' } : { type: 'photo', photo: read })}
      onUse={() => dispatch({ type: 'use' })}
      onClose={() => dispatch({ type: 'close' })}
    />
  );
}
