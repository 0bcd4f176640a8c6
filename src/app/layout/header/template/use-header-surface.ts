import { useAtomValue } from 'jotai';
import { useState, type SyntheticEvent } from 'react';
import { settingsAtom, tenantAtom } from '../../../../domain/session/state.ts';
import { useThemeMode } from '../../../../ui/theme/use-theme-mode.ts';
import { pageAddressOf } from '../../../../ui/html/page-address.ts';
import { groundVariables } from './header-surface.ts';
import { loadingGround, type Ink } from '../../../../ui/theme/header-inks.ts';
import { inkOn, inkOver, readBackground, veiled } from './contrast.ts';
import { coloursOf } from './measure.ts';

/** What lies behind the header, and what its content needs to be read on it. */
export interface Ground {
  style: Record<`--${string}`, string> | undefined;
  picture: {
    address: string;
    veil: number;
    onLoad: (event: SyntheticEvent<HTMLImageElement>) => void;
    onError: () => void;
  } | null;
}

/** The ground of the header setting; none of its own in high contrast, or when its picture does not load. */
export function useGround(): Ground {
  const { header } = useAtomValue(tenantAtom);
  const mode = useThemeMode(useAtomValue(settingsAtom).theme);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const background = readBackground(header.background);
  if (mode === 'contrast' || background.kind === 'none') return { style: undefined, picture: null };
  if (background.kind === 'colour') {
    const { colour } = background;
    return { style: groundVariables(inkOn(colour), colour, header.subjectColor), picture: null };
  }
  const { address } = background;
  const known = measured?.address === address ? measured : null;
  if (known?.broken) return { style: undefined, picture: null };
  const { ink, veil, ground } = known ?? { ink: 'light' as const, veil: 0.4, ground: loadingGround };
  return {
    style: groundVariables(ink, ground, header.subjectColor),
    picture: {
      address: pageAddressOf(address),
      veil,
      onLoad: ({ currentTarget }) => setMeasured({ ...measure(currentTarget), address }),
      onError: () => setMeasured({ ink: 'light', veil: 0, ground: loadingGround, broken: true, address }),
    },
  };
}

interface Measured {
  address: string;
  ink: Ink;
  veil: number;
  /** One colour for the whole, for the mark of the menu. */
  ground: string;
  broken: boolean;
}

function measure(picture: HTMLImageElement): Omit<Measured, 'address'> {
  const colours = coloursOf(picture, { width: picture.clientWidth, height: picture.clientHeight });
  const { ink, veil } = inkOver(colours);
  const middle = colours[Math.floor(colours.length / 2)] ?? loadingGround;
  return { ink, veil, ground: veiled(middle, veil), broken: false };
}
