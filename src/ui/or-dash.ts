/** A text of the platform; '-' when it is blank. */
export function orDash(value: string): string {
  return value.trim() === '' ? '-' : value;
}
