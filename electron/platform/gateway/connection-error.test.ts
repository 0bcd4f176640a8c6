import { describe, expect, it } from 'vitest';
import { reachOf, troubleOf } from './connection-error.ts';

const node = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) });

describe('a failed request', () => {
  it.each([
    [node('ECONNREFUSED'), 'unreachable'],
    [node('ENOTFOUND'), 'unreachable'],
    [new TypeError('fetch failed', { cause: new AggregateError([node('EHOSTUNREACH')]) }), 'unreachable'],
    [new Error('net::ERR_INTERNET_DISCONNECTED'), 'unknown'],
    [new Error('net::ERR_ADDRESS_UNREACHABLE'), 'unknown'],
    [new Error('net::ERR_NAME_NOT_RESOLVED'), 'unreachable'],
    [new Error('net::ERR_CERT_AUTHORITY_INVALID'), 'unreachable'],
    [node('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'unreachable'],
    [new Error('net::ERR_SOCKS_CONNECTION_HOST_UNREACHABLE'), 'unreachable'],
    [new Error('net::ERR_DNS_TIMED_OUT'), 'unreachable'],
    [new Error('net::ERR_PROXY_AUTH_UNSUPPORTED'), 'unreachable'],
    [node('ECONNRESET'), 'unknown'],
    [node('UND_ERR_SOCKET'), 'unknown'],
    [new Error('net::ERR_EMPTY_RESPONSE'), 'unknown'],
    [new Error('net::ERR_CONNECTION_RESET'), 'unknown'],
    [new Error('net::ERR_NETWORK_CHANGED'), 'unknown'],
    [new Error('net::ERR_TIMED_OUT'), 'unknown'],
    ['anything', 'unknown'],
  ])('%s', (error, reach) => {
    expect(reachOf(error)).toBe(reach);
  });

  it.each([
    [new Error('net::ERR_CERT_DATE_INVALID'), 'date', 'ERR_CERT_DATE_INVALID'],
    [new Error('net::ERR_CERT_AUTHORITY_INVALID'), 'issuer', 'ERR_CERT_AUTHORITY_INVALID'],
    [new Error('net::ERR_CERT_COMMON_NAME_INVALID'), 'name', 'ERR_CERT_COMMON_NAME_INVALID'],
    [new Error('net::ERR_CERT_REVOKED'), 'revoked', 'ERR_CERT_REVOKED'],
    [new Error('net::ERR_CERT_WEAK_KEY'), 'other', 'ERR_CERT_WEAK_KEY'],
    [node('CERT_HAS_EXPIRED'), 'date', 'CERT_HAS_EXPIRED'],
    [node('DEPTH_ZERO_SELF_SIGNED_CERT'), 'issuer', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    [node('UNABLE_TO_GET_ISSUER_CERT_LOCALLY'), 'issuer', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'],
    [node('ERR_TLS_CERT_ALTNAME_INVALID'), 'name', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ])('%s names the fault of the certificate', (error, fault, code) => {
    expect(troubleOf(error)).toEqual({ kind: 'certificate', fault, code });
  });

  it.each([new Error('net::ERR_INTERNET_DISCONNECTED'), node('ECONNREFUSED'), node('ECONNRESET')])(
    '%s has nothing to do with certificates',
    (error) => {
      expect(troubleOf(error)).toBeNull();
    },
  );
});
