/** The platform's envelope (000 §7). */
export interface Envelope {
  code: number;
  /** The platform's own sentence; '' when it says nothing. */
  message: string;
  data: unknown;
}

/** Reads an answer's JSON; null: this is no envelope. The code may come as text (G-023). */
export function readEnvelope(value: unknown): Envelope | null {
  if (typeof value !== 'object' || value === null || !('code' in value)) return null;
  const code = readCode(value.code);
  if (code === null) return null;
  const message = 'message' in value && typeof value.message === 'string' ? value.message : '';
  return { code, message, data: 'data' in value ? value.data : undefined };
}

/** Reads an answer's text; null: this is no envelope. */
export function parseEnvelope(text: string): Envelope | null {
  try {
    return readEnvelope(JSON.parse(text));
  } catch {
    return null; // No JSON.
  }
}

function readCode(value: unknown): number | null {
  const code = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof code === 'number' && Number.isFinite(code) ? code : null;
}
