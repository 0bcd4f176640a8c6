/** A text of the platform, '-' when it gave none. */
export function orDash(value: string): string {
  return value.trim() === '' ? '-' : value;
}
