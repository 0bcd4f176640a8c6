import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

/** A JSON text with the places of its values; null: it is none, and `faults` say where. */
export interface JsonText {
  tree: Node | null;
  faults: { offset: number; problem: string }[];
}

/** Reads a text strictly: no comments, no trailing commas. */
export function readJsonText(text: string): JsonText {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  if (tree && errors.length === 0) return { tree, faults: [] };
  const faults = errors.map(({ error, offset }) => ({
    offset,
    problem: `is no JSON (${printParseErrorCode(error)})`,
  }));
  return { tree: null, faults: faults.length > 0 ? faults : [{ offset: 0, problem: 'is empty' }] };
}

/** Where a value stands, with its name; where it is missing, what it would stand in. */
export function offsetOf(tree: Node, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return tree.offset;
}

/** Line and column of a place, each from 1. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
