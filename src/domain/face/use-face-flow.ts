import { useEffect, useReducer } from 'react';
import {
  authSaveFace,
  getAuthSaveFace,
  humanFaceComparison,
  isRealNameAuthentication,
  saveFaceAccess,
} from '../../contract/platform/face/face.ts';
import { ApiError } from '../../api/errors.ts';
import { useApiQuery, useApiMutation } from '../../api/query.ts';
import { requestAccess } from '../cameras/camera-access.ts';
import { ask, desktop } from '../../lib/desktop.ts';
import { beginFace, faceReducer, type FaceEvent, type FaceState } from './face-flow.ts';
import { rememberPass } from './face-outcome.ts';
import { photoBody, type FaceRequest } from './face-request.ts';

/** The face flow with everything it does outside itself. */
export function useFaceFlow(request: FaceRequest): { state: FaceState; dispatch: (event: FaceEvent) => void } {
  const [state, dispatch] = useReducer(faceReducer, request, beginFace);
  const { name } = state.step;
  const authorised = useApiQuery(getAuthSaveFace, { taskId: request.taskId }, { enabled: request.exportRule });
  const { mutateAsync: authorise } = useApiMutation(authSaveFace);
  const { mutateAsync: judge } = useApiMutation(isRealNameAuthentication);
  const { mutateAsync: compare } = useApiMutation(humanFaceComparison);
  const { mutateAsync: record } = useApiMutation(saveFaceAccess);

  useEffect(() => {
    if (authorised.data !== undefined) dispatch({ type: 'authorised', value: authorised.data });
  }, [authorised.data]);

  useEffect(() => {
    const asking = asksThePlatform(state);
    if (!asking) return undefined;
    let left = false;
    const act = async (): Promise<FaceEvent> => {
      if (asking.name === 'authorising') {
        await authorise({ taskId: request.taskId });
        return { type: 'saved' };
      }
      if (asking.name === 'judging') return { type: 'judged', verified: await isMine(await judge({})) };
      const hash = await compare(photoBody(request, asking.photo));
      return (await isMine(hash)) ? { type: 'recognised' } : { type: 'not-recognised', at: performance.now() };
    };
    act()
      .catch((error: unknown): FaceEvent => afterError(asking.name, error))
      .then((event) => left || dispatch(event))
      .catch((error: unknown) => desktop.app.log('error', `face: ${String(error)}`));
    return () => {
      left = true;
    };
    // A step is done once, whatever else of the state changes meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);

  useEffect(() => {
    if (name !== 'opening') return undefined;
    let left = false;
    void requestAccess().then((access) => {
      if (left) return undefined;
      // 001 §8 wants exactly this on the console; what the learner can do is on the screen.
      // oxlint-disable-next-line no-console
      if (access === 'unsupported') console.error('face: this page has no navigator.mediaDevices');
      return dispatch(access === 'granted' ? { type: 'camera-open' } : { type: 'camera-refused', why: access });
    });
    return () => {
      left = true;
    };
  }, [name]);

  useEffect(() => {
    if (name !== 'success') return;
    rememberPass(request, sessionStorage);
    // The pass itself is the platform's knowledge already; a record that fails is told by the app and stops nobody.
    if (request.access) record(request.access).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);

  const counting = name === 'success' || name === 'exhausted' || name === 'expired';
  useEffect(() => {
    if (!counting) return undefined;
    const timer = setInterval(() => dispatch({ type: 'second' }), 1000);
    return () => clearInterval(timer);
  }, [counting]);

  return { state, dispatch };
}

type PlatformStep = Extract<FaceState['step'], { name: 'authorising' | 'judging' | 'sending' }>;

function asksThePlatform({ step }: FaceState): PlatformStep | null {
  return step.name === 'authorising' || step.name === 'judging' || step.name === 'sending' ? step : null;
}

function isMine(hash: string): Promise<boolean> {
  return ask(desktop.session.matchesRealNameHash(hash));
}

/** A photo that the platform refused in its own words is a failed check; what never got there is none (001 §8). */
function afterError(step: PlatformStep['name'], error: unknown): FaceEvent {
  const judged = step === 'sending' && error instanceof ApiError && error.failure.kind === 'refused';
  return judged ? { type: 'not-recognised', at: performance.now() } : { type: 'call-failed' };
}
