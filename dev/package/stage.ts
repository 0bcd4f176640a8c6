import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { PackagedLook } from '../../electron/tenant/packaged-look.ts';
import { updateKeyFile, type Brand } from './brand.ts';

const ownPackage = z.object({ version: z.string(), main: z.string(), type: z.string() });

/** Folders for what is packed; `updates`: whether this build may update itself. */
interface StagePlace {
  app: string;
  extra: string;
  updates: boolean;
}

/**
 * Lays out what is packed: in `app` the bundles and a package.json of their own, in `extra` what lies beside the archive.
 * Source maps stay behind. Returns the version.
 */
export function stage(root: string, brand: Brand, { app, extra, updates }: StagePlace): string {
  const { version, main, type } = z.parse(
    ownPackage,
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')),
  );
  for (const folder of [app, extra]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  for (const folder of ['dist', 'dist-electron']) {
    cpSync(path.join(root, folder), path.join(app, folder), { recursive: true, filter: isShipped });
  }
  cpSync(path.join(brand.folder, 'icons', '32x32.png'), path.join(app, 'tray.png'));
  const { program, name, appId, description, vendor } = brand;
  write(path.join(app, 'package.json'), {
    name: program,
    productName: name,
    appId,
    version,
    description,
    author: { name: vendor.name, email: vendor.email },
    homepage: vendor.homepage,
    license: 'UNLICENSED',
    type,
    main,
  });
  write(path.join(extra, 'look.json'), lookOf(brand));
  if (brand.policy) write(path.join(extra, 'policy.json'), brand.policy);
  if (brand.profile) write(path.join(extra, 'platform-profile.json'), brand.profile);
  if (brand.updates !== undefined && updates) {
    const publicKey = readFileSync(path.join(brand.folder, updateKeyFile), 'utf8');
    write(path.join(extra, 'updates.json'), { address: brand.updates, publicKey });
  }
  return version;
}

/** Name, colour and icon for the time before the platform tells its own. */
function lookOf({ folder, name, look }: Brand): PackagedLook {
  const icon = readFileSync(path.join(folder, 'icons', '64x64.png')).toString('base64');
  return { title: look?.title ?? name, colour: look?.colour ?? null, logo: `data:image/png;base64,${icon}` };
}

/** Vite's folder `.vite` holds the manifest of the build. */
function isShipped(file: string): boolean {
  return !file.endsWith('.map') && path.basename(file) !== '.vite';
}

function write(file: string, content: object): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
