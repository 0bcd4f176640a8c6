import type { Service } from '../../server/service.ts';
import { phoneCameraCodes } from './codes.ts';
import { phoneCameraHandlers } from './handlers.ts';
import { phonePage } from './page.ts';

/** Phones that are, were or may become the side camera of a paper, each with its last picture only. */
const phoneCameraTables = `
CREATE TABLE IF NOT EXISTS phone_pairing (
  id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), exam_id TEXT NOT NULL, paper_id TEXT,
  code_digest TEXT NOT NULL, code_until INTEGER NOT NULL, phone_digest TEXT UNIQUE, created_at INTEGER NOT NULL,
  state TEXT NOT NULL, number INTEGER NOT NULL DEFAULT 0, picture BLOB, picture_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS phone_pairing_of ON phone_pairing (account_id, exam_id);
`;

/** A phone as the side camera of a paper: the learner's calls, and the page that the phone opens (beyond the documents). */
export const phoneCameraService: Service = {
  name: 'phone-camera',
  handlers: phoneCameraHandlers,
  tables: phoneCameraTables,
  codes: phoneCameraCodes,
  page: phonePage,
};
