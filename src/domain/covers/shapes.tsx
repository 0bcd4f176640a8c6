/** Points of a regular polygon, for an SVG `points`. */
export function polygon(x: number, y: number, radius: number, corners: number, turn = 0): string {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = turn + (corner / corners) * Math.PI * 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

interface BoxProps {
  x: number;
  y: number;
  size: number;
  opacity: number;
}

/** A crate seen from above at an angle: three planes of one white. */
export function Box({ x, y, size, opacity }: BoxProps) {
  const high = size * 0.5;
  const wide = size * 0.866;
  return (
    <g opacity={opacity} fill="#fff">
      <polygon points={`${x},${y - high} ${x + wide},${y} ${x},${y + high} ${x - wide},${y}`} opacity=".62" />
      <polygon
        points={`${x - wide},${y} ${x},${y + high} ${x},${y + high + size} ${x - wide},${y + size}`}
        opacity=".34"
      />
      <polygon
        points={`${x + wide},${y} ${x},${y + high} ${x},${y + high + size} ${x + wide},${y + size}`}
        opacity=".18"
      />
    </g>
  );
}
