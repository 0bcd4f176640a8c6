/** A request that the platform refuses: thrown by handlers, answered as an envelope with this code (000 §8). */
export class Refusal extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown = null) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.data = data;
  }
}

/** Codes of refusals that any service may give; no document shows any. */
export const serverCodes = {
  badParameter: 40001,
  badHeader: 40002,
  notFound: 40401,
} as const;
