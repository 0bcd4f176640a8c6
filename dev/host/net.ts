import { ClientRequest, type RequestOptions } from './client-request.ts';
import { loud } from './loud.ts';
import { fetchOver, type NetInit } from './net-fetch.ts';
import { HostSession, session } from './session.ts';

type ConstructorOptions = Omit<Electron.ClientRequestConstructorOptions, 'session'> & { session?: unknown };

export const net = loud('net', {
  request(given: string | ConstructorOptions): ClientRequest {
    return new ClientRequest(optionsOf(typeof given === 'string' ? { url: given } : given));
  },
  fetch: (input: string | Request, init: NetInit = {}) => fetchOver(session.defaultSession, input, init),
  isOnline: () => true,
  online: true,
});

function optionsOf({ url, method, headers, redirect, session: over }: ConstructorOptions): RequestOptions {
  if (url === undefined) throw new Error('host: net.request needs an url');
  return {
    url,
    ...(method === undefined ? {} : { method }),
    ...(headers === undefined ? {} : { headers }),
    ...(redirect === undefined ? {} : { redirect }),
    session: over instanceof HostSession ? over : session.defaultSession,
  };
}
