import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import { handler, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { ExamService } from '../service.ts';

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
const pixels = z.int().check(z.minimum(0), z.maximum(20_000));
const device = z.object({
  attemptId: id,
  camera,
  // A line break in a name would tear the chain's text apart.
  label: z.string().check(z.maxLength(200), z.regex(/^[^\p{Cc}]*$/u)),
  width: pixels,
  height: pixels,
  at: z.number(),
});
const battery = z.nullable(
  z.object({ percent: z.number().check(z.minimum(0), z.maximum(100)), charging: z.boolean() }),
);

export type EvidenceHandlersOptions = Pick<ExamService, 'access' | 'activeAttempt' | 'evidence' | 'consent'>;

export function evidenceHandlers(options: EvidenceHandlersOptions): DomainHandlers<Contract['evidence']> {
  const { access, activeAttempt, evidence, consent } = options;
  return {
    capture: handler(z.tuple([capture]), async (taken) => {
      const owned = await access.mine(taken.attemptId);
      if (!consent.given(owned)) {
        throw new CodedError('no-consent', 'This account has not agreed to captures on this machine.');
      }
      await activeAttempt.capture(owned, taken);
    }),
    note: handler(z.tuple([note]), async (taken) => {
      await activeAttempt.note(await access.mine(taken.attemptId), taken);
    }),
    device: handler(z.tuple([device]), async (told) => {
      await activeAttempt.noteDevice(await access.mine(told.attemptId), told);
    }),
    battery: handler(z.tuple([id, battery]), async (attemptId, told) => {
      const owned = await access.mine(attemptId);
      activeAttempt.battery(owned.attempt.attemptId, told);
    }),
    state: handler(z.tuple([id]), (attemptId) => evidence.state(access.account()?.accountId ?? '', attemptId)),
  };
}
