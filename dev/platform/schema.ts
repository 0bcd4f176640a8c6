import { securityTables } from './account/security-tables.ts';
import { accountTables } from './account/tables.ts';
import { certificateTables } from './certificate/tables.ts';
import { examTables } from './exam/tables.ts';
import { faceTables } from './face/tables.ts';
import { homeTables } from './home/tables.ts';
import { languageTables } from './language/tables.ts';
import { personTables } from './person/tables.ts';
import { cmsTables } from './cms/tables.ts';
import { notifyTables } from './notify/tables.ts';
import { institutionTables } from './institution/tables.ts';
import { serverTables } from './server/tables.ts';
import { switchingTables } from './switching/tables.ts';
import { trackingTables } from './tracking/tables.ts';
import { uploadTables } from './upload/tables.ts';

/**
 * Tables of the platform, service by service. Times are epoch ms, flags 0 or 1; content (questions, exams, tenants) lies
 * in `content/`. A table is never changed once it has landed: a file of an older client is opened as it is.
 */
export const schema = [
  serverTables,
  accountTables,
  securityTables,
  switchingTables,
  examTables,
  faceTables,
  certificateTables,
  homeTables,
  languageTables,
  notifyTables,
  cmsTables,
  personTables,
  trackingTables,
  uploadTables,
  institutionTables,
].join('');
