/** A header's name or value, or a reason phrase, as `Headers` and `Response` accept it: beyond Latin-1 percent-encoded. */
export function latin(text: string): string {
  // A lone surrogate has no percent encoding.
  return text.toWellFormed().replace(/[^\t\u0020-\u007e\u0080-\u00ff]+/g, encodeURIComponent);
}
