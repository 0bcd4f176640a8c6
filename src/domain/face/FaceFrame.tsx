import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { drawing, stage } from '#ui/theme/fixed-colours.ts';

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    width: '336px',
    maxWidth: '100%',
    aspectRatio: '1',
    borderRadius: '12px',
    overflow: 'hidden',
    backgroundColor: stage.dark,
  },
  oval: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  caption: { position: 'absolute', left: 0, right: 0, bottom: '12px', textAlign: 'center' },
  label: {
    display: 'inline-block',
    maxWidth: 'calc(100% - 24px)',
    boxSizing: 'border-box',
    padding: '4px 9px',
    borderRadius: '5px',
    backgroundColor: stage.plate,
    color: stage.text,
  },
});

interface FaceFrameProps {
  /** The live picture; a drawn head by default. */
  children?: ReactNode;
  /** What the detector sees, as text. */
  caption?: string;
  /** True when the face is well positioned. */
  good?: boolean;
}

/** The oval that the face must fill; below it is room for a caption of two lines. */
export function FaceFrame({ children, caption, good = false }: FaceFrameProps) {
  const styles = useStyles();
  return (
    <div className={styles.frame}>
      {children}
      <svg viewBox="0 0 336 336" className={styles.oval} aria-hidden>
        {!children && <DrawnHead />}
        <path d="M0 0H336V336H0Z M168 26a96 122 0 1 0 .1 0Z" fillRule="evenodd" fill={stage.dark} opacity=".52" />
        <ellipse
          cx="168"
          cy="148"
          rx="96"
          ry="122"
          fill="none"
          stroke={good ? stage.good : stage.text}
          strokeWidth={good ? 4 : 3}
        />
      </svg>
      {caption !== undefined && (
        <div className={styles.caption}>
          <output className={styles.label}>{caption}</output>
        </div>
      )}
    </div>
  );
}

function DrawnHead() {
  return (
    <g fill={drawing.person}>
      <rect width="336" height="336" fill={drawing.personBackground} />
      <path d="M56 336c6-62 46-88 112-88s106 26 112 88Z" />
      <ellipse cx="168" cy="150" rx="66" ry="84" />
    </g>
  );
}
