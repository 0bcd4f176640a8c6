import * as z from 'zod/mini';
import type { EvidenceLost } from '../../../src/contract/ipc/evidence.ts';
import { monitorCaptureSave } from '../../../src/contract/platform/exam/monitor.ts';
import { userSwitchScreen } from '../../../src/contract/platform/exam/user-paper.ts';
import type { ChainLink } from './chain.ts';
import type { PlatformAnswer, PlatformClient } from '../../gateway/platform-client.ts';

const paper = { userPaperId: z.string(), examId: z.string() };
const place = z.enum(['front', 'side']);
/** `seat`: the note is about the computer. */
const notedPlace = z.enum(['front', 'side', 'seat']);
const facts = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('capture'), ...paper, place, takenAt: z.number(), faces: z.nullable(z.number()) }),
  z.object({ kind: z.literal('note'), ...paper, place: notedPlace, takenAt: z.number(), state: z.string() }),
  z.object({ kind: z.literal('switch'), ...paper }),
]);

/** What the platform is told, complete: it can be sent after a restart without the journal. */
export type EvidenceFacts = z.output<typeof facts>;

const lineEnd = 10;

/** The facts as one JSON line, then the picture. */
export function encodeEvidence(told: EvidenceFacts, jpeg: Uint8Array | null): Uint8Array {
  return Buffer.concat([Buffer.from(`${JSON.stringify(told)}\n`), jpeg ?? new Uint8Array()]);
}

export function decodeEvidence(body: Uint8Array): { facts: EvidenceFacts; jpeg: Uint8Array } {
  const end = body.indexOf(lineEnd);
  const line = Buffer.from(body.subarray(0, end)).toString('utf8');
  return { facts: z.parse(facts, JSON.parse(line)), jpeg: body.subarray(end + 1) };
}

/** Sends it by the call that carries it (002 §7; captureSave and its fields are assumed). */
export function sendEvidence(
  platform: PlatformClient,
  body: Uint8Array,
  lost: EvidenceLost | null,
  chain: ChainLink | null,
): Promise<PlatformAnswer> {
  const { facts: told, jpeg } = decodeEvidence(body);
  if (told.kind === 'switch') {
    const { userPaperId, examId } = told;
    return platform.call(userSwitchScreen, { userPaperId, examId });
  }
  const { kind, ...rest } = told;
  const image = kind === 'capture' ? `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}` : null;
  return platform.call(monitorCaptureSave, { ...rest, image, ...(lost ? { lost } : {}), ...(chain ? { chain } : {}) });
}
