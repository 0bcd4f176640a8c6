import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { axisLabels, axisRange, drawing, labelFont, linePath, pointAt, ringPoints, usedHeight } from './geometry.ts';

const useStyles = makeStyles({
  figure: { margin: 0, minWidth: 0, breakInside: 'avoid' },
  drawing: { display: 'block', width: '100%', maxWidth: `${drawing.width}px`, height: 'auto', margin: '0 auto' },
  ring: { fill: 'none', stroke: tokens.colorNeutralStroke2 },
  outer: { stroke: tokens.colorNeutralStrokeAccessible },
  label: { fill: tokens.colorNeutralForeground1, fontSize: `${labelFont.size}px`, fontFamily: tokens.fontFamilyBase },
  area: { fill: tokens.colorCompoundBrandBackground, fillOpacity: 0.14, stroke: 'none' },
  line: { fill: 'none', stroke: tokens.colorCompoundBrandStroke, strokeWidth: '2.5px', strokeLinejoin: 'round' },
  dot: { fill: tokens.colorCompoundBrandStroke },
  before: { fill: 'none', stroke: tokens.colorNeutralForeground2, strokeWidth: '2px', strokeDasharray: '6 4' },
  square: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralForeground2, strokeWidth: '1.5px' },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '4px 24px',
    margin: '4px 0 0',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  entry: { display: 'inline-flex', alignItems: 'center', gap: '8px' },
});

/** One axis; shares from 0 to 1, null: not known. */
export interface RadarAxis {
  name: string;
  share: number | null;
  before: number | null;
}

interface RadarChartProps {
  axes: readonly RadarAxis[];
  /** What a screen reader says of the drawing; the numbers stand in a table beside it. */
  label: string;
  /** Names of the two lines. */
  now: string;
  before: string;
  /** Shown when the axes bear numbers instead of names, and what the outermost ring is. */
  numbered: string;
  scale: string;
}

/** True when so many axes make a radar chart. */
export function canDrawRadar(count: number): boolean {
  return count >= axisRange.least && count <= axisRange.most;
}

/** Values on axes around a middle; an earlier line is dashed with square points, so that colour tells nothing alone. */
export function RadarChart({ axes, label, now, before, numbered, scale }: RadarChartProps) {
  const styles = useStyles();
  const count = axes.length;
  const { by, labels } = useMemo(() => axisLabels(axes.map(({ name }) => name)), [axes]);
  const used = usedHeight(labels);
  const shares = axes.map(({ share }) => share);
  const earlier = axes.map((axis) => axis.before);
  const compared = earlier.some((share) => share !== null);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`0 ${used.top} ${drawing.width} ${used.height}`}
        // A picture file could not follow the theme.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={label}
      >
        {[0.2, 0.4, 0.6, 0.8, 1].map((share) => (
          <polygon
            key={share}
            className={mergeClasses(styles.ring, share === 1 && styles.outer)}
            points={ringPoints(count, share)}
          />
        ))}
        {axes.map((_, at) => {
          const end = pointAt(at, count, 1);
          // oxlint-disable-next-line react/no-array-index-key -- an axis is its place
          return <line key={at} className={styles.ring} x1={drawing.x} y1={drawing.y} x2={end.x} y2={end.y} />;
        })}
        {shares.every((share) => share !== null) && <path className={styles.area} d={linePath(shares)} />}
        {compared && <path data-series="before" className={styles.before} d={linePath(earlier)} />}
        <path data-series="now" className={styles.line} d={linePath(shares)} />
        {earlier.map((share, at) => share !== null && <Square key={axisKey(at)} at={at} count={count} share={share} />)}
        {shares.map((share, at) => {
          if (share === null) return null;
          const { x, y } = pointAt(at, count, share);
          return <circle key={axisKey(at)} className={styles.dot} cx={x} cy={y} r={4} />;
        })}
        {labels.map(({ lines, anchor, x, top }, at) => (
          <text key={axisKey(at)} className={styles.label} textAnchor={anchor} aria-hidden>
            {lines.map((line, row) => (
              <tspan key={axisKey(row)} x={x} y={top + row * labelFont.line + labelFont.size}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </svg>
      <figcaption className={styles.legend}>
        <span className={styles.entry}>
          <Sample compared={false} />
          {now}
        </span>
        {compared && (
          <span className={styles.entry}>
            <Sample compared />
            {before}
          </span>
        )}
        <span>{scale}</span>
        {by === 'number' && <span>{numbered}</span>}
      </figcaption>
    </figure>
  );
}

/** Axes and lines never change places. */
const axisKey = (at: number): string => `axis-${at}`;

function Square({ at, count, share }: { at: number; count: number; share: number }) {
  const styles = useStyles();
  const { x, y } = pointAt(at, count, share);
  return <rect className={styles.square} x={x - 3.5} y={y - 3.5} width={7} height={7} />;
}

/** A piece of a line, for the legend. */
function Sample({ compared }: { compared: boolean }) {
  const styles = useStyles();
  return (
    <svg width="36" height="12" viewBox="0 0 36 12" aria-hidden>
      <path className={compared ? styles.before : styles.line} d="M0,6 L36,6" />
      {compared ? (
        <rect className={styles.square} x={14.5} y={2.5} width={7} height={7} />
      ) : (
        <circle className={styles.dot} cx={18} cy={6} r={4} />
      )}
    </svg>
  );
}
