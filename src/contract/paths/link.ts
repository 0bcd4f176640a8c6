/** The scheme of links into the client: lectern://<path>. */
export const linkScheme = 'lectern';

/** Where a link lets a film or a sound begin, in whole seconds. */
export const linkedSecondName = 't';

const longestFilm = 24 * 60 * 60;

/** What belongs to the way that led to a screen, not to the screen. */
const ownWay = ['backPath', 'backPathName', 'backMoudle', 'studyProcess', linkedSecondName];

/** The link that opens the screen at this address and begins at this second. */
export function linkAt(pathname: string, search: string, second: number): string {
  const query = new URLSearchParams(search);
  for (const name of ownWay) query.delete(name);
  query.set(linkedSecondName, String(Math.max(0, Math.floor(second))));
  return `${linkScheme}://${pathname}?${query.toString()}`;
}

/** The second that an address asks for; null: none, or one that no film has. */
export function linkedSecond(query: URLSearchParams): number | null {
  const text = query.get(linkedSecondName) ?? '';
  if (!/^\d{1,5}$/u.test(text)) return null;
  return Number(text) <= longestFilm ? Number(text) : null;
}
