import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { ExamService } from '../exam/service.ts';
import { CodedError } from '../core/coded-error.ts';
import { handler, type DomainHandlers } from './handler.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const camera = z.enum(['front', 'side']);
const maxCaptureBytes = 200 * 1024;

/** Checks the JPEG start marker: nothing else is sent to the platform as a picture. */
function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8;
}

const jpeg = z.instanceof(Uint8Array).check(
  z.refine((bytes) => bytes.byteLength <= maxCaptureBytes, 'A capture has at most 200 KB.'),
  z.refine(isJpeg, 'A capture is a JPEG.'),
);
const capture = z.object({
  attemptId: id,
  camera,
  takenAt: z.number(),
  jpeg,
  faces: z.nullable(z.int().check(z.nonnegative())),
});
const note = z.object({
  attemptId: id,
  camera,
  condition: z.enum([
    'ok',
    'lost',
    'absent',
    'refused',
    'dark',
    'covered',
    'frozen',
    'no-face',
    'several-faces',
    'moved',
  ]),
  at: z.number(),
});
const battery = z.nullable(
  z.object({ percent: z.number().check(z.minimum(0), z.maximum(100)), charging: z.boolean() }),
);

export type EvidenceHandlersOptions = Pick<
  ExamService,
  'session' | 'access' | 'activeAttempt' | 'evidence' | 'consented'
>;

export function evidenceHandlers(options: EvidenceHandlersOptions): DomainHandlers<Contract['evidence']> {
  const { session, access, activeAttempt, evidence, consented } = options;
  return {
    capture: handler(z.tuple([capture]), async (taken) => {
      const owned = await access.mine(taken.attemptId);
      if (!consented(owned.account.accountId)) {
        throw new CodedError('no-consent', 'This account has not agreed to captures on this machine.');
      }
      await activeAttempt.capture(owned, taken);
    }),
    note: handler(z.tuple([note]), async (taken) => {
      await activeAttempt.note(await access.mine(taken.attemptId), taken);
    }),
    battery: handler(z.tuple([id, battery]), async (attemptId, told) => {
      const owned = await access.mine(attemptId);
      activeAttempt.battery(owned.attempt.attemptId, told);
    }),
    state: handler(z.tuple([id]), (attemptId) => evidence.state(session.account()?.accountId ?? '', attemptId)),
  };
}
