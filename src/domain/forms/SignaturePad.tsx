import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { clearPad, drawLine, padSize } from './signature-pad.ts';

const useStyles = makeStyles({
  pad: {
    width: '100%',
    maxWidth: `${padSize.width}px`,
    aspectRatio: `${padSize.width} / ${padSize.height}`,
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'crosshair',
    touchAction: 'none',
  },
});

interface SignaturePadProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  label: string;
  onDrawn: () => void;
}

/** Where a learner signs with mouse, pen or finger. */
export function SignaturePad({ canvas, label, onDrawn }: SignaturePadProps) {
  const styles = useStyles();
  const last = useRef<DOMPointReadOnly | null>(null);
  useEffect(() => {
    if (canvas.current) clearPad(canvas.current);
  }, [canvas]);
  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const scale = padSize.width / (box.width || padSize.width);
    return new DOMPointReadOnly((clientX - box.left) * scale, (clientY - box.top) * scale);
  };
  return (
    <canvas
      ref={canvas}
      className={styles.pad}
      width={padSize.width}
      height={padSize.height}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn on, which no img can be
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = pointOf(event);
      }}
      onPointerMove={(event) => {
        if (!last.current) return;
        const point = pointOf(event);
        drawLine(event.currentTarget, last.current, point);
        last.current = point;
        onDrawn();
      }}
      onPointerUp={() => {
        last.current = null;
      }}
    />
  );
}
