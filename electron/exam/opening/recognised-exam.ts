import * as z from 'zod/mini';
import { humanFaceComparison } from '../../../src/contract/platform/face/face.ts';
import type { ObservedAnswer } from '../../gateway/forward.ts';
import { successfulData } from '../../gateway/session-answer.ts';
import { matchesRealNameHash } from '../../ipc/session.ts';

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

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null; // The platform judges the request; here it names no exam.
  }
}
