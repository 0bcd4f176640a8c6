/** What a playlist is told to be to the page, whatever its host calls it. */
export const playlistType = 'application/vnd.apple.mpegurl';

/** The kinds of a playlist of a film in parts (HLS, RFC 8216). */
const playlistTypes = new Set([playlistType, 'application/x-mpegurl', 'audio/mpegurl', 'audio/x-mpegurl']);

export function isPlaylistType(type: string): boolean {
  return playlistTypes.has(type);
}

export function isPlaylist(type: string, address: string): boolean {
  return isPlaylistType(type) || (URL.parse(address)?.pathname.toLowerCase().endsWith('.m3u8') ?? false);
}

export interface ReadPlaylist {
  /** The same with whole addresses, so that nothing depends on where it is read. */
  text: string;
  /** Every address in it: parts, other playlists, keys. */
  named: readonly string[];
  /** Its variables, which the playlists that it names may import. */
  variables: Variables;
}

type Variables = ReadonlyMap<string, string>;
const none: Variables = new Map();

/** Asks a host for playlists and parts that no playlist names, by a query of the reader's own. */
const asksByQuery = /\b(?:CAN-BLOCK-RELOAD|CAN-SKIP-UNTIL|CAN-SKIP-DATERANGES)=[^,]*,?/g;

/**
 * A playlist that came from this address, the final one where it was redirected (RFC 3986 5.1.3), named by one with these
 * variables. A part over http is asked for over https. Null: the text is none.
 */
export function readPlaylist(text: string, address: string, importable: Variables = none): ReadPlaylist | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim());
  if (!lines[0]?.startsWith('#EXTM3U')) return null;
  const named: string[] = [];
  const whole = (written: string): string => {
    const found = written.trim() === '' ? null : URL.parse(written.trim(), address);
    if (found?.protocol === 'http:') found.protocol = 'https:';
    if (found?.protocol !== 'https:') return written;
    named.push(found.href);
    return found.href;
  };
  const variables = variablesOf(lines, address, importable);
  const read = lines.flatMap((said): string | [] => {
    const line = said.replace(/\{\$([\w-]+)\}/g, (found, name: string) => variables.get(name) ?? found);
    // Its variables are read here: a reader of this text knows neither the query of its address nor who named it.
    if (/^#EXT-X-(?:DEFINE|CONTENT-STEERING):/.test(line)) return [];
    // A variable that nobody told.
    if (/\{\$[\w-]+\}/.test(line)) return line;
    if (line.startsWith('#EXT-X-SERVER-CONTROL:')) return line.replaceAll(asksByQuery, '');
    if (line.startsWith('#EXT-X-')) {
      return line.replace(
        uriOf,
        (_, double?: string, single?: string, bare?: string) => `URI="${whole(double ?? single ?? bare ?? '')}"`,
      );
    }
    return line.startsWith('#') ? line : whole(line);
  });
  return { text: read.join('\n'), named, variables };
}

/** An address in a tag; some programs leave its quotation marks out. */
const uriOf = /\bURI=(?:"([^"]*)"|'([^']*)'|([^"',\s]+))/g;

/** The variables of a playlist by their names, also those that the query of its address or another playlist gives. */
function variablesOf(lines: readonly string[], address: string, importable: Variables): Variables {
  const query = URL.parse(address)?.searchParams;
  const variables = new Map<string, string>();
  for (const line of lines.filter((one) => one.startsWith('#EXT-X-DEFINE:'))) {
    const said = new Map(
      [...line.matchAll(/\b(NAME|VALUE|QUERYPARAM|IMPORT)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    const name = said.get('NAME') ?? said.get('QUERYPARAM') ?? said.get('IMPORT');
    const value =
      said.get('VALUE') ?? query?.get(said.get('QUERYPARAM') ?? '') ?? importable.get(said.get('IMPORT') ?? '');
    if (name !== undefined && typeof value === 'string') variables.set(name, value);
  }
  return variables;
}

/** So many playlists stay known, the latest used ones. */
const maxPlaylists = 64;

/** What playlists name, in memory only: a film of hours names more addresses than all else of the platform. */
export class PlaylistParts {
  /** By the address of the playlist: what it names now, and what it named before, as a live one moves on. */
  readonly #named = new Map<string, readonly ReadonlySet<string>[]>();
  readonly #variables = new Map<string, Variables>();

  learn(playlist: string, named: readonly string[], variables: Variables = none): void {
    const [last] = this.#named.get(playlist) ?? [];
    this.#named.delete(playlist);
    this.#named.set(playlist, [new Set(named), ...(last ? [last] : [])]);
    if (variables.size > 0) this.#variables.set(playlist, variables);
    const [oldest] = this.#named.keys();
    if (this.#named.size <= maxPlaylists || oldest === undefined) return;
    this.#named.delete(oldest);
    this.#variables.delete(oldest);
  }

  /** What a playlist may import from those that name it. */
  importable(playlist: string): Variables {
    const naming = [...this.#variables].filter(([by]) => this.#named.get(by)?.some((set) => set.has(playlist)));
    return new Map(naming.flatMap(([, variables]) => [...variables]));
  }

  has(address: string): boolean {
    return this.#named.values().some((sets) => sets.some((set) => set.has(address)));
  }
}
