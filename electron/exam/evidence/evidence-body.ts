import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { EvidenceLost } from '#contract/ipc/evidence.ts';
import type { Attempt } from '#contract/ipc/exam.ts';
import { monitorCaptureSave } from '#contract/platform/exam/monitor.ts';
import { userSwitchScreen } from '#contract/platform/exam/user-paper.ts';
import type { PlatformAnswer, PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import type { ChainLink } from '../records/chain.ts';

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

/** By what the platform knows the paper. */
export function paperOf({ userPaperId, exam }: Attempt) {
  return { userPaperId, examId: exam.examId };
}

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

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** What of an item its chain covers, in lines; null: it is in none. */
export function chainedText(told: EvidenceFacts, jpeg: Uint8Array | null): string | null {
  if (told.kind === 'switch') return null;
  const { place: at, takenAt } = told;
  const state = told.kind === 'note' ? told.state : '';
  const faces = told.kind === 'capture' ? (told.faces ?? '') : '';
  const picture = told.kind === 'capture' && jpeg ? sha256Of(jpeg) : '';
  return [at, takenAt, state, faces, picture].join('\n');
}

/**
 * Sends it by the call that carries it (002 §7; captureSave and its fields are assumed). `smaller`: goes in place of a picture
 * that was too large, and is told as that.
 */
export function sendEvidence(
  platform: PlatformClient,
  body: Uint8Array,
  lost: EvidenceLost | null,
  chain: ChainLink | null,
  smaller: Uint8Array | null = null,
): Promise<PlatformAnswer> {
  const { facts: fact, jpeg } = decodeEvidence(body);
  if (fact.kind === 'switch') {
    const { userPaperId, examId } = fact;
    return platform.call(userSwitchScreen, { userPaperId, examId });
  }
  const { kind, ...rest } = fact;
  const sent = smaller ?? jpeg;
  const image = kind === 'capture' ? `data:image/jpeg;base64,${Buffer.from(sent).toString('base64')}` : null;
  const told = smaller === null ? {} : { smaller: { sha256: sha256Of(jpeg), bytes: jpeg.byteLength } };
  return platform.call(monitorCaptureSave, {
    ...rest,
    image,
    ...told,
    ...(lost ? { lost } : {}),
    ...(chain ? { chain } : {}),
  });
}
