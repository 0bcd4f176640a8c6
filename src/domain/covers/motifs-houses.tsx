import type { MotifProps } from './motif.ts';

// x, y and width
const houses = [
  [130, 90, 40],
  [176, 54, 48],
  [230, 76, 40],
  [276, 40, 54],
] as const;

/** Building. */
export function Building({ accent }: MotifProps) {
  return (
    <g>
      {houses.map(([x, y, w], i) => (
        <g key={x}>
          <rect x={x} y={y} width={w} height="150" fill="#fff" opacity={0.12 + i * 0.04} />
          {Array.from({ length: 12 }, (_, j) => (
            <rect
              key={j}
              x={x + 8 + (j % 3) * 12}
              y={y + 12 + Math.floor(j / 3) * 20}
              width="6"
              height="10"
              fill={(i * 5 + j * 7) % 4 === 0 ? accent : '#fff'}
              opacity={(i * 5 + j * 7) % 4 === 0 ? 0.95 : 0.2}
            />
          ))}
        </g>
      ))}
      <path
        d="M96 180V36M70 46H168M96 26L70 46M96 26l72 20M150 46v28"
        stroke="#fff"
        strokeWidth="2.4"
        fill="none"
        opacity=".55"
      />
    </g>
  );
}

/** Law. */
export function Law({ accent }: MotifProps) {
  return (
    <g>
      <path d="M150 66l76-36 76 36Z" fill={accent} opacity=".9" />
      {[166, 198, 230, 262].map((x) => (
        <rect key={x} x={x} y="76" width="18" height="58" fill="#fff" opacity=".32" />
      ))}
      <rect x="150" y="142" width="152" height="10" fill="#fff" opacity=".5" />
      <rect x="140" y="158" width="172" height="8" fill="#fff" opacity=".26" />
    </g>
  );
}
