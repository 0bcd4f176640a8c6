import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { text, time } from '../fields.ts';

/** Items of this attempt that will not come, by cause. */
const lost = z.optional(
  z.object({
    thinned: z.number(),
    dropped: z.number(),
    switches: z.number(),
    expired: z.number(),
    noRoom: z.number(),
  }),
);
const place = z.enum(['front', 'side']);
/** How far the chain of one kind of evidence has come here; `waiting`: how many of its items have not been sent yet. */
const chainEnd = z.object({ n: z.number(), hash: z.string(), waiting: z.number() });

/** Tells the platform that a paper is being sat, and how its cameras are (002 §7, assumed). */
export const monitorHeartbeat = endpoint({
  id: 'monitorHeartbeat',
  method: 'POST',
  path: '/monitor/v1/examMonitor/heartbeat',
  assumed: true,
  effect: true,
  body: z.object({
    userPaperId: z.string(),
    examId: z.string(),
    cameras: z.array(z.object({ place, state: z.string() })),
    /** Items of evidence that still wait on the learner's machine; absent: they cannot be counted. */
    waiting: z.optional(z.number()),
    lost,
    /** Absences from the paper that count so far, as the seat's own record has them; absent: a client that does not say. */
    absences: z.optional(z.number()),
    /**
     * The last number of each chain that was given on the learner's machine. A number up to it that has not come, does not wait
     * and was not told as gone (a note `evidence-gone`) was taken out. `broken`: the store takes nothing at the moment, and
     * `unstored` items wait in memory. Absent: not known.
     */
    stored: z.optional(
      z.object({
        note: chainEnd,
        capture: chainEnd,
        broken: z.optional(z.boolean()),
        unstored: z.optional(z.number()),
      }),
    ),
    /** Charge in per cent; absent: not known. */
    battery: z.optional(z.number()),
    /** Absent: not known. */
    charging: z.optional(z.boolean()),
    /** Epoch ms. */
    sentAt: z.number(),
  }),
  answer: z.object({ serverTime: time }),
});

/**
 * Keeps one picture of one camera, or with `state` instead of a picture, what happened to the camera; at the place
 * `seat`, a fact about the computer, such as a second display (002 §7, assumed).
 */
export const monitorCaptureSave = endpoint({
  id: 'monitorCaptureSave',
  method: 'POST',
  path: '/monitor/v1/examMonitor/captureSave',
  assumed: true,
  effect: true,
  body: z.object({
    userPaperId: z.string(),
    examId: z.string(),
    place: z.enum(['front', 'side', 'seat']),
    /** Epoch ms of the platform's clock. */
    takenAt: z.number(),
    faces: z.optional(z.nullable(z.number())),
    /** JPEG as a data URL. */
    image: z.optional(z.nullable(z.string())),
    /**
     * The picture is a smaller version of the one that was stored, which the platform, or what stands before it, did not take for its
     * size: SHA-256 (hex) and bytes of the stored one, which is the one in the chain. A note `picture-smaller:<number in the
     * chain>:<SHA-256 of what was sent>` follows. Absent: the picture is the one that was stored.
     */
    smaller: z.optional(z.object({ sha256: z.string(), bytes: z.number() })),
    state: z.optional(z.string()),
    lost,
    /**
     * Its place among what was stored of its kind for this paper, from 1, and the SHA-256 (hex) over the previous item's hash, place,
     * takenAt, state, faces and the picture's SHA-256, each in a line of its own, '' where it has none.
     * Items may come in
     * another order. A paper that goes on at another seat takes its chain along; `tail` true: what the seat that was left stored
     * afterwards. It hangs on the chain where the paper went, beside the items of the other seat.
     */
    chain: z.optional(
      z.object({ n: z.number(), previous: z.string(), hash: z.string(), tail: z.optional(z.boolean()) }),
    ),
  }),
  answer: z.object({ id: text }),
});
