import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { CameraFrame } from '#domain/cameras/CameraFrame.tsx';
import { drawing, stage } from '#ui/theme/fixed-colours.ts';
import type { Side } from '../identity-flow.ts';

const useStyles = makeStyles({ frame: { width: '100%', aspectRatio: '1280 / 808' } });

interface CardFrameProps {
  side: Side;
  /** The live picture; a drawn card by default. */
  children?: ReactNode;
  caption?: string;
}

/** The frame that the card must fill. */
export function CardFrame({ side, children, caption }: CardFrameProps) {
  const styles = useStyles();
  return (
    <CameraFrame className={styles.frame} picture={children} caption={caption} viewBox="0 0 320 202">
      {!children && <DrawnCard side={side} />}
      <path
        d="M14 46V24a10 10 0 0 1 10-10h30M266 14h30a10 10 0 0 1 10 10v22M306 156v22a10 10 0 0 1-10 10h-30M54 188H24a10 10 0 0 1-10-10v-22"
        fill="none"
        stroke={stage.text}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </CameraFrame>
  );
}

function DrawnCard({ side }: { side: Side }) {
  return (
    <>
      <rect width="320" height="202" fill={drawing.table} />
      <rect
        x="30"
        y="28"
        width="260"
        height="146"
        rx="10"
        fill={side === 'front' ? drawing.cardFront : drawing.cardBack}
      />
      {side === 'front' ? (
        <g fill={drawing.cardFrontLine}>
          <rect x="48" y="48" width="62" height="9" rx="4" />
          <rect x="48" y="68" width="92" height="9" rx="4" />
          <rect x="48" y="88" width="112" height="9" rx="4" />
          <rect x="48" y="108" width="98" height="9" rx="4" />
          <rect x="48" y="144" width="192" height="11" rx="5" fill={drawing.cardFrontText} />
          <rect x="206" y="44" width="66" height="84" rx="6" fill={drawing.cardFrontFace} />
          <circle cx="239" cy="74" r="16" />
          <path d="M213 128c3-24 13-33 26-33s23 9 26 33Z" />
        </g>
      ) : (
        <g fill={drawing.cardBackLine}>
          <circle cx="74" cy="72" r="26" fill={drawing.cardBackSeal} />
          <path d="M74 54l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1Z" fill={drawing.cardBackStar} />
          <rect x="120" y="56" width="140" height="11" rx="5" fill={drawing.cardBackText} />
          <rect x="140" y="76" width="100" height="9" rx="4" />
          <rect x="100" y="128" width="150" height="9" rx="4" />
          <rect x="100" y="148" width="126" height="9" rx="4" />
        </g>
      )}
    </>
  );
}
