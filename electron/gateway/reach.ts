/** Failures after which the request surely never arrived: no address, no route, no connection, no trust. */
const neverArrived =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|ERR_CONNECTION_REFUSED|ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_ADDRESS_UNREACHABLE|ERR_CONNECTION_TIMED_OUT|ERR_PROXY_CONNECTION_FAILED|ERR_TUNNEL_CONNECTION_FAILED|CERT_|SELF_SIGNED/;

/** What a failed request means: `unreachable` it never arrived, `unknown` it may have. Reads Electron's and Node's errors. */
export function reachOf(error: unknown): 'unreachable' | 'unknown' {
  return neverArrived.test(described(error, 0)) ? 'unreachable' : 'unknown';
}

function described(error: unknown, depth: number): string {
  if (!(error instanceof Error) || depth > 4) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const several = error instanceof AggregateError ? error.errors.map((one) => described(one, depth + 1)).join(' ') : '';
  return `${error.message} ${code} ${several} ${error.cause === undefined ? '' : described(error.cause, depth + 1)}`;
}
