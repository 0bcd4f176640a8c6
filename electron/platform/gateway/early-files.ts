import { readFileSync } from 'node:fs';
import type { Locale } from '#contract/ipc/locale.ts';
import { signInPicture } from '#contract/ipc/start-state.ts';

/** The files of texts by `<language>/<area>`, as the build wrote them. */
export type TextFiles = Readonly<Record<string, string>>;

/** Where the build of the page names them. */
export const textFileNames = 'texts.json';

/** Reads the names of the files of texts. Throws where the page was not built whole. */
export function readTextFiles(file: string): TextFiles {
  const known: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const named = Object.entries(known ?? {}).filter((row): row is [string, string] => typeof row[1] === 'string');
  return Object.fromEntries(named);
}

/**
 * The `Link` header of the page: the texts that its script will ask for once it runs, those of the frame and, for
 * whoever has to sign in, those and the picture of the sign-in. Null: none is known.
 */
export function earlyFiles(files: TextFiles, locale: Locale, signedIn: boolean): string | null {
  const areas = signedIn ? ['shell'] : ['shell', 'account'];
  const links = areas.flatMap((area) => {
    const file = files[`${locale}/${area}`];
    return file === undefined ? [] : [`<${file}>; rel=preload; as=fetch; crossorigin`];
  });
  if (!signedIn && links.length > 0) links.push(`<${signInPicture}>; rel=preload; as=image`);
  return links.length === 0 ? null : links.join(', ');
}
