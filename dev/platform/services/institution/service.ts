import type { Service } from '../../server/service.ts';
import { institutionCodes } from './codes.ts';
import { institutionHandlers } from './institution.ts';

const tables = `
CREATE TABLE IF NOT EXISTS training_base (
  application_no TEXT PRIMARY KEY, organ_code TEXT NOT NULL UNIQUE, name TEXT NOT NULL, user_name TEXT NOT NULL,
  phone TEXT NOT NULL, region_code TEXT NOT NULL, region TEXT NOT NULL, address TEXT NOT NULL,
  classrooms INTEGER NOT NULL, area INTEGER NOT NULL, licence TEXT NOT NULL, photos TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
`;

/** Institutions, their branches and training bases (000 §7, 001 §7). */
export const institutionService: Service = {
  name: 'institution',
  handlers: institutionHandlers,
  tables,
  codes: institutionCodes,
};
