import { useAtomValue } from 'jotai';
import { useState, type SyntheticEvent } from 'react';
import { settingsAtom, tenantAtom } from '../../../../domain/session/state.ts';
import { useThemeMode } from '../../../../ui/theme/use-theme-mode.ts';
import { pageAddressOf } from '../../../../ui/html/page-address.ts';
import { headerTokens } from './header-tokens.ts';
import { loadingBackground, type TextTone } from '../../../../ui/theme/text-tones.ts';
import { textToneOn, textToneOver, readBackground, veiled } from './contrast.ts';
import { coloursOf } from './measure.ts';

/** What lies behind the header, and what its content needs to be read on it. */
export interface HeaderTokens {
  style: Record<`--${string}`, string> | undefined;
  picture: {
    address: string;
    veil: number;
    onLoad: (event: SyntheticEvent<HTMLImageElement>) => void;
    onError: () => void;
  } | null;
}

/** The ground of the header setting; none of its own in high contrast, or when its picture does not load. */
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
  const known = measured?.address === address ? measured : null;
  if (known?.broken) return { style: undefined, picture: null };
  const { ink, veil, ground } = known ?? { ink: 'light' as const, veil: 0.4, ground: loadingBackground };
  return {
    style: headerTokens(ink, ground, header.subjectColor),
    picture: {
      address: pageAddressOf(address),
      veil,
      onLoad: ({ currentTarget }) => setMeasured({ ...measure(currentTarget), address }),
      onError: () => setMeasured({ ink: 'light', veil: 0, ground: loadingBackground, broken: true, address }),
    },
  };
}

interface Measured {
  address: string;
  ink: TextTone;
  veil: number;
  /** One colour for the whole, for the mark of the menu. */
  ground: string;
  broken: boolean;
}

function measure(picture: HTMLImageElement): Omit<Measured, 'address'> {
  const colours = coloursOf(picture, { width: picture.clientWidth, height: picture.clientHeight });
  const { ink, veil } = textToneOver(colours);
  const middle = colours[Math.floor(colours.length / 2)] ?? loadingBackground;
  return { ink, veil, ground: veiled(middle, veil), broken: false };
}
