/** A tenant's own paths by call id; `{name}` is a path parameter. */
export type PathOverrides = Readonly<Record<string, string>>;

/** Reading calls that 002 §7 names one after the other, so that their base is open: where else they may be. */
export const otherPaths: Readonly<Record<string, readonly string[]>> = {
  userPaperFindQuestForExam: ['/exam/v1/findQuestForExam', '/exam/v1/exam/findQuestForExam'],
  userPaperFindUserPaperInfo: ['/exam/v1/findUserPaperInfo', '/exam/v1/exam/findUserPaperInfo'],
};

/** The path to request: the tenant's own for this call, with the parameters of the declared path. */
export function overriddenPath(pathname: string, callName: string | null, overrides: PathOverrides): string {
  const [id, template] = callName?.split(' ') ?? [];
  const override = id ? overrides[id] : undefined;
  if (override === undefined || template === undefined) return pathname;
  const values = parametersOf(pathname, template);
  if (!values) return pathname;
  return override.replace(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '');
}

/** The path parameters, still encoded; null when the path does not match the template. */
function parametersOf(pathname: string, template: string): Map<string, string> | null {
  const parts = pathname.split('/');
  const names = template.split('/');
  if (parts.length !== names.length) return null;
  const values = new Map<string, string>();
  for (const [index, part] of parts.entries()) {
    const name = /^\{(\w+)\}$/.exec(names[index] ?? '')?.[1];
    if (name) values.set(name, part);
    else if (names[index] !== part) return null;
  }
  return values;
}

/** An absolute path of the platform's host, without query. */
export const callPathForm = /^\/(?!\/)[^\s?#\\]*$/;

/** Parses overrides from a configuration leniently: everything but absolute paths is ignored. */
export function readOverrides(value: unknown): PathOverrides {
  const source = typeof value === 'string' ? fromText(value) : value;
  if (typeof source !== 'object' || source === null) return {};
  const entries = Object.entries(source).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && callPathForm.test(entry[1]),
  );
  return Object.fromEntries(entries);
}

function fromText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // An invalid setting overrides nothing.
  }
}
