import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PackagedLook } from '#electron/platform/tenant/packaged-look.ts';
import { updateKeyFile, type Brand } from './brand.ts';

/**
 * Lays into the client's `resources` what a brand has beside the archive: look and icon of the tray, policy, platform profile,
 * and where it may update itself the address and key of its feed.
 */
export function layBeside(brand: Brand, resources: string, updates: boolean): void {
  const write = (name: string, content: object) =>
    writeFileSync(path.join(resources, name), `${JSON.stringify(content, null, 2)}\n`);
  copyFileSync(path.join(brand.folder, 'icons', '32x32.png'), path.join(resources, 'tray.png'));
  write('look.json', lookOf(brand));
  if (brand.policy) write('policy.json', brand.policy);
  if (brand.profile) write('platform-profile.json', brand.profile);
  if (brand.updates !== undefined && updates) {
    const publicKey = readFileSync(path.join(brand.folder, updateKeyFile), 'utf8');
    write('updates.json', { address: brand.updates, publicKey });
  }
}

/** Name, colour and icon for the time before the platform tells its own. */
function lookOf({ folder, name, look }: Brand): PackagedLook {
  const icon = readFileSync(path.join(folder, 'icons', '64x64.png')).toString('base64');
  return { title: look?.title ?? name, colour: look?.colour ?? null, logo: `data:image/png;base64,${icon}` };
}
