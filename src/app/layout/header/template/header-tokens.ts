import { textTones, toneStates, type TextTone } from '../../../../ui/theme/text-tones.ts';
import { markOn } from './contrast.ts';

/**
 * Fluent's colours for what stands on a tenant's own ground, as variables on the header alone: menus and dialogs that open
 * from it lie elsewhere in the document and keep the theme.
 */
export function headerTokens(ink: TextTone, ground: string, accent: string | null): Record<`--${string}`, string> {
  const text = textTones[ink];
  const other = textTones[ink === 'light' ? 'dark' : 'light'];
  const { hover, pressed, disabled, line } = toneStates[ink];
  const variables: Record<`--${string}`, string> = {
    '--header-mark': markOn(ground, accent, ink),
    '--header-ground': ground,
    '--colorSubtleBackground': 'transparent',
    '--colorSubtleBackgroundHover': hover,
    '--colorSubtleBackgroundPressed': pressed,
    '--colorSubtleBackgroundSelected': hover,
    '--colorTransparentBackgroundHover': hover,
    '--colorTransparentBackgroundPressed': pressed,
    '--colorNeutralForegroundDisabled': disabled,
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
