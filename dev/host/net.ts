import { ClientRequest, type RequestOptions } from './client-request.ts';
import { fetchOver, type NetInit } from './net-fetch.ts';
import { HostSession, session } from './session.ts';
import { strictProxy } from './strict-proxy.ts';

type ConstructorOptions = Omit<Electron.ClientRequestConstructorOptions, 'session'> & { session?: unknown };

export const net = strictProxy('net', {
  request(given: string | ConstructorOptions): ClientRequest {
    return new ClientRequest(optionsOf(typeof given === 'string' ? { url: given } : given));
  },
  fetch: (input: string | Request, init: NetInit = {}) => fetchOver(session.defaultSession, input, init),
  isOnline: () => true,
  online: true,
});

function optionsOf(given: ConstructorOptions): RequestOptions {
  const { method, headers, redirect, session: over } = given;
  return {
    url: given.url ?? addressOf(given),
    ...(method === undefined ? {} : { method }),
    ...(headers === undefined ? {} : { headers }),
    ...(redirect === undefined ? {} : { redirect }),
    session: over instanceof HostSession ? over : session.defaultSession,
  };
}

/** Electron takes the parts of an address as well. */
function addressOf({ protocol = 'http:', hostname, host, port, path = '/' }: ConstructorOptions): string {
  const name = hostname ?? host;
  if (name === undefined) throw new Error('host: net.request needs an url or a host');
  return `${protocol}//${name}${port === undefined || port === null ? '' : `:${port}`}${path}`;
}
