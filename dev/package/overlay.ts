import path from 'node:path';
import type { Configuration } from 'electron-builder';
import { examPaths } from '#contract/paths/exam.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { linkSchemeOf, type Brand } from './brand.ts';
import type { PackageOptions, System } from './options.ts';

/** What an organisation's client has other than ours: everything else is `electron-builder.yml`, over which this is laid. */
export function overlayOf(brand: Brand): Configuration {
  const icons = path.join(brand.folder, 'icons');
  const desktop = { desktopActions: launcherActions(brand) };
  return {
    appId: brand.appId,
    productName: brand.name,
    copyright: `© ${brand.vendor.name}`,
    extraMetadata: {
      name: brand.program,
      productName: brand.name,
      appId: brand.appId,
      description: brand.description,
      author: { name: brand.vendor.name, email: brand.vendor.email },
      homepage: brand.vendor.homepage,
      desktopName: `${brand.appId}.desktop`,
      ...(brand.scheme !== undefined && { linkScheme: brand.scheme }),
    },
    // As a list it replaces ours: electron-builder adds lists of schemes up.
    protocols: [{ name: brand.name, schemes: [linkSchemeOf(brand)] }],
    publish: brand.updates === undefined ? null : { provider: 'generic', url: brand.updates },
    win: { icon: path.join(icons, 'icon.ico') },
    mac: { icon: path.join(icons, 'icon.icns') },
    linux: { icon: icons, synopsis: brand.description },
    deb: { desktop },
    rpm: { desktop },
  };
}

/** The entries of the launcher's menu start the program by its own name, with its own links. */
function launcherActions(brand: Brand) {
  const start = `${brand.program} ${linkSchemeOf(brand)}:/`;
  return {
    Exams: { Exec: `${start}${examPaths.list.to()}` },
    Learning: { Exec: `${start}${learningPaths.center.to()}` },
  };
}

/** Whether the system lets a build of ours replace itself: Windows and macOS ask for a signed one. */
export function mayUpdateItself(system: System, env: Readonly<Record<string, string | undefined>>): boolean {
  const given = (...names: string[]) => names.some((name) => env[name] !== undefined);
  if (system === 'linux') return true;
  return system === 'win' ? given('WIN_CSC_LINK', 'CSC_LINK') : given('CSC_LINK', 'CSC_NAME');
}

/** What electron-builder is asked for; []: what the configuration names. */
export function builderTargets({ system, dir, targets }: PackageOptions): Partial<Record<System, string[]>> {
  return { [system]: dir ? ['dir'] : targets };
}
