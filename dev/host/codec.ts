/** A value as JSON that comes back as structured clone would bring it. */
export interface Codec {
  encode(value: unknown): string;
  decode(text: string): unknown;
}

interface Coded {
  $?: string;
  [key: string]: unknown;
}

/**
 * What Electron's IPC carries (typed arrays, dates, maps, sets, errors, cycles...) over JSON.
 * Self-contained, because its source text also runs in the preload's world; base64 comes from outside.
 */
export function makeCodec(toBase64: (bytes: Uint8Array) => string, fromBase64: (text: string) => Uint8Array): Codec {
  const arrays = {
    Int8Array,
    Uint8Array,
    Uint8ClampedArray,
    Int16Array,
    Uint16Array,
    Int32Array,
    Uint32Array,
    Float32Array,
    Float64Array,
    BigInt64Array,
    BigUint64Array,
  };
  const errors = { EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };
  const has = <T extends object>(object: T, key: PropertyKey): key is keyof T => key in object;
  const refuse = (): never => {
    throw new Error('An object could not be cloned.');
  };

  function encodePrimitive(value: unknown): unknown {
    if (typeof value === 'undefined') return { $: 'u' };
    if (typeof value === 'bigint') return { $: 'i', v: String(value) };
    if (typeof value === 'function' || typeof value === 'symbol') return refuse();
    if (typeof value !== 'number' || (Number.isFinite(value) && !Object.is(value, -0))) return value;
    return { $: 'n', v: Object.is(value, -0) ? '-0' : String(value) };
  }

  function encodeObject(value: object, tag: string, seen: Map<object, number>): unknown {
    if (ArrayBuffer.isView(value)) {
      const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
      return { $: 'b', t: tag in arrays ? tag : 'DataView', v: toBase64(bytes) };
    }
    if (value instanceof Map) return { $: 'm', v: [...value].map((pair) => pair.map((part) => encode(part, seen))) };
    if (value instanceof Set) return { $: 's', v: [...value].map((part) => encode(part, seen)) };
    if (value instanceof Date) return { $: 'd', v: value.getTime() };
    if (value instanceof RegExp) return { $: 'x', s: value.source, f: value.flags };
    if (value instanceof ArrayBuffer) return { $: 'b', t: 'ArrayBuffer', v: toBase64(new Uint8Array(value)) };
    if (value instanceof Error) {
      const cause = 'cause' in value ? encode(value.cause, seen) : undefined;
      return { $: 'e', n: value.name, m: value.message, k: value.stack, c: cause };
    }
    if (['Promise', 'WeakMap', 'WeakSet', 'Window'].includes(tag)) return refuse();
    const plain: Coded = {};
    for (const [key, part] of Object.entries(value)) plain[key] = encode(part, seen);
    return '$' in plain ? { $: 'o', v: plain } : plain;
  }

  function encode(value: unknown, seen: Map<object, number>): unknown {
    if (typeof value !== 'object' || value === null) return encodePrimitive(value);
    const known = seen.get(value);
    if (known !== undefined) return { $: 'r', v: known };
    seen.set(value, seen.size);
    if (Array.isArray(value)) return Array.from(value, (part) => encode(part, seen));
    return encodeObject(value, Object.prototype.toString.call(value).slice(8, -1), seen);
  }

  function decodeBytes(type: string, text: string): unknown {
    const bytes = fromBase64(text);
    if (type === 'Uint8Array') return bytes;
    const buffer = bytes.slice().buffer;
    if (type === 'ArrayBuffer') return buffer;
    return has(arrays, type) ? new arrays[type](buffer) : new DataView(buffer);
  }

  function decodeError(coded: Coded, refs: unknown[]): Error {
    const name = String(coded.n);
    const error = new (has(errors, name) ? errors[name] : Error)(String(coded.m));
    refs.push(error);
    error.stack = String(coded.k);
    if (coded.c !== undefined) error.cause = decode(coded.c, refs);
    return error;
  }

  function decodeList(list: unknown, refs: unknown[]): unknown[] {
    return Array.isArray(list) ? list.map((part) => decode(part, refs)) : [];
  }

  function decodeMap(list: unknown, refs: unknown[]): Map<unknown, unknown> {
    const map = new Map();
    refs.push(map);
    for (const pair of Array.isArray(list) ? list : []) {
      const [key, value] = decodeList(pair, refs);
      map.set(key, value);
    }
    return map;
  }

  function decodeSet(list: unknown, refs: unknown[]): Set<unknown> {
    const set = new Set();
    refs.push(set);
    for (const part of decodeList(list, refs)) set.add(part);
    return set;
  }

  function decodePlain(coded: object, refs: unknown[]): object {
    const plain: Record<string, unknown> = {};
    refs.push(plain);
    for (const [key, part] of Object.entries(coded)) plain[key] = decode(part, refs);
    return plain;
  }

  function decode(value: unknown, refs: unknown[]): unknown {
    if (value === null || typeof value !== 'object') return value;
    const keep = (made: unknown) => {
      refs.push(made);
      return made;
    };
    if (Array.isArray(value)) {
      const list: unknown[] = [];
      refs.push(list);
      for (const part of value) list.push(decode(part, refs));
      return list;
    }
    const coded: Coded = { ...value };
    if (coded.$ === undefined) return decodePlain(value, refs);
    if (coded.$ === 'n') return Number(coded.v);
    if (coded.$ === 'u') return undefined;
    if (coded.$ === 'i') return BigInt(String(coded.v));
    if (coded.$ === 'r') return refs[Number(coded.v)];
    if (coded.$ === 'b') return keep(decodeBytes(String(coded.t), String(coded.v)));
    if (coded.$ === 'd') return keep(new Date(Number(coded.v)));
    if (coded.$ === 'x') return keep(new RegExp(String(coded.s), String(coded.f)));
    if (coded.$ === 'm') return decodeMap(coded.v, refs);
    if (coded.$ === 's') return decodeSet(coded.v, refs);
    if (coded.$ === 'e') return decodeError(coded, refs);
    return decodePlain(Object(coded.v), refs);
  }

  return {
    encode: (value) => JSON.stringify(encode(value, new Map())),
    decode: (text) => decode(JSON.parse(text), []),
  };
}

/** The codec of the main process. */
export const nodeCodec = makeCodec(
  (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  (text) => new Uint8Array(Buffer.from(text, 'base64')),
);
