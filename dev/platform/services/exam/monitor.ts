import { createHash } from 'node:crypto';
import * as calls from '#contract/platform/exam/monitor.ts';
import { wireTime } from '../../server/clock.ts';
import { handle } from '../../server/handle.ts';
import { jpegSize, pictureBytes } from '../../server/jpeg.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { faceCodes } from '../face/codes.ts';
import { keepClaim, keepLink } from './evidence-chain.ts';
import { ownPaper } from './own-paper.ts';

/** Pictures kept a camera and paper; of older ones only what they were. */
const picturesKept = 6;
const largest = 1_000_000;

function readPicture(image: string) {
  const bytes = pictureBytes(image);
  const size = bytes && jpegSize(bytes);
  if (!bytes || !size || bytes.length > largest) throw new Refusal(faceCodes.photoUnusable, '画面不是有效的 JPEG 图片');
  return { bytes, ...size, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export const monitorHandlers = [
  handle(calls.monitorHeartbeat, (input, context) => {
    const { paper } = ownPaper(input, context);
    const now = context.clock.now();
    context.store.run(
      'INSERT INTO heartbeat (paper_id, sent_at, received_at, waiting, cameras) VALUES (?, ?, ?, ?, ?)',
      paper.id,
      input.sentAt,
      now,
      input.waiting ?? null,
      JSON.stringify(input.cameras),
    );
    keepClaim(context.store, paper.id, input);
    return { serverTime: wireTime(now) };
  }),
  handle(calls.monitorCaptureSave, (input, context) => {
    const { paper } = ownPaper(input, context);
    const picture = input.image ? readPicture(input.image) : null;
    if (!picture && !input.state) throw new Refusal(serverCodes.badParameter, '参数 image 缺失或类型不正确');
    const { store, clock } = context;
    // Of a smaller version the chain has the one that was stored at the seat.
    keepLink(store, paper.id, input, picture && (input.smaller?.sha256 ?? picture.sha256));
    const id = store.run(
      `INSERT INTO capture (paper_id, place, taken_at, received_at, faces, state, bytes, sha256, width, height, picture)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      paper.id,
      input.place,
      input.takenAt,
      clock.now(),
      input.faces ?? null,
      input.state ?? null,
      picture?.bytes.length ?? null,
      picture?.sha256 ?? null,
      picture?.width ?? null,
      picture?.height ?? null,
      picture?.bytes ?? null,
    );
    store.run(
      `UPDATE capture SET picture = NULL WHERE paper_id = ? AND place = ? AND id NOT IN
       (SELECT id FROM capture WHERE paper_id = ? AND place = ? AND picture IS NOT NULL ORDER BY id DESC LIMIT ${picturesKept})`,
      paper.id,
      input.place,
      paper.id,
      input.place,
    );
    return { id: String(id) };
  }),
];
