type Query = Readonly<Record<string, string | null | undefined>>;

interface Codec<Params, Read> {
  /** Names and values of the query; empty ones are left out. */
  write: (params: Params) => Query;
  /** What a screen takes from its query. */
  read: (query: URLSearchParams) => Read;
}

/** One address of this client: the pattern of its route, how to build it, how to read it. Nobody writes one by hand. */
export interface PathDefinition<Params = undefined, Read = undefined> {
  readonly pattern: string;
  /** Other addresses of the same screen. */
  readonly aliases: readonly string[];
  /** The address, with its parameters in the query. */
  readonly to: (params: Params) => string;
  readonly read: (query: URLSearchParams) => Read;
}

/** An address without parameters. */
interface PlainPath extends Omit<PathDefinition, 'to'> {
  readonly to: () => string;
}

/** Declares an address without parameters. */
export function definePath(pattern: string, ...aliases: readonly string[]): PlainPath {
  return { pattern, aliases, to: () => pattern, read: () => undefined };
}

/** Declares an address whose parameters go through a codec. */
export function defineCodedPath<Params, Read>(
  pattern: string,
  { write, read }: Codec<Params, Read>,
  ...aliases: readonly string[]
): PathDefinition<Params, Read> {
  return { pattern, aliases, to: (params) => withQuery(pattern, write(params)), read };
}

type Texts<Name extends string> = Readonly<Record<Name, string | null>>;

/** The address of a path with texts of these names in its query; a text that is not there reads as null. */
interface QueryPath<Name extends string> {
  readonly pattern: string;
  readonly aliases: readonly string[];
  readonly to: (params?: Partial<Record<Name, string | null | undefined>>) => string;
  readonly read: (query: URLSearchParams) => Texts<Name>;
}

/** Declares an address with optional texts in its query. */
export function defineQueryPath<const Name extends string>(
  pattern: string,
  names: readonly Name[],
  ...aliases: readonly string[]
): QueryPath<Name> {
  return {
    pattern,
    aliases,
    to: (params = {}) => withQuery(pattern, Object.fromEntries(names.map((name) => [name, params[name]]))),
    // Built from the names themselves, so every one is there; the compiler sees only strings.
    read: (query) => Object.fromEntries(names.map((name) => [name, query.get(name)])) as Texts<Name>,
  };
}

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Where an address says to go back to (`backPath`). An own path only: `//host` and addresses with a scheme lead out of the client. */
export function ownPath(path: string | null): string | undefined {
  return path !== null && /^\/(?![/\\])[^\\]*$/u.test(path) ? path : undefined;
}
