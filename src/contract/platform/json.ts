/**
 * Parses JSON; whole numbers beyond 2^53 become text with every digit, which `JSON.parse` alone would round: ids of
 * many platforms are such numbers. Throws SyntaxError like `JSON.parse`.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (_, value: unknown, context?: { source?: string }): unknown => {
    if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
    const source = context?.source;
    return source !== undefined && /^-?\d+$/.test(source) ? source : value;
  });
}
