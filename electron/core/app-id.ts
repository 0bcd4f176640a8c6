import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const ownAppId = 'app.lectern.client';

const manifest = z.object({ appId: z.optional(z.string()) });

/** The id under which Windows knows the program's shortcut; a tenant's package names its own. */
export function appIdIn(appFolder: string): string {
  const read = manifest.safeParse(JSON.parse(readFileSync(path.join(appFolder, 'package.json'), 'utf8')));
  return (read.success ? read.data.appId : undefined) ?? ownAppId;
}
