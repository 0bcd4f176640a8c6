/** The two text colours on a tenant's own header background, with their hover and pressed states. */
export const textTones = { light: '#ffffff', dark: '#191c21' } as const;
export type TextTone = keyof typeof textTones;

/** The background while a picture loads. */
export const loadingBackground = '#2b2f35';

interface ToneStates {
  hover: string;
  pressed: string;
  disabled: string;
  line: string;
}

export const toneStates: Readonly<Record<TextTone, ToneStates>> = {
  light: {
    hover: 'rgba(255, 255, 255, .16)',
    pressed: 'rgba(255, 255, 255, .24)',
    disabled: 'rgba(255, 255, 255, .45)',
    line: 'rgba(255, 255, 255, .7)',
  },
  dark: {
    hover: 'rgba(0, 0, 0, .08)',
    pressed: 'rgba(0, 0, 0, .14)',
    disabled: 'rgba(0, 0, 0, .4)',
    line: 'rgba(0, 0, 0, .6)',
  },
};
