/** Never passed on: cookies, hop-by-hop and transfer headers, tokens, and policies meant for the platform's own origin. */
const dropped = new Set([
  'set-cookie',
  'set-cookie2',
  'content-encoding',
  'content-length',
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'alt-svc',
  'strict-transport-security',
  'public-key-pins',
  'nel',
  'report-to',
  'reporting-endpoints',
  'clear-site-data',
  'service-worker-allowed',
  'refresh',
  'location',
  'link',
  'sourcemap',
  'content-security-policy',
  'content-security-policy-report-only',
  'timing-allow-origin',
  'origin-agent-cluster',
]);

/** The platform's headers as the page may see them; `mask` removes the token from a value. */
export function answerHeaders(platform: Headers, mask: (text: string) => string): Headers {
  const headers = new Headers();
  for (const [name, value] of platform) {
    if (dropped.has(name) || /^(access-control|cross-origin|permissions-policy)|token|authoriz/.test(name)) continue;
    headers.set(name, mask(value));
  }
  return headers;
}
