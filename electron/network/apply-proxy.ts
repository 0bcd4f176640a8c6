import { app, session, type ProxyConfig, type Session } from 'electron';
import type { PolicyProxy } from '../settings/policy.ts';

/** Sends every request of this client by the way that the policy names; null: by the system's. */
export async function applyProxy(given: PolicyProxy | null, report: (error: unknown) => void): Promise<void> {
  if (given === null) return;
  const config = proxyConfig(given);
  // Rooms, labs and requests with an effect have sessions of their own.
  app.on('session-created', (created: Session) => void created.setProxy(config).catch(report));
  await session.defaultSession.setProxy(config);
}

/** A policy's proxy as Chromium takes it. */
function proxyConfig({ server, bypass, pac }: PolicyProxy): ProxyConfig {
  if (pac !== undefined) return { mode: 'pac_script', pacScript: pac };
  if (server === undefined) return { mode: 'direct' };
  return { mode: 'fixed_servers', proxyRules: server, ...(bypass ? { proxyBypassRules: bypass.join(';') } : {}) };
}
