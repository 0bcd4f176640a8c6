import { createHash } from 'node:crypto';
import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';

/** Addresses on other hosts that occurred in answers of the platform. */
export interface RemoteAddresses {
  /** Takes every address in a text of the platform: JSON, or HTML within it. */
  learn: (text: string) => void;
  has: (address: string) => boolean;
  /** True for an address that may be asked at all, whoever named it. */
  allows: (address: string) => boolean;
  /** The address as it is asked for: a platform of this machine may speak http, and so do files that it names as its own. */
  spoken: (address: string) => string;
}

const maxAddresses = 5_000;
const writeDelayMs = 2_000;
const fileKey = 'addresses';

/**
 * Stored as hashes, because the page shows persisted answers after a restart. A script in the page could otherwise send
 * what it reads to any host, as the address of a picture. What users of a public platform wrote leads to no machine of the
 * network that this computer stands in.
 */
export function openRemoteAddresses(file: KeyValueFile, platformOrigin: string): RemoteAddresses {
  const platform = new URL(platformOrigin);
  const isOwnNetwork = isWithin(platform.hostname);
  const known = new Set(readHashes(file.read()[fileKey]));
  let pending: NodeJS.Timeout | undefined;

  function add(address: string): void {
    const hash = hashOf(address);
    if (hash === null) return;
    // What is named again is as new as what is named first.
    const isKnown = known.delete(hash);
    known.add(hash);
    if (isKnown) return;
    const [oldest] = known;
    if (known.size > maxAddresses && oldest !== undefined) known.delete(oldest);
    pending ??= setTimeout(() => {
      pending = undefined;
      file.write({ [fileKey]: [...known] });
    }, writeDelayMs).unref();
  }

  const allows = (address: string) => {
    const url = URL.parse(address, platformOrigin);
    return url?.protocol === 'https:' && (isOwnNetwork || !isWithin(url.hostname));
  };

  return {
    learn(text) {
      for (const address of addressesIn(text)) add(address);
    },
    has(address) {
      const hash = hashOf(address);
      return hash !== null && known.has(hash) && allows(address);
    },
    allows,
    spoken(address) {
      const url = new URL(address);
      if (url.host === platform.host) url.protocol = platform.protocol;
      return url.href;
    },
  };
}

const begin = String.raw`(?:https?:|(?<![:\w/]))\/\/(?=[\p{L}\p{N}_[-])`;
/** An address within words: it ends where they go on. */
const pattern = new RegExp(String.raw`${begin}(?:[\p{L}\p{N}_-]|\[[\da-f:.]+\])[^\s"'<>\\]*`, 'giu');
/** An address that is all of a value: it ends with it, whatever it holds. */
const whole = new RegExp(String.raw`^${begin}[^<>]+$`, 'iu');
/** The value of an attribute of HTML, or of an address in a style. */
const quoted = new RegExp(String.raw`(["'])(\s*${begin}(?:(?!\1)[^<>])+)\1`, 'giu');
const inJson = /^\s*[[{]/;

/** Two slashes, also as languages escape them, once or within each other. */
const slashes = /(?:\/|\\u002f)\\*(?:\/|u002f)/i;

/** Every address of another host in a text, also protocol-relative ones; one over http as it is over https. */
export function addressesIn(text: string): string[] {
  if (!slashes.test(text)) return [];
  const values = inJson.test(text) ? jsonTexts(text) : null;
  return [...new Set((values ?? [unescaped(text)]).flatMap(inValue))];
}

/** Every text in a JSON text, also in JSON within it; null: it is none. */
function jsonTexts(json: string): string[] | null {
  const texts: string[] = [];
  try {
    JSON.parse(json, (key, value: unknown) => {
      for (const one of [key, value]) if (typeof one === 'string' && slashes.test(one)) texts.push(one);
      return null;
    });
  } catch {
    return null; // Words that only begin like it.
  }
  return texts;
}

function unescaped(text: string): string {
  return text
    .replaceAll(String.raw`\/`, '/')
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

function inValue(value: string): string[] {
  const nested = inJson.test(value) ? jsonTexts(value) : null;
  if (nested) return nested.flatMap(inValue);
  const plain = value
    .replaceAll(/&(?:quot|#34|#x22);/gi, '"')
    .replaceAll(/&(?:apos|#39|#x27);/gi, "'")
    .replaceAll('&amp;', '&');
  const one = [value.trim(), plain.trim()].filter((text) => whole.test(text));
  const attributes = [...plain.matchAll(quoted)].map(([, , found = '']) => found.trim());
  const within = [...plain.matchAll(pattern)].flatMap(([found]) => {
    // `url(https://...)` in a style ends at the parenthesis; a file name may contain one.
    const cut = found.split(')')[0] ?? found;
    return cut === found ? [found] : [found, cut];
  });
  // Several in one value, as lists of pictures are stored.
  const listed = [...one, ...within].flatMap((found) => found.split(/[,;|，；、](?=(?:https?:)?\/\/)/i));
  return [...one, ...attributes, ...within, ...listed].map((found) => found.replace(/^http:/i, 'https:'));
}

function hashOf(address: string): string | null {
  const url = URL.parse(address, 'https://relative.invalid');
  if (url?.protocol !== 'https:') return null;
  return createHash('sha256').update(url.href).digest('base64url').slice(0, 22);
}

/** Names and numbers of a network's own machines. */
const within =
  /^(?:[^.]+|.+\.(?:local|localhost|lan|internal|intranet|home|corp|home\.arpa)|0\..+|10\..+|127\..+|169\.254\..+|172\.(?:1[6-9]|2\d|3[01])\..+|192\.168\..+|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\..+|\[.*)$/;

function isWithin(hostname: string): boolean {
  return within.test(hostname.replace(/\.$/, ''));
}

function readHashes(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((hash): hash is string => typeof hash === 'string') : [];
}
