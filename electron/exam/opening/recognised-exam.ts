import * as z from 'zod/mini';
import { humanFaceComparison } from '#contract/platform/face/face.ts';
import type { ObservedAnswer } from '#electron/platform/gateway/forward.ts';
import { successfulData } from '#electron/platform/gateway/session-answer.ts';
import { matchesRealNameHash } from '#electron/platform/session/ipc.ts';

/** `businessType` of an exam (G-146). */
const examBusiness = 2;
const photoOfExam = z.object({ businessId: z.string(), businessType: z.literal(examBusiness) });

/** The exam for which the platform has just recognised the learner; null: this answer says nothing of the kind. */
export function recognisedExam({ method, path, body, text, sentToken }: ObservedAnswer): string | null {
  if (method !== humanFaceComparison.method || path !== humanFaceComparison.path) return null;
  const photo = z.safeParse(photoOfExam, parsed(body));
  const verdict = successfulData(text);
  if (!photo.success || typeof verdict !== 'string') return null;
  return matchesRealNameHash(sentToken, verdict) ? photo.data.businessId : null;
}

type Recognised = (accountId: string, examId: string) => unknown;

/** Tells the exams for which one the platform has just recognised the learner who is signed in. */
export function noteRecognised(
  answer: ObservedAnswer,
  session: { token: () => string | null; account: () => { accountId: string } | null },
  exams: { entry: { recognised: Recognised }; faceAgain: { recognised: Recognised } },
): void {
  const account = session.account();
  const examId = answer.sentToken === session.token() ? recognisedExam(answer) : null;
  if (!account || examId === null) return;
  exams.entry.recognised(account.accountId, examId);
  void exams.faceAgain.recognised(account.accountId, examId);
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null; // The platform judges the request; here it names no exam.
  }
}
