import type { CertificateFault, ConnectionTrouble } from '#contract/ipc/app.ts';
import { ProxyLoginError } from './proxy-login-error.ts';

/** Failures after which the request certainly never arrived: no address, no route, no connection, no trust. */
const neverArrived =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|ERR_CONNECTION_REFUSED|ERR_NAME_NOT_RESOLVED|ERR_CONNECTION_TIMED_OUT|ERR_CONNECTION_FAILED|ERR_NAME_RESOLUTION_FAILED|ERR_DNS_TIMED_OUT|ERR_ADDRESS_INVALID|ERR_NETWORK_ACCESS_DENIED|ERR_SOCKS_CONNECTION_\w+|ERR_PROXY_CERTIFICATE_INVALID|ERR_MANDATORY_PROXY_CONFIGURATION_FAILED|ERR_PROXY_CONNECTION_FAILED|ERR_TUNNEL_CONNECTION_FAILED|ERR_PROXY_AUTH_\w+/;

/**
 * There is no network, or no route any more. Chromium says so also of a connection that breaks after the request was written,
 * so the request may have arrived.
 */
export function isCutOff(error: unknown): boolean {
  return /ERR_INTERNET_DISCONNECTED|ERR_ADDRESS_UNREACHABLE/.test(described(error, 0));
}

/** Whether a failed request may have arrived: `unreachable` it did not, `unknown` it may have. For Electron's and Node's errors. */
export function reachOf(error: unknown): 'unreachable' | 'unknown' {
  return neverArrived.test(described(error, 0)) || troubleOf(error) ? 'unreachable' : 'unknown';
}

/** Chromium's and OpenSSL's names of what is wrong with a certificate; the first that fits. */
const certificateFaults: readonly (readonly [RegExp, CertificateFault])[] = [
  [/\b(ERR_CERT_DATE_INVALID|CERT_HAS_EXPIRED|CERT_NOT_YET_VALID)\b/, 'date'],
  [/\b(ERR_CERT_COMMON_NAME_INVALID|ERR_TLS_CERT_ALTNAME_INVALID)\b/, 'name'],
  [/\b(ERR_CERT_REVOKED|CERT_REVOKED)\b/, 'revoked'],
  [
    /\b(ERR_CERT_AUTHORITY_INVALID|ERR_CERT_KNOWN_INTERCEPTION_BLOCKED|ERR_CERTIFICATE_TRANSPARENCY_REQUIRED|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_GET_ISSUER_CERT|UNABLE_TO_GET_ISSUER_CERT_LOCALLY|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_UNTRUSTED)\b/,
    'issuer',
  ],
  [/\b(ERR_CERT_\w+|ERR_SSL_PINNED_KEY_NOT_IN_CERT_CHAIN|CERT_[A-Z_]+)\b/, 'other'],
];

/** What is known of a failed request beyond that the platform was not reached; null: nothing. */
export function troubleOf(error: unknown): ConnectionTrouble | null {
  if (error instanceof ProxyLoginError) return error.trouble;
  const text = described(error, 0);
  for (const [pattern, fault] of certificateFaults) {
    const code = pattern.exec(text)?.[1];
    if (code !== undefined) return { kind: 'certificate', fault, code };
  }
  return null;
}

function described(error: unknown, depth: number): string {
  if (!(error instanceof Error) || depth > 4) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const several = error instanceof AggregateError ? error.errors.map((one) => described(one, depth + 1)).join(' ') : '';
  return `${error.message} ${code} ${several} ${error.cause === undefined ? '' : described(error.cause, depth + 1)}`;
}
