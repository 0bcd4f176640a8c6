/** Never passed on: cookies, what described the transfer to us, hop-by-hop headers, and rules meant for another origin. */
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

/** The platform's headers as the page may see them; `hide` takes the live token out of a value. */
export function answerHeaders(platform: Headers, hide: (text: string) => string): Headers {
  const headers = new Headers();
  for (const [name, value] of platform) {
    if (dropped.has(name) || /^(access-control|cross-origin|permissions-policy)/.test(name)) continue;
    headers.set(name, hide(value));
  }
  return headers;
}
