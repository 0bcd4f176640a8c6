/** Where a link lets a film or a sound begin, in whole seconds. */
export const linkedSecondName = 't';

const longestFilm = 24 * 60 * 60;

/** What belongs to the way that led to a screen, not to the screen. */
const ownWay = ['backPath', 'backPathName', 'backMoudle', 'studyProcess', linkedSecondName];

/** The link of the client's own scheme that opens the screen at this address and begins at this second. */
export function linkAt(scheme: string, pathname: string, search: string, second: number): string {
  const query = new URLSearchParams(search);
  for (const name of ownWay) query.delete(name);
  query.set(linkedSecondName, String(Math.max(0, Math.floor(second))));
  return `${scheme}://${pathname}?${query.toString()}`;
}

/** The second that an address asks for; null: none, or one that no film has. */
export function linkedSecond(query: URLSearchParams): number | null {
  const text = query.get(linkedSecondName) ?? '';
  if (!/^\d{1,5}$/u.test(text)) return null;
  return Number(text) <= longestFilm ? Number(text) : null;
}
