import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { Handlers } from '../../src/contract/ipc/ipc-types.ts';
import type { ExamService } from '../exam/service.ts';
import type { ArgumentSchemas } from './arguments.ts';

type Domain = Contract['evidence'];

const id = z.string().check(z.minLength(1), z.maxLength(128));
const camera = z.enum(['front', 'side']);
const largestCapture = 200 * 1024;

/** Starts as a JPEG does: the platform is never sent anything else as a picture. */
function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8;
}

const jpeg = z.instanceof(Uint8Array).check(
  z.refine((bytes) => bytes.byteLength <= largestCapture, 'A capture has at most 200 KB.'),
  z.refine(isJpeg, 'A capture is a JPEG.'),
);

export const evidenceArguments: ArgumentSchemas<Domain> = {
  capture: z.tuple([
    z.object({ attemptId: id, camera, takenAt: z.number(), jpeg, faces: z.nullable(z.int().check(z.nonnegative())) }),
  ]),
  note: z.tuple([
    z.object({
      attemptId: id,
      camera,
      condition: z.enum(['ok', 'lost', 'absent', 'refused', 'dark', 'covered', 'frozen']),
      at: z.number(),
    }),
  ]),
  state: z.tuple([id]),
};

export function evidenceHandlers({ evidence }: Pick<ExamService, 'evidence'>): Handlers<Domain> {
  return evidence;
}
