import * as z from 'zod/mini';
import type { AttemptPhase, ExamRef } from '#contract/ipc/exam.ts';
import { encodeFrame, readFrames } from './record-format.ts';

/**
 * What lists show of an attempt without its key, in clear beside the journal: no question, no answer, no account id.
 * The journal decides when the two differ; the card is only ever behind.
 */
export interface AttemptCard {
  exam: ExamRef;
  /** Masked. */
  owner: string;
  /** Questions that are answered as a whole. */
  answered: number;
  /** Questions that are answered in part; absent: none. */
  partly?: number | undefined;
  total: number;
  deadline: number | null;
  phase: AttemptPhase;
  settledAt: number | null;
  /** Ids of the older journals of its paper that it takes the place of. */
  replaces?: readonly string[] | undefined;
  /** Files of answers that the platform does not have yet; absent: none. */
  filesToSend?: number | undefined;
  /** Something of it goes out with the session of a learner who signed out; absent: nothing does. */
  holdsSession?: true | undefined;
}

const schema = z.object({
  exam: z.object({ examId: z.string(), businessId: z.string(), sourceType: z.string(), name: z.string() }),
  owner: z.string(),
  answered: z.number(),
  partly: z.optional(z.number()),
  total: z.number(),
  deadline: z.nullable(z.number()),
  phase: z.enum(['open', 'moved', 'sealed', 'delivered', 'unverified', 'closed', 'elsewhere', 'refused']),
  settledAt: z.nullable(z.number()),
  replaces: z.optional(z.array(z.string())),
  filesToSend: z.optional(z.number()),
  holdsSession: z.optional(z.literal(true)),
});

/** A card is one frame whose sequence is its revision. */
export interface CardCopy {
  revision: number;
  card: AttemptCard;
}

export function cardBytes({ revision, card }: CardCopy): Buffer {
  return encodeFrame({ sequence: revision, payload: Buffer.from(JSON.stringify(card), 'utf8') });
}

function parseCard(bytes: Uint8Array | null): CardCopy | null {
  const frame = bytes && readFrames(bytes).frames[0];
  if (!frame) return null;
  // Its CRC holds, so it is JSON that this client or another version of it wrote.
  const result = schema.safeParse(JSON.parse(frame.payload.toString('utf8')));
  return result.success ? { revision: frame.sequence, card: result.data } : null;
}

/** The newer of the copies that can be read. */
export function newestCard(copies: readonly (Uint8Array | null)[]): CardCopy | null {
  const cards = copies.map(parseCard).filter((copy) => copy !== null);
  return cards.sort((a, b) => b.revision - a.revision)[0] ?? null;
}

/** True when nothing is left to do: the journal is opened only when somebody asks for it. */
export function isDormant(card: Pick<AttemptCard, 'phase' | 'filesToSend' | 'holdsSession'> | null): boolean {
  return card?.phase === 'delivered' && !card.filesToSend && !card.holdsSession;
}

/** Delivered journals are retained this long; all others until they are delivered. */
const retentionMs = 90 * 24 * 3600_000;

/** True when a delivered attempt has been retained long enough. `now` in epoch ms of the platform's clock. */
export function outlived(
  card: Pick<AttemptCard, 'phase' | 'settledAt' | 'filesToSend' | 'holdsSession'>,
  now: number,
): boolean {
  return isDormant(card) && card.settledAt !== null && now - card.settledAt > retentionMs;
}
