import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { drawing, stage } from '#ui/theme/fixed-colours.ts';
import { CameraFrame } from '../cameras/CameraFrame.tsx';

const useStyles = makeStyles({ frame: { width: '336px', maxWidth: '100%', aspectRatio: '1' } });

interface FaceFrameProps {
  /** The live picture; a drawn head by default. */
  children?: ReactNode;
  /** What the detector sees, as text. */
  caption?: string;
  /** True when the face is well positioned. */
  good?: boolean;
}

/** The oval that the face must fill. */
export function FaceFrame({ children, caption, good = false }: FaceFrameProps) {
  const styles = useStyles();
  return (
    <CameraFrame className={styles.frame} picture={children} caption={caption} viewBox="0 0 336 336">
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
    </CameraFrame>
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
