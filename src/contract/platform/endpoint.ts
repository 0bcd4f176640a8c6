import * as z from 'zod/mini';

/** What names a call on the wire. */
interface CallShape {
  id: string;
  method: 'GET' | 'POST';
  /** Path without host; `{name}` is a path parameter. */
  path: string;
  /** True when no document shows the path; a tenant's configuration may override it by id (G-024). */
  assumed?: boolean;
  /** True when the call changes state: never retried, prefetched or refetched (G-020). */
  effect?: boolean;
}

/** Request header in which the page names its call to the gateway; it never leaves. */
export const callHeader = 'x-lectern-call';

/** The header's value: id, declared path and, for a call that changes state, `effect`, with spaces between. */
export function callName({ id, path, effect }: Pick<Endpoint, 'id' | 'path' | 'effect'>): string {
  return effect ? `${id} ${path} effect` : `${id} ${path}`;
}

/** True when a call of this name changes state at the platform. */
export function isEffectCall(name: string): boolean {
  return name.split(' ')[2] === 'effect';
}

/** A schema for one place of a request; `none` when nothing is sent there. */
type Fields = z.ZodMiniObject;
const none = z.object({});

/** How a body is encoded: JSON unless the specification says form; multipart where a file is sent (G-021). */
export type BodyKind = 'json' | 'form' | 'multipart';

/**
 * One call of the platform: what it is named, where it goes, where each parameter goes and what comes back.
 * Query keys, hooks, the embedded platform's routes and the coverage report all derive from it.
 */
export interface Endpoint<
  Path extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends Fields = Fields,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> extends Required<CallShape> {
  readonly pathFields: Path;
  readonly query: Query;
  readonly body: Body;
  readonly bodyKind: BodyKind;
  /** Schema of the envelope's `data`. */
  readonly answer: Answer;
  /** True when the answer is a stream of bytes without envelope. */
  readonly binary: boolean;
  /** True when a visitor without a token may call it. */
  readonly open: boolean;
  /** Ids of the calls whose answers are others after this one. */
  readonly makesStale: readonly string[];
  /** A call whose answer gives a token, or that ends the session (001 §7): the gateway keeps the token out of the page. */
  readonly session: 'begins' | 'ends' | null;
  /** True for a check: `data: false` in a success is a no. */
  readonly verdict: boolean;
}

interface Declaration<Path, Query, Body, Answer> extends CallShape {
  pathFields?: Path;
  query?: Query;
  body?: Body;
  bodyKind?: BodyKind;
  answer?: Answer;
  binary?: boolean;
  open?: boolean;
  session?: 'begins' | 'ends';
  verdict?: boolean;
  makesStale?: readonly string[];
}

/** Declares a call. Parameters are named once, in the schema of the place they travel in. */
export function endpoint<
  Path extends Fields = typeof none,
  Query extends Fields = typeof none,
  Body extends Fields = typeof none,
  Answer extends z.ZodMiniType = z.ZodMiniUnknown,
>(declaration: Declaration<Path, Query, Body, Answer>): Endpoint<Path, Query, Body, Answer> {
  const {
    assumed = false,
    effect = false,
    bodyKind = 'json',
    binary = false,
    open = false,
    session = null,
    verdict = false,
    makesStale = [],
  } = declaration;
  const { pathFields = none, query = none, body = none, answer = z.unknown() } = declaration;
  const { id, method, path } = declaration;
  // A place that the declaration leaves out has the default as its type parameter; the compiler cannot see that.
  return {
    id,
    method,
    path,
    pathFields,
    query,
    body,
    bodyKind,
    answer,
    assumed,
    effect,
    binary,
    open,
    session,
    verdict,
    makesStale,
  } as Endpoint<Path, Query, Body, Answer>;
}

/** What travels in one place; a place without fields asks for nothing. */
type Sent<Place extends Fields> = keyof Place['shape'] extends never ? object : z.output<Place>;

/** The parameters of a call, whatever place they travel in. */
export type Input<E extends Endpoint> = Sent<E['pathFields']> & Sent<E['query']> & Sent<E['body']>;

/** What a call gives back. */
export type Answer<E extends Endpoint> = z.output<E['answer']>;

/** Fills the path parameters and encodes the query; undefined values are left out. */
export function addressOf<E extends Endpoint>(call: E, input: Input<E>): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(valueOf(input, name)) ?? ''),
  );
  const query = new URLSearchParams();
  for (const name of Object.keys(call.query.shape)) {
    const value = asText(valueOf(input, name));
    if (value !== undefined) query.set(name, value);
  }
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

/** The body of a call as plain fields: `{}` where an empty one is declared, null where none is. */
export function bodyOf<E extends Endpoint>(call: E, input: Input<E>): Record<string, unknown> | null {
  const { body }: { body: Fields } = call;
  if (body === none) return null;
  const names = Object.keys(body.shape);
  return Object.fromEntries(
    names.flatMap((name) => (valueOf(input, name) === undefined ? [] : [[name, valueOf(input, name)]])),
  );
}

function valueOf(input: object, name: string): unknown {
  return Object.entries(input).find(([key]) => key === name)?.[1];
}

function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : undefined;
}
