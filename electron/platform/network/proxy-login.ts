import { ProxyLoginError } from '../gateway/proxy-login-error.ts';

/** A login that the learner gave; in memory only, never logged. */
export interface Credentials {
  user: string;
  password: string;
}

/** The proxy that asks: part of Electron's AuthInfo. */
export interface ProxyChallenge {
  host: string;
  port: number;
  realm: string;
}

/** Logins for proxies, for as long as the client runs. */
export interface ProxyLogin {
  /**
   * The login for a proxy that asks; null: none is known. `tried` is the one that this request has sent already: asked
   * again, the proxy has refused it.
   */
  for: (challenge: ProxyChallenge, tried: Credentials | null) => Credentials | null;
  /** Why a request without a login failed. */
  error: (challenge: ProxyChallenge) => ProxyLoginError;
  /** Takes the answer to the last question. */
  submit: (credentials: Credentials) => void;
}

export function createProxyLogin(): ProxyLogin {
  const known = new Map<string, Credentials>();
  const refused = new Set<string>();
  let lastAsked: string | null = null;

  return {
    for(challenge, tried) {
      const proxy = nameOf(challenge);
      const credentials = known.get(proxy);
      // A request that began with an older login says nothing about the newer one.
      if (credentials && credentials !== tried) return credentials;
      if (credentials) {
        known.delete(proxy);
        refused.add(proxy);
      }
      lastAsked = proxy;
      return null;
    },
    error(challenge) {
      const proxy = nameOf(challenge);
      return new ProxyLoginError({
        kind: 'proxy-login',
        proxy,
        realm: challenge.realm,
        refused: refused.has(proxy),
      });
    },
    submit(credentials) {
      if (lastAsked === null) return;
      refused.delete(lastAsked);
      known.set(lastAsked, { ...credentials });
    },
  };
}

function nameOf({ host, port }: ProxyChallenge): string {
  return `${host}:${port}`;
}
