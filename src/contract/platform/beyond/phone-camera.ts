import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { number, numberOrNull, object, text, time } from '../fields.ts';

// A phone as the side camera of an exam. No document has these calls: they are made only where the tenant's entry
// `exam_phone_camera` is on (docs/PLATFORM.md, section 3).

/** The tenant's entry (frontendConfig) that offers a phone as the side camera; off unless it is 'true' (assumed). */
export const phoneCameraKey = 'exam_phone_camera';

/** `userPaperId`: '' until the paper is joined. The platform binds the phone to the paper that is joined after it. */
const paperKey = z.object({ examId: z.string(), userPaperId: z.string() });

/**
 * The learner's phone for this exam. `state`: `code` waits for a phone, `live` sends pictures, `left` its page was closed
 * or hidden, `refused` its camera was not allowed; '' or `ended`: there is none. Refused where the paper is somebody
 * else's. Beyond the documents.
 */
export const phoneCameraFind = endpoint({
  id: 'phoneCameraFind',
  method: 'GET',
  path: '/monitor/v1/phoneCamera/find',
  assumed: true,
  query: paperKey,
  answer: object({ pairingId: text, state: text }),
});

/**
 * Makes a one-time code that one phone redeems until `codeUntil`; an earlier code of this exam ends. The phone that was
 * connected before goes on until another one has redeemed the code. Beyond the documents.
 */
export const phoneCameraPair = endpoint({
  id: 'phoneCameraPair',
  method: 'POST',
  path: '/monitor/v1/phoneCamera/pair',
  assumed: true,
  effect: true,
  body: paperKey,
  answer: object({ pairingId: text, code: text, codeUntil: time }),
  makesStale: ['phoneCameraFind'],
});

/** Disconnects the phone of this exam and ends its code; none is none. Beyond the documents. */
export const phoneCameraEnd = endpoint({
  id: 'phoneCameraEnd',
  method: 'POST',
  path: '/monitor/v1/phoneCamera/end',
  assumed: true,
  effect: true,
  body: paperKey,
  answer: z.unknown(),
  makesStale: ['phoneCameraFind'],
});

/**
 * The last picture of the phone, when its number is above `after`: `image` is a JPEG as a data URL, '' when there is no
 * newer one; `at` is when the platform received it. `everySeconds` is the phone's pace. Refused once the pairing has
 * ended. Beyond the documents.
 */
export const phoneCameraFrame = endpoint({
  id: 'phoneCameraFrame',
  method: 'GET',
  path: '/monitor/v1/phoneCamera/frame',
  assumed: true,
  query: z.object({ pairingId: z.string(), after: z.number() }),
  answer: object({ state: text, number, image: text, at: time, everySeconds: numberOrNull }),
});

export type PhoneFrame = Answer<typeof phoneCameraFrame>;
