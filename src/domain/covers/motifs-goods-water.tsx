import type { MotifProps } from './motif.ts';
import { Box } from './shapes.tsx';

/** Logistics. */
export function Logistics() {
  return (
    <g>
      <Box x={176} y={118} size={36} opacity={0.75} />
      <Box x={238.4} y={118} size={36} opacity={0.9} />
      <Box x={207} y={64} size={36} opacity={1} />
      <Box x={300.8} y={118} size={36} opacity={0.5} />
      <Box x={269.6} y={64} size={36} opacity={0.55} />
    </g>
  );
}

/** Water. */
export function Water({ accent }: MotifProps) {
  return (
    <g>
      {[60, 84, 108, 132, 154].map((y, i) => (
        <path
          key={y}
          d={`M0 ${y}C${40 + i * 8} ${y - 22} ${80 + i * 6} ${y - 20} ${120 + i * 4} ${y}S${220 - i * 6} ${y + 20} ${260 - i * 8} ${y}S320 ${y - 14} 340 ${y}V180H0Z`}
          fill="#fff"
          opacity={0.1 + i * 0.03}
        />
      ))}
      <circle cx="246" cy="50" r="22" fill={accent} opacity=".9" />
    </g>
  );
}

// x, y and radius
const stars = [
  [270, 46, 4],
  [286, 74, 2.6],
  [168, 42, 3],
  [287, 128, 3.4],
  [160, 132, 2.4],
] as const;

/** Infant. */
export function Infant({ accent }: MotifProps) {
  return (
    <g>
      <circle cx="226" cy="88" r="66" fill="#fff" opacity=".12" />
      <circle cx="226" cy="88" r="46" fill="#fff" opacity=".14" />
      <path d="M252 104a34 34 0 1 1-34-46 28 28 0 0 0 34 46Z" fill={accent} opacity=".95" />
      {stars.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill={accent} opacity=".8" />
      ))}
      <path d="M120 180c20-30 60-34 84-18 20-22 66-20 80 6 14-8 30-4 36 12Z" fill="#fff" opacity=".22" />
    </g>
  );
}
