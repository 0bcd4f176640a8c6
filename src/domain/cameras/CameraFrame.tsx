import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { stage } from '#ui/theme/fixed-colours.ts';

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    borderRadius: '12px',
    overflow: 'hidden',
    backgroundColor: stage.dark,
  },
  drawing: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
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

interface CameraFrameProps {
  /** Its size. */
  className: string | undefined;
  /** The live picture. */
  picture?: ReactNode;
  /** What the detector sees, as text. */
  caption: string | undefined;
  viewBox: string;
  /** What is drawn over the picture. */
  children: ReactNode;
}

/** The frame that a face or a card must fill; below there is room for a caption of two lines. */
export function CameraFrame({ className, picture, caption, viewBox, children }: CameraFrameProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.frame, className)}>
      {picture}
      <svg viewBox={viewBox} className={styles.drawing} aria-hidden>
        {children}
      </svg>
      {caption !== undefined && (
        <div className={styles.caption}>
          <output className={styles.label}>{caption}</output>
        </div>
      )}
    </div>
  );
}
