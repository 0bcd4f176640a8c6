import * as z from 'zod/mini';

/** The frontendConfig key under which a tenant brings the player of its media's host: an object, or one as JSON. */
export const filmPlayerKey = 'lectern_aliplayer';

/** What a tenant brings: the player's script, its styles where they lie apart, and its licence. */
export interface FilmPlayer {
  script: string;
  style: string | null;
  license: { domain: string; key: string };
}

const word = z.string().check(z.minLength(1), z.maxLength(2_048));
const wanted = z.object({
  script: word,
  style: z.optional(word),
  license: z.object({ domain: word, key: word }),
});

/** Null: the tenant brings none, or what it brings cannot be trusted: anything but https, or a part that is missing. */
export function filmPlayerOf(value: unknown, platformOrigin: string): FilmPlayer | null {
  const read = z.safeParse(wanted, typeof value === 'string' ? parsed(value) : value);
  if (!read.success) return null;
  const { license } = read.data;
  const script = addressOf(read.data.script, platformOrigin);
  const style = read.data.style === undefined ? null : addressOf(read.data.style, platformOrigin);
  if (script === null || (read.data.style !== undefined && style === null)) return null;
  return { script, style, license };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Not JSON: the tenant brings nothing that can be read.
  }
}

/** An https address, or one of the platform itself, which may be on this computer. */
function addressOf(text: string, platformOrigin: string): string | null {
  const url = URL.parse(text, platformOrigin);
  if (!url || url.username !== '' || url.password !== '') return null;
  return url.protocol === 'https:' || url.origin === platformOrigin ? url.href : null;
}
