// What a broken declaration answers. A test that proves its rule does not survive it.

/** What zod keeps inside a schema. */
interface Internals {
  def: Record<string, unknown>;
  run: unknown;
  parse: unknown;
}

/** The opposite, another number, another text, nothing in the list; a function that answers so, a schema that refuses. */
export function broken(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value * 2 + 1;
  if (typeof value === 'bigint') return value + 1n;
  if (typeof value === 'string') return `${value}~`;
  if (typeof value === 'function') return brokenFunction(value);
  if (value instanceof Promise) return value.then(broken);
  if (value instanceof RegExp) return /(?!)/;
  if (Array.isArray(value) && value.length > 0) return [];
  if (value instanceof Map && value.size > 0) return new Map();
  if (value instanceof Set && value.size > 0) return new Set();
  throw new Error('broken by coverage:spec');
}

/** A value at the top of a module; a table is broken in every cell. */
export function brokenConstant(value: unknown): unknown {
  const schema = internalsOf(value);
  if (schema) return refusing(value, schema);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    return broken(value);
  }
  return Object.fromEntries(Object.entries(value).map(([key, cell]) => [key, brokenConstant(cell)]));
}

/** Breaks what lies below the keys. */
export function brokenAt(value: unknown, keys: readonly string[]): unknown {
  const [key, ...deeper] = keys;
  if (key === undefined) return brokenConstant(value);
  const schema = internalsOf(value);
  if (schema) return withoutField(value, schema, key, deeper);
  if (typeof value !== 'object' || value === null) throw new Error(`coverage:spec finds no ${key}`);
  const name = Array.isArray(value) ? rowNamed(value, key) : key;
  if (!Reflect.has(value, name)) throw new Error(`coverage:spec finds no ${key}`);
  const cell = brokenAt(Reflect.get(value, name), deeper);
  if (Array.isArray(value)) return value.map((row: unknown, index) => (`${index}` === name ? cell : row));
  return Object.assign(Object.create(Object.getPrototypeOf(value)), value, { [name]: cell });
}

// oxlint-disable-next-line typescript/no-unsafe-function-type
function brokenFunction(value: Function): unknown {
  return function (this: unknown, ...args: unknown[]): unknown {
    return broken(Reflect.apply(value, this, args));
  };
}

/** The index of a row that carries the name as path, alias, id or key. */
function rowNamed(rows: readonly unknown[], name: string): string {
  const index = rows.findIndex((row) => {
    if (typeof row !== 'object' || row === null) return row === name;
    return Object.values(row).some((cell) => cell === name || (Array.isArray(cell) && cell.includes(name)));
  });
  return index < 0 ? name : `${index}`;
}

function internalsOf(value: unknown): Internals | null {
  const inside: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, '_zod') : null;
  return isInternals(inside) ? inside : null;
}

function isInternals(value: unknown): value is Internals {
  return typeof value === 'object' && value !== null && 'def' in value && 'run' in value;
}

function refusing(schema: unknown, internals: Internals): unknown {
  const refuse = (payload: { value: unknown; issues: unknown[] }) => {
    payload.issues.push({ code: 'custom', message: 'broken by coverage:spec', path: [], input: payload.value });
    return payload;
  };
  internals.run = refuse;
  internals.parse = refuse;
  return schema;
}

/** An object's schema that does not know a field any more: it is neither read nor sent. */
function withoutField(schema: unknown, { def }: Internals, key: string, deeper: readonly string[]): unknown {
  const shape = def['shape'];
  if (typeof shape !== 'object' || shape === null) {
    const inner = def['innerType'] ?? def['element'] ?? def['in'];
    const internals = internalsOf(inner);
    if (!internals) throw new Error(`coverage:spec finds no field ${key}`);
    withoutField(inner, internals, key, deeper);
    return schema;
  }
  if (!Reflect.has(shape, key)) throw new Error(`coverage:spec finds no field ${key}`);
  if (deeper.length === 0) Reflect.deleteProperty(shape, key);
  else Reflect.set(shape, key, brokenAt(Reflect.get(shape, key), deeper));
  return schema;
}
