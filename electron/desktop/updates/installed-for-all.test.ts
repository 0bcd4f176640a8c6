import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { installKey } from './installed-for-all.ts';

const builder = createRequire(createRequire(import.meta.url).resolve('electron-builder/package.json'));
const inBuilder = (file: string) =>
  readFileSync(path.join(path.dirname(builder.resolve('app-builder-lib/package.json')), file), 'utf8');

it.each(['app.lectern.client', 'cn.example.qicheng'])('the key of %s is the one of its installer', (appId) => {
  const target = inBuilder('out/targets/nsis/NsisTarget.js');
  const space = /ELECTRON_BUILDER_NS_UUID = builder_util_runtime_1\.UUID\.parse\("([^"]+)"\)/.exec(target)?.[1] ?? '';
  expect(target).toContain(
    'const guid = options.guid || builder_util_runtime_1.UUID.v5(appInfo.id, ELECTRON_BUILDER_NS_UUID)',
  );
  const { UUID } = z.parse(z.object({ UUID: z.any() }), builder('builder-util-runtime'));
  expect(installKey(appId)).toBe(`Software\\${UUID.v5(appId, UUID.parse(space))}`);
});

it('the installer asks for an administrator where that key is the computer’s, also when it runs unseen', () => {
  const [modes, script] = ['multiUser.nsh', 'installer.nsi'].map((file) => inBuilder(`templates/nsis/${file}`));
  expect(modes).toContain(String.raw`!define /ifndef INSTALL_REGISTRY_KEY "Software\${APP_GUID}"`);
  expect(inBuilder('templates/nsis/assistedInstaller.nsh')).toMatch(
    /ReadRegStr \$perMachineInstallationFolder HKLM "\$\{INSTALL_REGISTRY_KEY\}" InstallLocation\s+\$\{if\} \$perMachineInstallationFolder != ""\s+StrCpy \$hasPerMachineInstallation "1"/,
  );
  expect(script).toMatch(
    /\$hasPerMachineInstallation == "1"[^\n]*\s+\$\{andIf\} \$\{Silent\}\s+\$\{ifNot\} \$\{UAC_IsAdmin\}[\s\S]{0,120}UAC_RunElevated/,
  );
});
