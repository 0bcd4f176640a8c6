import { useAtomValue } from 'jotai';
import { useState, type SyntheticEvent } from 'react';
import { settingsAtom, tenantAtom } from '#domain/app-state.ts';
import { pageAddressOf } from '#ui/html/page-address.ts';
import { loadingBackground, type TextTone } from '#ui/theme/text-tones.ts';
import { useThemeMode } from '#ui/theme/use-theme-mode.ts';
import { textToneOn, textToneOver, readBackground, underOverlay } from './contrast.ts';
import { headerTokens } from './header-tokens.ts';
import { coloursOf } from './picture-colours.ts';

/** The header's background and the tokens that make its content readable on it. */
export interface HeaderTokens {
  style: Record<`--${string}`, string> | undefined;
  picture: {
    address: string;
    overlay: number;
    onLoad: (event: SyntheticEvent<HTMLImageElement>) => void;
    onError: () => void;
  } | null;
}

/** The background of the header setting; none in high contrast, or when its picture fails to load. */
export function useHeaderTokens(): HeaderTokens {
  const { header } = useAtomValue(tenantAtom);
  const mode = useThemeMode(useAtomValue(settingsAtom).theme);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const background = readBackground(header.background);
  if (mode === 'contrast' || background.kind === 'none') return { style: undefined, picture: null };
  if (background.kind === 'colour') {
    const { colour } = background;
    return { style: headerTokens(textToneOn(colour), colour, header.subjectColor), picture: null };
  }
  const { address } = background;
  const current = measured?.address === address ? measured : null;
  if (current?.broken) return { style: undefined, picture: null };
  const { tone, overlay, baseColour } = current ?? {
    tone: 'light' as const,
    overlay: 0.4,
    baseColour: loadingBackground,
  };
  return {
    style: headerTokens(tone, baseColour, header.subjectColor),
    picture: {
      address: pageAddressOf(address),
      overlay,
      onLoad: ({ currentTarget }) => setMeasured({ ...measure(currentTarget), address }),
      onError: () => setMeasured({ tone: 'light', overlay: 0, baseColour: loadingBackground, broken: true, address }),
    },
  };
}

interface Measured {
  address: string;
  tone: TextTone;
  overlay: number;
  /** One colour for the whole background, to choose the underline. */
  baseColour: string;
  broken: boolean;
}

function measure(picture: HTMLImageElement): Omit<Measured, 'address'> {
  const colours = coloursOf(picture, { width: picture.clientWidth, height: picture.clientHeight });
  const { tone, overlay } = textToneOver(colours);
  const middle = colours[Math.floor(colours.length / 2)] ?? loadingBackground;
  return { tone, overlay, baseColour: underOverlay(middle, overlay), broken: false };
}
