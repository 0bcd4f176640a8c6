import { parseSync } from 'vite';

/**
 * Where a rule lives, as tests/spec/rules.json names it:
 * `file#name`: a declaration at the top of a module, broken as a whole;
 * `file#name.key[row].key`: a value inside it; a row of a list is found by its path, id or key, a zod field is taken out;
 * `file#name: this ~> that`: the declaration with a piece of its text exchanged.
 */
export interface Place {
  file: string;
  name: string;
  keys: readonly string[];
  swap: { from: string; to: string } | null;
}

/** Reads the notation; throws what is wrong with it. */
export function readPlace(at: string): Place {
  const [head = '', ...rest] = at.split(': ');
  const [, file, name, path] = /^([\w./-]+\.tsx?)#(\w+)((?:\.\w+|\[[^\]]+\])*)$/.exec(head) ?? [];
  if (file === undefined || name === undefined) throw new Error(`'${at}' is not 'file#name'`);
  const keys = [...(path ?? '').matchAll(/\.(\w+)|\[([^\]]+)\]/g)].map((match) => match[1] ?? match[2] ?? '');
  if (rest.length === 0) return { file, name, keys, swap: null };
  const [from, to] = rest.join(': ').split(' ~> ');
  if (!from || to === undefined || keys.length > 0) throw new Error(`'${at}' is not 'file#name: this ~> that'`);
  return { file, name, keys, swap: { from, to } };
}

/** A piece of source text. */
export interface Span {
  start: number;
  end: number;
}

/** A declaration at the top of a module. */
export interface Found {
  kind: 'function' | 'class' | 'const';
  /** The whole statement, `export` included. */
  statement: Span;
  /** The statement without `export`. */
  inner: Span;
  id: Span;
  /** What a const is given. */
  value: Span | null;
  /** True when it is written to answer nothing: it is then broken by not doing it. */
  answersNothing: boolean;
}

interface Node extends Span {
  type: string;
  [key: string]: unknown;
}

/** Finds what a place names in the text of its file; throws when it is not there. */
export function findPlace(place: Place, text: string): Found {
  const program: unknown = parseSync(place.file, text).program;
  const found = nodesIn(program, 'body').flatMap((statement) => declared(statement, place.name))[0];
  if (!found) throw new Error(`${place.file} declares no ${place.name}`);
  const source = text.slice(found.statement.start, found.statement.end);
  if (place.swap && !source.includes(place.swap.from))
    throw new Error(`${place.name} in ${place.file} has no '${place.swap.from}'`);
  const missing = place.keys.find((key) => !/^[/\d]/.test(key) && !new RegExp(`\\b${key}\\b`).test(source));
  if (missing !== undefined) throw new Error(`${place.name} in ${place.file} has no ${missing}`);
  return found;
}

function declared(statement: Node, name: string): Found[] {
  const inner = statement.type === 'ExportNamedDeclaration' ? nodeIn(statement, 'declaration') : statement;
  if (!inner) return [];
  const whole = { statement: spanOf(statement), inner: spanOf(inner) };
  if (inner.type === 'FunctionDeclaration' || inner.type === 'ClassDeclaration') {
    const id = nodeIn(inner, 'id');
    if (id?.['name'] !== name) return [];
    const kind = inner.type === 'ClassDeclaration' ? 'class' : 'function';
    return [{ ...whole, kind, id: spanOf(id), value: null, answersNothing: isVoid(inner) }];
  }
  if (inner.type !== 'VariableDeclaration') return [];
  return nodesIn(inner, 'declarations').flatMap((declaration) => {
    const [id, value] = [nodeIn(declaration, 'id'), nodeIn(declaration, 'init')];
    if (id?.['name'] !== name || !value) return [];
    const typed = nodeIn(value, 'returnType') ? isVoid(value) : false;
    return [{ ...whole, kind: 'const' as const, id: spanOf(id), value: spanOf(value), answersNothing: typed }];
  });
}

function isVoid(node: Node): boolean {
  const type = nodeIn(nodeIn(node, 'returnType'), 'typeAnnotation');
  if (type?.type === 'TSVoidKeyword') return true;
  if (type?.type !== 'TSTypeReference' || nodeIn(type, 'typeName')?.['name'] !== 'Promise') return false;
  return nodesIn(nodeIn(type, 'typeArguments'), 'params')[0]?.type === 'TSVoidKeyword';
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}

function nodeIn(parent: unknown, key: string): Node | null {
  const value = typeof parent === 'object' && parent !== null ? Object.entries(parent).find(([k]) => k === key) : null;
  return isNode(value?.[1]) ? value[1] : null;
}

function nodesIn(parent: unknown, key: string): Node[] {
  const value = typeof parent === 'object' && parent !== null ? Object.entries(parent).find(([k]) => k === key) : null;
  return Array.isArray(value?.[1]) ? value[1].filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}
