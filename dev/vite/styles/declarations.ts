import { parseSync, type ESTree } from 'vite';

type Node = ESTree.Node;

/** A call of `makeStyles` that gives a hook its classes, and where it stands in the file. */
export interface StyleCall {
  start: number;
  end: number;
  /** The text of its argument. */
  argument: string;
}

/** The calls of `makeStyles` of a file, and the code that their arguments need. */
export interface StyleSource {
  calls: readonly StyleCall[];
  /** The declarations of the file that the calls refer to, as text. */
  declarations: readonly string[];
  /** The imports that these need: names by module. */
  imports: ReadonlyMap<string, readonly string[]>;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Names that the code of a node refers to; keys of objects and members are none. */
function namesIn(node: Node, found = new Set<string>()): Set<string> {
  if (node.type.startsWith('TS') && !('expression' in node)) return found;
  if (node.type === 'Identifier') found.add(node.name);
  for (const [key, child] of Object.entries(node)) {
    const names = key === 'key' || key === 'property';
    if (names && (!('computed' in node) || !node.computed)) continue;
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) namesIn(one, found);
  }
  return found;
}

function declaredIn(statement: Node): string[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  return declaration?.type === 'FunctionDeclaration' && declaration.id ? [declaration.id.name] : [];
}

function callsOf(statement: Node, code: string): StyleCall[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression') return [];
    const [argument] = init.arguments;
    if (init.callee.type !== 'Identifier' || init.callee.name !== 'makeStyles' || !argument) return [];
    return [{ start: init.start, end: init.end, argument: code.slice(argument.start, argument.end) }];
  });
}

/** Reads what the styles of a file are made of; null: it makes none. */
export function readStyleSource(file: string, code: string): StyleSource | null {
  const { body } = parseSync(file, code).program;
  const makers = body.filter((statement) => callsOf(statement, code).length > 0);
  if (makers.length === 0) return null;

  const wanted = makers.flatMap((statement) => [...namesIn(statement)]);
  const declarations = new Set<Node>();
  const needed = new Set<string>();
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    const owner = body.find((statement) => declaredIn(statement).includes(name ?? ''));
    if (!owner || makers.includes(owner) || declarations.has(owner)) continue;
    declarations.add(owner);
    wanted.push(...namesIn(owner));
  }

  const imports = new Map<string, string[]>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue;
    const names = statement.specifiers
      .filter(({ local }) => needed.has(local.name))
      .map((specifier) => code.slice(specifier.start, specifier.end));
    if (names.length > 0) imports.set(statement.source.value, names);
  }
  return {
    calls: makers.flatMap((statement) => callsOf(statement, code)),
    declarations: body
      .filter((statement) => declarations.has(statement))
      .map((statement) => code.slice(statement.start, statement.end)),
    imports,
  };
}
