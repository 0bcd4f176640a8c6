import type { Service } from '../../server/service.ts';
import { faceCodes } from './codes.ts';
import { faceHandlers } from './face.ts';

const tables = `
CREATE TABLE IF NOT EXISTS face_attempt (
  id INTEGER PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), business_id TEXT NOT NULL,
  at INTEGER NOT NULL, recognised INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS face_authorisation (
  account_id TEXT NOT NULL REFERENCES account(id), task_id TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (account_id, task_id)
) STRICT;
CREATE TABLE IF NOT EXISTS face_access (
  id INTEGER PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), type INTEGER NOT NULL,
  task_id TEXT NOT NULL, course_id TEXT, res_id TEXT, at INTEGER NOT NULL
) STRICT;
`;

/** Face checks (001 §7, 002 §7). */
export const faceService: Service = {
  name: 'face',
  handlers: faceHandlers,
  tables,
  codes: faceCodes,
};
