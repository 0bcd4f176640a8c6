import { countdownSeconds, maxAttempts, retryWindowMs, type FaceRequest } from './face-request.ts';

/** Why there is no camera picture. `declined`: the learner said no in our dialog. */
export type RefusalReason = 'declined' | 'refused' | 'system-off' | 'absent' | 'busy' | 'unsupported';

/** How the check ended; see `outcomeOf`. */
export type FaceEnd = 'passed' | 'exhausted' | 'paused' | 'expired' | 'closed';

/** The current step. Steps ending in -ing wait for a call or a device. Photos are JPEG data URLs. */
export type FaceStep =
  | { name: 'confirm'; ticked: boolean; warned: boolean }
  | { name: 'authorising' }
  | { name: 'judging' }
  | { name: 'unverified' }
  | { name: 'instruction' }
  | { name: 'permission' }
  | { name: 'opening' }
  | { name: 'refused'; why: RefusalReason }
  | { name: 'camera' }
  | { name: 'review'; photo: string }
  | { name: 'album'; photo: string | null; notImage: boolean }
  | { name: 'sending'; photo: string }
  | { name: 'success'; left: number }
  | { name: 'failed'; photo: string; at: number }
  | { name: 'exhausted'; left: number }
  | { name: 'expired'; left: number }
  | { name: 'ended'; end: FaceEnd };

export interface FaceState {
  request: FaceRequest;
  step: FaceStep;
  /** Remaining tries. */
  remaining: number;
  /** The learner has agreed to saving the photo; null: unknown. */
  authorised: boolean | null;
  /** The question 'Continue recognition?' is shown above the step. */
  resumeAsked: boolean;
}

export type FaceEvent =
  | { type: 'authorised'; value: boolean }
  | { type: 'tick'; ticked: boolean }
  | { type: 'continue' }
  | { type: 'saved' }
  | { type: 'judged'; verified: boolean }
  /** A call failed; the app shows its message. */
  | { type: 'call-failed' }
  | { type: 'permit'; yes: boolean }
  | { type: 'camera-open' }
  | { type: 'camera-refused'; why: Exclude<RefusalReason, 'declined'> }
  | { type: 'photo'; photo: string }
  | { type: 'not-image' }
  | { type: 'retake' }
  | { type: 'use' }
  | { type: 'recognised' }
  /** The platform did not recognise the learner; `at` by the monotonic clock (ms). */
  | { type: 'not-recognised'; at: number }
  /** The platform takes no more tries, whatever was counted here. */
  | { type: 'used-up' }
  | { type: 'retry'; at: number }
  | { type: 'second' }
  | { type: 'close' }
  | { type: 'resume'; yes: boolean };

/** The initial state; kind 4 starts at the instruction (001 §4). `used`: tries that failed before. */
export function beginFace(request: FaceRequest, used = 0): FaceState {
  const remaining = Math.max(0, maxAttempts - used);
  const step: FaceStep = remaining === 0 ? exhausted : firstStep(request);
  return { request, step, remaining, authorised: request.exportRule ? null : true, resumeAsked: false };
}

const exhausted = { name: 'exhausted', left: countdownSeconds } as const;

function firstStep({ kind }: FaceRequest): FaceStep {
  return kind === 4 ? { name: 'instruction' } : { name: 'confirm', ticked: false, warned: false };
}

/** True when the learner must accept the service agreement first. */
export function mustAgree({ request, authorised }: FaceState): boolean {
  return request.exportRule && authorised !== true;
}

/** The reducer of the face check (001 §4, 002 §4). Events that do not apply to the step are ignored. */
export function faceReducer(state: FaceState, event: FaceEvent): FaceState {
  const { step } = state;
  switch (event.type) {
    case 'authorised':
      return { ...state, authorised: event.value };
    case 'tick':
      return step.name === 'confirm' ? to(state, { ...step, ticked: event.ticked, warned: false }) : state;
    case 'continue':
      return proceed(state);
    case 'saved':
      return step.name === 'authorising' ? { ...to(state, { name: 'judging' }), authorised: true } : state;
    case 'judged':
      if (step.name !== 'judging') return state;
      return to(state, { name: event.verified ? 'instruction' : 'unverified' });
    case 'call-failed':
      return afterFailedCall(state);
    case 'permit':
      if (step.name !== 'permission') return state;
      return to(state, event.yes ? { name: 'opening' } : { name: 'refused', why: 'declined' });
    case 'camera-open':
      return step.name === 'opening' ? to(state, { name: 'camera' }) : state;
    case 'camera-refused':
      if (step.name !== 'opening' && step.name !== 'camera') return state;
      return to(state, { name: 'refused', why: event.why });
    case 'photo':
    case 'not-image':
    case 'retake':
    case 'use':
      return withPhoto(state, event);
    case 'recognised':
      return step.name === 'sending' ? to(state, { name: 'success', left: countdownSeconds }) : state;
    case 'not-recognised':
      return step.name === 'sending' ? afterFailure(state, step.photo, event.at) : state;
    case 'used-up':
      return step.name === 'sending' ? { ...state, remaining: 0, step: exhausted } : state;
    case 'retry':
      if (step.name !== 'failed') return state;
      return event.at - step.at > retryWindowMs
        ? to(state, { name: 'expired', left: countdownSeconds })
        : picture(state);
    case 'second':
      return countDown(state);
    case 'close':
      return close(state);
    case 'resume':
      if (!state.resumeAsked) return state;
      return event.yes ? { ...state, resumeAsked: false } : finish(state, 'paused');
  }
}

