import * as z from 'zod/mini';
import { platformProfile } from '#contract/platform/profile/profile.ts';

/** The JSON Schema of a platform profile, as the file has it. */
export function profileSchema(): string {
  const schema = z.toJSONSchema(platformProfile, { io: 'input' });
  return `${JSON.stringify({ ...schema, title: 'Platform profile of Lectern' }, null, 2)}\n`;
}
