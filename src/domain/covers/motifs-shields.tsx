import type { MotifProps } from './motif.ts';
import { polygon } from './shapes.tsx';

/** Security. */
export function Security({ accent }: MotifProps) {
  return (
    <g>
      {Array.from({ length: 20 }, (_, i) => {
        const r = Math.floor(i / 5),
          c = i % 5;
        return (
          <polygon
            key={i}
            points={polygon(150 + c * 44 + (r % 2) * 22, 20 + r * 38, 22, 6, Math.PI / 6)}
            fill="#fff"
            fillOpacity={((i * 7) % 5) * 0.025}
            stroke="#fff"
            strokeOpacity=".2"
          />
        );
      })}
      <path d="M226 44l38 14v28c0 26-16 42-38 52-22-10-38-26-38-52V58Z" fill="#22234f" opacity=".55" />
      <path d="M226 58l26 10v20c0 18-11 29-26 36-15-7-26-18-26-36V68Z" fill={accent} opacity=".92" />
      <path d="M214 90l9 9 17-18" stroke="#22234f" strokeWidth="4" fill="none" />
    </g>
  );
}

// angle and weight
const leaves = [
  [-30, 1],
  [12, 0.86],
  [54, 0.7],
] as const;

/** Food. */
export function Food({ accent }: MotifProps) {
  return (
    <g>
      {leaves.map(([r, o], i) => (
        <path
          key={r}
          transform={`translate(216 132) rotate(${r})`}
          d="M0 0C-38-30-34-80 0-112 34-80 38-30 0 0Z"
          fill={i === 1 ? accent : '#fff'}
          opacity={i === 1 ? 0.9 : 0.2 * o}
        />
      ))}
      <path d="M140 124H300A80 60 0 0 1 140 124Z" fill="#fff" opacity=".9" />
      <path d="M140 124H300l-3 14H144Z" fill="#21482f" opacity=".16" />
    </g>
  );
}

/** FirstAid. */
export function FirstAid({ accent }: MotifProps) {
  return (
    <g>
      <rect x="194" y="34" width="44" height="112" rx="8" fill="#fff" opacity=".16" />
      <rect x="160" y="68" width="112" height="44" rx="8" fill="#fff" opacity=".16" />
      <path
        d="M0 92H130l14-10 14 10h18l12-52 20 92 16-58 10 18H320"
        fill="none"
        stroke={accent}
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </g>
  );
}
