import { policyFiles } from '#electron/platform/policy/policy.ts';
import { linkSchemeOf, type Brand } from './brand.ts';

/** What a client of this brand is called and where it lies: a table in Markdown, for the organisation's own papers. */
export function namesOf(brand: Brand): string[] {
  const { name, program, appId } = brand;
  const links = `\`${linkSchemeOf(brand)}://\``;
  // NSIS names the folder by the product where its letters are plain, else by the program.
  const folder = /^[-_+0-9a-zA-Z .]+$/.test(name) ? name : program;
  const policy = (os: 'windows' | 'mac' | 'linux') =>
    policyFiles(os, '', program)
      .machine.map((file) => `\`${file}\``)
      .join(', for this client alone ');
  const rows = [
    [
      'program',
      `\`%ProgramFiles%\\${folder}\\${name}.exe\`; for one user \`%LOCALAPPDATA%\\Programs\\${folder}\\${name}.exe\``,
      `\`/Applications/${name}.app/Contents/MacOS/${name}\``,
      `\`/opt/${name}/${program}\`; as a command \`${program}\``,
    ],
    [
      'files made',
      `\`${program}-<version>-win-x64.exe\`, \`-win-arm64.exe\``,
      `\`${program}-<version>-mac-universal.dmg\`, \`.zip\``,
      `\`${program}-<version>-linux-amd64.deb\` (package \`${program}\`), \`-x86_64.AppImage\``,
    ],
    [
      'answers, settings, log',
      `\`%LOCALAPPDATA%\\${name}\``,
      `\`~/Library/Application Support/${name}\``,
      `\`~/.config/${name}\``,
    ],
    [
      'shipped policy, beside the program',
      '`resources\\policy.json`',
      `\`${name}.app/Contents/Resources/policy.json\``,
      '`resources/policy.json`',
    ],
    ['policy of the machine', policy('windows'), policy('mac'), policy('linux')],
    ['links', links, links, `${links}, by \`${appId}.desktop\``],
  ];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `Names and folders of ${name} (${program}, ${appId}):`,
    line(['', 'Windows', 'macOS', 'Linux']),
    line(['---', '---', '---', '---']),
    ...rows.map(line),
  ];
}
