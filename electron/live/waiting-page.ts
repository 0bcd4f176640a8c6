const escaped = (text: string) => text.replace(/[&<>"']/g, (found) => `&#${found.charCodeAt(0)};`);

/** A page of our own that stands in a room's window while its host is not reached: no script, nothing loaded. */
export function waitingPage(title: string, text: string): string {
  const style =
    'body{font:16px system-ui;display:grid;place-content:center;min-height:90vh;text-align:center;color-scheme:light dark}';
  const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">`;
  const page = `<!doctype html><meta charset="utf-8">${policy}<title>${escaped(title)}</title><style>${style}</style><main><h1>${escaped(title)}</h1><p role="status">${escaped(text)}</p></main>`;
  return `data:text/html;charset=utf-8,${encodeURIComponent(page)}`;
}
