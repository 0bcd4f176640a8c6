/** A text of the platform, '-' when it gave none (G-023). */
export function orDash(value: string): string {
  return value.trim() === '' ? '-' : value;
}
