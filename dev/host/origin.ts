import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Custom schemes as secure http origins that Chromium accepts: app://client/x is http://client.<secret>.app.localhost/x.
 * The secret keeps other local programs from guessing an address that the loopback server answers.
 */
export class OriginMap {
  private readonly secret: string;
  readonly schemes = new Set<string>();

  constructor(secret: string) {
    this.secret = secret;
  }

  toWeb(url: string): string {
    const [, scheme, host, rest] = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)([^]*)$/i.exec(url) ?? [];
    if (!scheme || !this.schemes.has(scheme.toLowerCase())) return url;
    return `http://${host || '_'}.${this.suffix(scheme.toLowerCase())}${rest || '/'}`;
  }

  toApp(url: string): string {
    const [, host, scheme, rest] = this.pattern.exec(url) ?? [];
    if (!host || !scheme || !this.schemes.has(scheme)) return url;
    return `${scheme}://${host === '_' ? '' : host}${rest || '/'}`;
  }

  /** An `Origin` header has no path. */
  toAppOrigin(origin: string): string {
    const mapped = this.toApp(origin);
    return mapped === origin ? origin : mapped.replace(/\/$/, '');
  }

  /** True for a Host header that only somebody who knows the secret can send. */
  owns(host: string | undefined): boolean {
    return host !== undefined && this.toApp(`http://${host}/`) !== `http://${host}/`;
  }

  /** Sources of a content security policy that name the app's own scheme. */
  policyToWeb(policy: string): string {
    let mapped = policy;
    for (const scheme of this.schemes) {
      mapped = mapped
        .replace(
          new RegExp(`\\b${scheme}://([a-z0-9*._-]+)`, 'gi'),
          (_all, host) => `http://${host}.${this.suffix(scheme)}`,
        )
        .replace(new RegExp(`(?<=[\\s;])${scheme}:(?=[\\s;]|$)`, 'gi'), `http://*.${this.suffix(scheme)}`);
    }
    return mapped;
  }

  resolverRules(port: number): string {
    return [...this.schemes].map((scheme) => `MAP *.${this.suffix(scheme)} 127.0.0.1:${port}`).join();
  }

  /** For pages, which name frames by the app's scheme. */
  suffixes(): Record<string, string> {
    return Object.fromEntries([...this.schemes].map((scheme) => [scheme, this.suffix(scheme)]));
  }

  private suffix(scheme: string): string {
    return `${this.secret}.${scheme}.localhost`;
  }

  private get pattern(): RegExp {
    return new RegExp(`^http://([^/?#:]*)\\.${this.secret}\\.([a-z][a-z0-9+.-]*)\\.localhost(?::80)?([/?#][^]*)?$`);
  }
}

/** 128 random bits, made once per profile and kept there, so that a page's origin and its storage survive a restart. */
export function originSecret(profile: string): string {
  const file = path.join(profile, 'lectern-host-origin');
  const kept = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
  if (/^[0-9a-f]{32}$/.test(kept)) return kept;
  fs.mkdirSync(profile, { recursive: true });
  const secret = randomBytes(16).toString('hex');
  fs.writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
