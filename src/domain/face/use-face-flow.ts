import { useEffect, useReducer } from 'react';
import { send } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { useApiQuery, useApiMutation } from '#api/query.ts';
import {
  authSaveFace,
  faceTriesUsedCode,
  getAuthSaveFace,
  humanFaceComparison,
  isRealNameAuthentication,
  saveFaceAccess,
  viewFaceAccess,
} from '#contract/platform/face/face.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { requestAccess } from '../cameras/camera-access.ts';
import { beginFace, faceReducer, type FaceEvent, type FaceState } from './face-flow.ts';
import { rememberPass } from './face-outcome.ts';
import { photoBody, type FaceRequest } from './face-request.ts';
import { recordAccess } from './record-access.ts';
import { forgetFailures, rememberFailure, usedTries } from './used-tries.ts';

/** The face reducer with its side effects: calls, camera access, countdown. */
export function useFaceFlow(request: FaceRequest): { state: FaceState; dispatch: (event: FaceEvent) => void } {
  const [state, dispatch] = useReducer(faceReducer, request, (asked) =>
    beginFace(asked, usedTries(asked, sessionStorage, Date.now())),
  );
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
    const pending = pendingCallOf(state);
    if (!pending) return undefined;
    let cancelled = false;
    const act = async (): Promise<FaceEvent> => {
      if (pending.name === 'authorising') {
        await authorise({ taskId: request.taskId });
        return { type: 'saved' };
      }
      if (pending.name === 'judging') return { type: 'judged', verified: await matchesLearner(await judge({})) };
      const hash = await compare(photoBody(request, pending.photo));
      return (await matchesLearner(hash)) ? { type: 'recognised' } : { type: 'not-recognised', at: performance.now() };
    };
    act()
      .catch((error: unknown): FaceEvent => afterError(pending.name, error))
      .then((event) => {
        // Counted also when the step was left meanwhile: the platform has counted it.
        if (event.type === 'not-recognised') rememberFailure(request, sessionStorage, Date.now());
        return cancelled || dispatch(event);
      })
      .catch((error: unknown) => desktop.app.log('error', `face: ${String(error)}`));
    return () => {
      cancelled = true;
    };
    // Each step runs once, even when other parts of the state change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);

  useEffect(() => {
    if (name !== 'opening') return undefined;
    let cancelled = false;
    void requestAccess().then((access) => {
      if (cancelled) return undefined;
      // Required on the console by 001 §8; the screen shows what the learner can do.
      // oxlint-disable-next-line no-console
      if (access === 'unsupported') console.error('face: this page has no navigator.mediaDevices');
      return dispatch(access === 'granted' ? { type: 'camera-open' } : { type: 'camera-refused', why: access });
    });
    return () => {
      cancelled = true;
    };
  }, [name]);

  useEffect(() => {
    if (name !== 'success') return;
    rememberPass(request, sessionStorage);
    forgetFailures(request, sessionStorage);
    // The platform already knows the pass; a failed record is shown by the app and blocks nothing.
    const { access } = request;
    if (!access) return;
    void noteRecord({ save: () => record(access), view: () => send(viewFaceAccess, access) });
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

async function noteRecord(calls: Parameters<typeof recordAccess>[0]): Promise<void> {
  const held = await recordAccess(calls);
  if (held !== 'held') void desktop.app.log('warn', `face: the record of a passed check is ${held}`);
}

type PlatformStep = Extract<FaceState['step'], { name: 'authorising' | 'judging' | 'sending' }>;

function pendingCallOf({ step }: FaceState): PlatformStep | null {
  return step.name === 'authorising' || step.name === 'judging' || step.name === 'sending' ? step : null;
}

function matchesLearner(hash: string): Promise<boolean> {
  return ask(desktop.session.matchesRealNameHash(hash));
}

/** A photo that the platform refused is a failed try; one that never arrived is not (001 §8). */
function afterError(step: PlatformStep['name'], error: unknown): FaceEvent {
  const used = error instanceof ApiError && error.failure.kind === 'refused' && error.failure.code;
  if (step === 'sending' && used === faceTriesUsedCode) return { type: 'used-up' };
  const judged = step === 'sending' && error instanceof ApiError && error.failure.kind === 'refused';
  return judged ? { type: 'not-recognised', at: performance.now() } : { type: 'call-failed' };
}
