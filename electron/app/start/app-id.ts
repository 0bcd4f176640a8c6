import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const ownAppId = 'app.lectern.client';

const manifest = z.object({
  appId: z.optional(z.string()),
  name: z.optional(z.string()),
  linkScheme: z.optional(z.string()),
});

/** The id under which Windows knows the program's shortcut; a tenant's package names its own. */
export function appIdIn(appFolder: string): string {
  return manifestIn(appFolder).appId ?? ownAppId;
}

/** The name of the program's package, which is not that of the product. */
export function programIn(appFolder: string): string {
  return manifestIn(appFolder).name ?? 'lectern';
}

/** The scheme of links into this client: two organisations on one computer must not open each other's. */
export function linkSchemeIn(appFolder: string): string {
  return manifestIn(appFolder).linkScheme ?? programIn(appFolder);
}

function manifestIn(appFolder: string): z.infer<typeof manifest> {
  const read = manifest.safeParse(JSON.parse(readFileSync(path.join(appFolder, 'package.json'), 'utf8')));
  return read.success ? read.data : {};
}
