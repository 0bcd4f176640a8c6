import type { AuthInfo } from 'electron';
import type { Credentials, ProxyLogin } from './proxy-login.ts';

interface Preventable {
  preventDefault: () => void;
}

/** What of Electron's app asks. */
export interface Questions {
  on(
    event: 'login',
    listener: (
      event: Preventable,
      contents: unknown,
      details: { firstAuthAttempt: boolean },
      challenge: AuthInfo,
      answer: (user?: string, password?: string) => void,
    ) => void,
  ): unknown;
  on(
    event: 'select-client-certificate',
    listener: (
      event: Preventable,
      contents: unknown,
      address: string,
      certificates: readonly unknown[],
      answer: () => void,
    ) => void,
  ): unknown;
}

/**
 * Answers what the network asks the client for, also on behalf of rooms, labs and the player of a host's films. A proxy gets the
 * login that the learner gave for it; a server gets none, and no certificate of this computer: it would name its owner.
 */
export function answerNetwork(app: Questions, login: Pick<ProxyLogin, 'for'>): void {
  const given = new Map<string, Credentials>();
  app.on('login', (event, _contents, { firstAuthAttempt }, challenge, answer) => {
    // Not prevented, the request goes on without a login.
    if (!challenge.isProxy) return;
    event.preventDefault();
    const proxy = nameOf(challenge);
    const known = login.for(challenge, firstAuthAttempt ? null : (given.get(proxy) ?? null));
    if (known === null) return answer();
    given.set(proxy, known);
    answer(known.user, known.password);
  });
  app.on('select-client-certificate', (event, _contents, _address, _certificates, answer) => {
    // Not prevented, the first one of the store would be sent.
    event.preventDefault();
    answer();
  });
}

function nameOf({ host, port, realm }: AuthInfo): string {
  return `${host}:${port} ${realm}`;
}
