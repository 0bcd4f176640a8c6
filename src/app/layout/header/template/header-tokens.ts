import { textTones, toneStates, type TextTone } from '#ui/theme/text-tones.ts';
import { markerColourOn } from './contrast.ts';

/**
 * Fluent tokens for content on the tenant's background, set on the header only: menus and dialogs are portals outside
 * of it and use the theme.
 */
export function headerTokens(tone: TextTone, background: string, accent: string | null): Record<`--${string}`, string> {
  const text = textTones[tone];
  const other = textTones[tone === 'light' ? 'dark' : 'light'];
  const { hover, pressed, disabled, line } = toneStates[tone];
  const variables: Record<`--${string}`, string> = {
    '--header-mark': markerColourOn(background, accent, tone),
    '--header-background': background,
    '--colorSubtleBackground': 'transparent',
    '--colorSubtleBackgroundHover': hover,
    '--colorSubtleBackgroundPressed': pressed,
    '--colorSubtleBackgroundSelected': hover,
    '--colorTransparentBackgroundHover': hover,
    '--colorTransparentBackgroundPressed': pressed,
    '--colorNeutralForegroundDisabled': disabled,
    '--colorNeutralForegroundOnBrand': other,
    // The avatar.
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
