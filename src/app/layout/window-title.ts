/** More unread messages are shown as "99+". */
const maxShown = 99;

/** The unread count for a title; null when there is none. */
export function unreadText(count: number): string | null {
  if (!Number.isFinite(count) || count < 1) return null;
  return count > maxShown ? `${maxShown}+` : `${Math.floor(count)}`;
}
