import { inks, markOn, type Ink } from './contrast.ts';

/**
 * Fluent's colours for what stands on a tenant's own ground, as variables on the header alone: menus and dialogs that open
 * from it lie elsewhere in the document and keep the theme.
 */
export function groundVariables(ink: Ink, ground: string, accent: string | null): Record<`--${string}`, string> {
  const text = inks[ink];
  const other = inks[ink === 'light' ? 'dark' : 'light'];
  const touched = ink === 'light' ? 'rgba(255, 255, 255, .16)' : 'rgba(0, 0, 0, .08)';
  const pressed = ink === 'light' ? 'rgba(255, 255, 255, .24)' : 'rgba(0, 0, 0, .14)';
  const faint = ink === 'light' ? 'rgba(255, 255, 255, .45)' : 'rgba(0, 0, 0, .4)';
  const line = ink === 'light' ? 'rgba(255, 255, 255, .7)' : 'rgba(0, 0, 0, .6)';
  const variables: Record<`--${string}`, string> = {
    '--header-mark': markOn(ground, accent, ink),
    '--header-ground': ground,
    '--colorSubtleBackground': 'transparent',
    '--colorSubtleBackgroundHover': touched,
    '--colorSubtleBackgroundPressed': pressed,
    '--colorSubtleBackgroundSelected': touched,
    '--colorTransparentBackgroundHover': touched,
    '--colorTransparentBackgroundPressed': pressed,
    '--colorNeutralForegroundDisabled': faint,
    '--colorNeutralForegroundOnBrand': other,
    // The learner's sign.
    '--colorBrandBackgroundStatic': text,
    '--colorNeutralForegroundStaticInverted': other,
    '--colorStrokeFocus1': other,
    '--colorStrokeFocus2': text,
  };
  for (const end of ['', 'Hover', 'Pressed', 'Selected'] as const) {
    for (const name of ['1', '2', '3', '2Brand', '3Brand'] as const) {
      variables[`--colorNeutralForeground${name}${end}`] = text;
    }
    variables[`--colorBrandBackground${end}`] = text;
    variables[`--colorNeutralStroke1${end}`] = line;
  }
  return variables;
}
