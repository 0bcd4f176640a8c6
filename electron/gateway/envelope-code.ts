/** The code of an envelope; numbers may come as text (gaps G-023). Null: this is no envelope. */
export function readCode(value: unknown): number | null {
  const code = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof code === 'number' && Number.isFinite(code) ? code : null;
}

/** Success is 0; 200 counts too, should it ever come (gaps G-003). */
export function isSuccessCode(code: number | null): boolean {
  return code === 0 || code === 200;
}