function to(state: FaceState, step: FaceStep): FaceState {
  return { ...state, step };
}

function finish(state: FaceState, end: FaceEnd): FaceState {
  return { ...state, resumeAsked: false, step: { name: 'ended', end } };
}

/** The step in which a picture is taken or uploaded. */
function picture(state: FaceState): FaceState {
  return to(state, state.request.album ? { name: 'album', photo: null, notImage: false } : { name: 'opening' });
}

/** The next step after 'continue'. */
function proceed(state: FaceState): FaceState {
  const { step } = state;
  switch (step.name) {
    case 'confirm':
      if (!mustAgree(state)) return to(state, { name: 'judging' });
      return to(state, step.ticked ? { name: 'authorising' } : { ...step, warned: true });
    case 'unverified':
      return to(state, { name: 'judging' });
    case 'instruction':
      return state.request.album ? picture(state) : to(state, { name: 'permission' });
    case 'refused':
      return to(state, { name: 'opening' });
    default:
      return state;
  }
}

/** A failed call costs no try: back to the step that made the call. */
function afterFailedCall(state: FaceState): FaceState {
  const { step } = state;
  if (step.name === 'authorising' || step.name === 'judging') {
    return to(state, { name: 'confirm', ticked: step.name === 'authorising', warned: false });
  }
  if (step.name !== 'sending') return state;
  const { photo } = step;
  return to(state, state.request.album ? { name: 'album', photo, notImage: false } : { name: 'review', photo });
}

type PhotoEvent = Extract<FaceEvent, { type: 'photo' | 'not-image' | 'retake' | 'use' }>;

function withPhoto(state: FaceState, event: PhotoEvent): FaceState {
  const { step } = state;
  if (step.name === 'album') {
    if (event.type === 'photo') return to(state, { ...step, photo: event.photo, notImage: false });
    if (event.type === 'not-image') return to(state, { ...step, notImage: true });
    if (event.type === 'use' && step.photo !== null) return to(state, { name: 'sending', photo: step.photo });
    return state;
  }
  if (step.name === 'camera' && event.type === 'photo') return to(state, { name: 'review', photo: event.photo });
  if (step.name !== 'review') return state;
  if (event.type === 'retake') return to(state, { name: 'opening' });
  return event.type === 'use' ? to(state, { name: 'sending', photo: step.photo }) : state;
}

function afterFailure(state: FaceState, photo: string, at: number): FaceState {
  const remaining = state.remaining - 1;
  const step: FaceStep = remaining > 0 ? { name: 'failed', photo, at } : exhausted;
  return { ...state, remaining, step };
}

const endOfCountdown = { success: 'passed', exhausted: 'exhausted', expired: 'expired' } as const;

function countDown(state: FaceState): FaceState {
  const { step } = state;
  if (step.name !== 'success' && step.name !== 'exhausted' && step.name !== 'expired') return state;
  return step.left > 1 ? to(state, { ...step, left: step.left - 1 }) : finish(state, endOfCountdown[step.name]);
}

/** Closing mid-flow asks first; after a result it only ends the countdown (001 §4). */
function close(state: FaceState): FaceState {
  const { step, request } = state;
  if (step.name === 'ended') return state;
  if (step.name === 'success' || step.name === 'exhausted' || step.name === 'expired') {
    return finish(state, endOfCountdown[step.name]);
  }
  if (request.kind === 4) return finish(state, 'closed');
  return request.pauseFrame ? finish(state, 'paused') : { ...state, resumeAsked: true };
}
