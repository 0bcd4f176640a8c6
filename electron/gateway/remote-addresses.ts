import { createHash } from 'node:crypto';
import type { KeyValueFile } from '../settings/key-value-file.ts';

/** Addresses on other hosts that occurred in answers of the platform. */
export interface RemoteAddresses {
  /** Takes every address in a text of the platform: JSON, or HTML within it. */
  learn: (text: string) => void;
  has: (address: string) => boolean;
}

const maxAddresses = 5_000;
const writeDelayMs = 2_000;
const fileKey = 'addresses';

/**
 * Stored as hashes, because the page shows persisted answers after a restart. A script in the page could otherwise send
 * what it reads to any host, as the address of a picture.
 */
export function openRemoteAddresses(file: KeyValueFile): RemoteAddresses {
  const known = new Set(readHashes(file.read()[fileKey]));
  let pending: NodeJS.Timeout | undefined;

  function add(address: string): void {
    const hash = hashOf(address);
    if (hash === null || known.has(hash)) return;
    known.add(hash);
    const [oldest] = known;
    if (known.size > maxAddresses && oldest !== undefined) known.delete(oldest);
    pending ??= setTimeout(() => {
      pending = undefined;
      file.write({ [fileKey]: [...known] });
    }, writeDelayMs).unref();
  }

  return {
    learn(text) {
      for (const address of addressesIn(text)) add(address);
    },
    has(address) {
      const hash = hashOf(address);
      return hash !== null && known.has(hash);
    },
  };
}

const pattern = /(?:https:|(?<![:\w/]))\/\/[\w-]+\.[^\s"'<>\\]+/gi;

/** Every https address in a text, also protocol-relative ones. */
export function addressesIn(text: string): string[] {
  if (!text.includes('//') && !text.includes(String.raw`\/\/`)) return [];
  const plain = text
    .replaceAll(String.raw`\/`, '/')
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&');
  return [...plain.matchAll(pattern)].flatMap(([found]) => {
    // `url(https://...)` in a style ends at the parenthesis; a file name may contain one.
    const cut = found.split(')')[0] ?? found;
    return cut === found ? [found] : [found, cut];
  });
}

function hashOf(address: string): string | null {
  const url = URL.parse(address, 'https://relative.invalid');
  if (url?.protocol !== 'https:') return null;
  return createHash('sha256').update(url.href).digest('base64url').slice(0, 22);
}

function readHashes(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((hash): hash is string => typeof hash === 'string') : [];
}
