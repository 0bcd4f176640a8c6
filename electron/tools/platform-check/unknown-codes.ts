import type { CheckNote } from '#contract/ipc/platform-check.ts';
import { codeFields, codeTables } from '#contract/platform/profile/code-tables.ts';
import { isFields, sameCode } from '#contract/platform/profile/translate-answer.ts';

/** More than these are no codes: the field is another one. */
const most = 12;

export interface UnknownCode {
  /** `type: 12`. */
  code: string;
  /** What a person must decide about it. */
  decision: CheckNote;
}

/** The values of code fields that no table knows, in an answer that is already in the documents' words. */
export function unknownCodes(call: string, read: unknown): UnknownCode[] {
  const tables = codeFields[call];
  if (!tables) return [];
  const found = new Map<string, UnknownCode>();
  const walk = (value: unknown) => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    if (!isFields(value)) return;
    for (const [field, table] of Object.entries(tables)) {
      const code = value[field];
      const known: readonly (number | string)[] = Object.values(codeTables[table]);
      if (typeof code !== 'string' && typeof code !== 'number') continue;
      if (known.some((ours) => sameCode(ours, code))) continue;
      const names = Object.keys(codeTables[table]).join(', ');
      const key = `${field}: ${JSON.stringify(code)}`;
      found.set(key, {
        code: key,
        decision: { kind: 'code', call, code: key, table, names },
      });
    }
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(read);
  return [...found.values()].slice(0, most);
}
