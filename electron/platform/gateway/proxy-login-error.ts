import type { ProxyLoginTrouble } from '#contract/ipc/app.ts';

/** A proxy asked for a login that nobody gave yet: nothing of the request went further. */
export class ProxyLoginError extends Error {
  readonly trouble: ProxyLoginTrouble;

  constructor(trouble: ProxyLoginTrouble) {
    super(`The proxy ${trouble.proxy} asks for a login.`);
    this.name = 'ProxyLoginError';
    this.trouble = trouble;
  }
}
