/** More unread messages are shown as "99+". */
const maxShown = 99;

/** The unread count for a title; null when there is none, or nobody says how many. */
export function unreadText(count: number | null): string | null {
  if (count === null || !Number.isFinite(count) || count < 1) return null;
  return count > maxShown ? `${maxShown}+` : `${Math.floor(count)}`;
}
