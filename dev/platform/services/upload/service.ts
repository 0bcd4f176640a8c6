import * as calls from '#contract/platform/site/upload.ts';
import { handleOpen } from '../../server/handle.ts';
import { ReceivedFile } from '../../server/received-file.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Service } from '../../server/service.ts';
import { accountOf } from '../account/session.ts';
import { keepPicture, pictureKindOf, uploadedReply } from './uploaded.ts';

/** Codes of this service's refusals; no document shows any. */
const uploadCodes = {
  pictureTooLarge: 40331,
  pictureKind: 40332,
} as const;

/** The largest picture in bytes: exactly 5 MB is taken (000 §5, G-142). */
const largest = 5 * 1024 * 1024;

const uploadHandlers = [
  handleOpen(calls.uploadPicture, ({ file }, { store, clock, token }) => {
    // A visitor may apply; a session that has ended is told so all the same (G-163).
    if (token !== '') accountOf(store, token, clock.now());
    if (!(file instanceof ReceivedFile)) throw new Refusal(serverCodes.badParameter, '参数 file 缺失或类型不正确');
    if (file.size > largest) throw new Refusal(uploadCodes.pictureTooLarge, '图片大小不能超过5M');
    const kind = pictureKindOf(file.bytes);
    if (!kind) throw new Refusal(uploadCodes.pictureKind, '请上传jpg、png格式的图片');
    return keepPicture(store, kind, file.bytes, clock.now());
  }),
];

const tables = `
CREATE TABLE IF NOT EXISTS uploaded_picture (
  id TEXT PRIMARY KEY, type TEXT NOT NULL, bytes BLOB NOT NULL, at INTEGER NOT NULL, taken INTEGER NOT NULL DEFAULT 0
) STRICT;
`;

/** Uploaded pictures (000 §7). */
export const uploadService: Service = {
  name: 'upload',
  handlers: uploadHandlers,
  tables,
  codes: uploadCodes,
  file: uploadedReply,
};
