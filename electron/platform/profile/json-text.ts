import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

/** A JSON text with the places of its values; null: it is none, and `faults` say where. */
export interface JsonText {
  tree: Node | null;
  faults: { offset: number; problem: string; code: JsonProblem }[];
}

/** What is wrong with a text that is no JSON, for whoever wrote it by hand. */
const problems = {
  comma: 'has a comma too many here',
  'comma-missing': 'lacks a comma here',
  colon: 'lacks a colon here',
  comment: 'must have no comments',
  text: 'has a text here without its closing quote, or with a line break in it (write those of a key as \\n)',
  escape: 'has a wrong character after a backslash; write a backslash of a path twice',
  unfinished: 'is not finished: a closing bracket is missing',
  rest: 'goes on after its closing bracket',
  symbol: 'is no JSON here: texts stand in double quotes',
  empty: 'is empty',
  utf8: 'is not saved as UTF-8: save it as UTF-8 in your editor',
} as const;
export type JsonProblem = keyof typeof problems;

/** Reads a text strictly: no comments, no trailing commas. Only its first fault is told: it makes up most of those behind it. */
export function readJsonText(text: string): JsonText {
  const fault = (offset: number, code: JsonProblem) => ({
    tree: null,
    faults: [{ offset, code, problem: problems[code] }],
  });
  if (text.trim() === '') return fault(0, 'empty');
  // What another encoding of Unicode looks like as UTF-8.
  if (text.includes('\0') || text.startsWith('\uFFFD')) return fault(0, 'utf8');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [first] = errors.toSorted((a, b) => a.offset - b.offset);
  if (!first) return tree ? { tree, faults: [] } : fault(0, 'empty');
  const code = problemOf(first, text);
  return fault(code === 'comma' ? text.lastIndexOf(',', first.offset) : first.offset, code);
}

function problemOf({ error, offset }: ParseError, text: string): JsonProblem {
  switch (printParseErrorCode(error)) {
    case 'PropertyNameExpected':
    case 'ValueExpected':
      if (text.slice(offset).trim() === '') return 'unfinished';
      return /,\s*$/.test(text.slice(0, offset)) && /^\s*[\]},]/.test(text.slice(offset)) ? 'comma' : 'symbol';
    case 'CommaExpected':
      return 'comma-missing';
    case 'ColonExpected':
      return 'colon';
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return 'comment';
    case 'UnexpectedEndOfString':
    case 'InvalidCharacter':
      return 'text';
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return 'escape';
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return 'unfinished';
    case 'EndOfFileExpected':
      return 'rest';
    default:
      return 'symbol';
  }
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
