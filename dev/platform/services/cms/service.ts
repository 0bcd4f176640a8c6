import { cmsHandlers } from './cms.ts';
import { videoReply } from './video-file.ts';
import type { Service } from '../../server/service.ts';

const tables = `
CREATE TABLE IF NOT EXISTS article_read (
  article_id TEXT PRIMARY KEY, count INTEGER NOT NULL
) STRICT;
`;

/** Articles and films (000 §7). */
export const cmsService: Service = {
  name: 'cms',
  handlers: cmsHandlers,
  tables,
  file: videoReply,
};
