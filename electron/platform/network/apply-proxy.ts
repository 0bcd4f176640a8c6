import type { ProxyConfig, Session } from 'electron';
import type { PolicyProxy } from '../policy/policy.ts';

type Proxied = Pick<Session, 'setProxy'>;

/** Resolves once a session goes the way of the policy. */
export type ProxyReady = (of: Proxied) => Promise<void>;

/** What of Electron tells of sessions. */
export interface Sessions {
  app: { on(event: 'session-created', listener: (created: Proxied) => void): unknown };
  defaultSession: Proxied;
}

/** Sends every request of this client by the way that the policy names; null: by the system's. */
export async function applyProxy(
  given: PolicyProxy | null,
  { app, defaultSession }: Sessions,
  report: (error: unknown) => void,
): Promise<ProxyReady> {
  if (given === null) return async () => undefined;
  const config = proxyConfig(given);
  const setting = new WeakMap<Proxied, Promise<void>>();
  // Rooms, labs and requests with an effect have sessions of their own.
  app.on('session-created', (created) => void setting.set(created, created.setProxy(config).catch(report)));
  await defaultSession.setProxy(config);
  return async (of) => setting.get(of);
}

/** A policy's proxy as Chromium takes it. */
function proxyConfig({ server, bypass, pac }: PolicyProxy): ProxyConfig {
  if (pac !== undefined) return { mode: 'pac_script', pacScript: pac };
  if (server === undefined) return { mode: 'direct' };
  return { mode: 'fixed_servers', proxyRules: server, ...(bypass ? { proxyBypassRules: bypass.join(';') } : {}) };
}
