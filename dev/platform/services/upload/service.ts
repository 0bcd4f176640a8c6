import { uploadCodes } from './codes.ts';
import { uploadHandlers } from './upload.ts';
import { uploadedReply } from './uploaded.ts';
import type { Service } from '../../server/service.ts';

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
