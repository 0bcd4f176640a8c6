import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Side } from '../flow.ts';

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    width: '100%',
    aspectRatio: '1280 / 808',
    borderRadius: '12px',
    overflow: 'hidden',
    backgroundColor: '#0b0d10',
  },
  drawing: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  word: { position: 'absolute', left: 0, right: 0, bottom: '10px', textAlign: 'center' },
  label: {
    display: 'inline-block',
    maxWidth: 'calc(100% - 24px)',
    boxSizing: 'border-box',
    padding: '3px 9px',
    borderRadius: '5px',
    backgroundColor: 'rgba(10, 12, 15, 0.82)',
    color: '#fff',
  },
});

interface CardFrameProps {
  side: Side;
  /** The live picture; without it the frame shows a drawn card. */
  children?: ReactNode;
  word?: string;
}

/** The frame that a card belongs into. */
export function CardFrame({ side, children, word }: CardFrameProps) {
  const styles = useStyles();
  return (
    <div className={styles.frame}>
      {children}
      <svg viewBox="0 0 320 202" className={styles.drawing} aria-hidden>
        {!children && <DrawnCard side={side} />}
        <path
          d="M14 46V24a10 10 0 0 1 10-10h30M266 14h30a10 10 0 0 1 10 10v22M306 156v22a10 10 0 0 1-10 10h-30M54 188H24a10 10 0 0 1-10-10v-22"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      {word !== undefined && (
        <div className={styles.word}>
          <output className={styles.label}>{word}</output>
        </div>
      )}
    </div>
  );
}

function DrawnCard({ side }: { side: Side }) {
  return (
    <>
      <rect width="320" height="202" fill="#39424d" />
      <rect x="30" y="28" width="260" height="146" rx="10" fill={side === 'front' ? '#dfe8f0' : '#e9e3ec'} />
      {side === 'front' ? (
        <g fill="#9fb0c0">
          <rect x="48" y="48" width="62" height="9" rx="4" />
          <rect x="48" y="68" width="92" height="9" rx="4" />
          <rect x="48" y="88" width="112" height="9" rx="4" />
          <rect x="48" y="108" width="98" height="9" rx="4" />
          <rect x="48" y="144" width="192" height="11" rx="5" fill="#7f92a5" />
          <rect x="206" y="44" width="66" height="84" rx="6" fill="#c3d0dc" />
          <circle cx="239" cy="74" r="16" />
          <path d="M213 128c3-24 13-33 26-33s23 9 26 33Z" />
        </g>
      ) : (
        <g fill="#b9a7bd">
          <circle cx="74" cy="72" r="26" fill="#c98f94" />
          <path d="M74 54l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1Z" fill="#eedfdf" />
          <rect x="120" y="56" width="140" height="11" rx="5" fill="#9c88a2" />
          <rect x="140" y="76" width="100" height="9" rx="4" />
          <rect x="100" y="128" width="150" height="9" rx="4" />
          <rect x="100" y="148" width="126" height="9" rx="4" />
        </g>
      )}
    </>
  );
}
