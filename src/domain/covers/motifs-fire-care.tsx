import type { MotifProps } from './motif.ts';

/** Fire. */
export function Fire({ accent }: MotifProps) {
  return (
    <g transform="translate(222 96)">
      {[1.42, 1.06, 0.72, 0.4].map((s, i) => (
        <path
          key={s}
          transform={`translate(0 ${i * 7}) scale(${s})`}
          d="M0 58C-34 58-50 36-46 8-44-8-32-16-28-36-14-28-10-16-10-4 0-18 6-38-2-62 26-48 48-14 48 14 48 40 28 58 0 58Z"
          fill={i === 3 ? accent : '#fff'}
          opacity={[0.1, 0.14, 0.2, 0.95][i]}
        />
      ))}
    </g>
  );
}

/** Electric. */
export function Electric({ accent }: MotifProps) {
  return (
    <g fill="none" stroke="#fff" strokeWidth="2">
      {[20, 44, 68, 112, 136, 160].map((y, i) => (
        <g key={y} opacity={0.16 + (i % 3) * 0.08}>
          <path
            d={`M${90 + (i % 3) * 22} ${y}H${160 + (i % 2) * 18}L${190 + (i % 2) * 10} ${y < 90 ? y + 18 : y - 18}H320`}
          />
          <circle cx={90 + (i % 3) * 22} cy={y} r="4" fill="#fff" stroke="none" />
        </g>
      ))}
      <circle cx="226" cy="90" r="50" fill="#0d3048" stroke="#fff" opacity=".35" />
      <polygon points="236,48 202,98 224,98 214,134 252,82 228,82" fill={accent} stroke="none" />
    </g>
  );
}

/** Care. */
export function Care({ accent }: MotifProps) {
  return (
    <g>
      <circle cx="196" cy="82" r="62" fill="#fff" opacity=".12" />
      <circle cx="252" cy="82" r="62" fill="#fff" opacity=".12" />
      <path
        d="M224 148C186 120 168 100 168 78c0-18 13-30 29-30 12 0 22 7 27 18 5-11 15-18 27-18 16 0 29 12 29 30 0 22-18 42-56 70Z"
        fill="#fff"
        opacity=".2"
      />
      <path
        d="M224 124C202 108 192 96 192 84c0-10 7-17 16-17 7 0 13 4 16 10 3-6 9-10 16-10 9 0 16 7 16 17 0 12-10 24-32 40Z"
        fill={accent}
        opacity=".95"
      />
    </g>
  );
}

/** Welding. */
export function Welding({ accent }: MotifProps) {
  return (
    <g>
      {Array.from({ length: 34 }, (_, i) => {
        const t = (i / 34) * Math.PI * 2,
          r1 = 22 + ((i * 37) % 18),
          r2 = r1 + 20 + ((i * 53) % 62);
        return (
          <line
            key={i}
            x1={226 + r1 * Math.cos(t)}
            y1={94 + r1 * Math.sin(t)}
            x2={226 + r2 * Math.cos(t)}
            y2={94 + r2 * Math.sin(t)}
            stroke={i % 3 ? accent : '#fff'}
            strokeWidth={i % 4 ? 1.4 : 2.6}
            strokeLinecap="round"
            opacity={0.25 + (i % 5) * 0.13}
          />
        );
      })}
      <circle cx="226" cy="94" r="30" fill={accent} opacity=".16" />
      <circle cx="226" cy="94" r="18" fill={accent} opacity=".35" />
      <circle cx="226" cy="94" r="9" fill="#fff7e6" />
      <path d="M0 146H320V180H0Z" fill="#000" opacity=".2" />
    </g>
  );
}
