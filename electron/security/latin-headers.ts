/** Response headers and status line with everything beyond Latin-1 percent-encoded, as `Headers` accepts them. */
export function latinHead(
  headers: Readonly<Record<string, readonly string[]>>,
  statusLine: string,
): { responseHeaders: Record<string, string[]>; statusLine: string } {
  const entries = Object.entries(headers).map(([name, values]) => [escaped(name), values.map(escaped)] as const);
  return { responseHeaders: Object.fromEntries(entries), statusLine: escaped(statusLine) };
}

function escaped(text: string): string {
  // A lone surrogate has no percent encoding.
  return text.toWellFormed().replace(/[^\t\u0020-\u007e\u0080-\u00ff]+/g, encodeURIComponent);
}
