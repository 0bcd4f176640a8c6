/** More unread messages than this are told as "99+". */
const most = 99;

/** How unread messages stand before a title; null: there are none to tell. */
export function unreadText(count: number): string | null {
  if (!Number.isFinite(count) || count < 1) return null;
  return count > most ? `${most}+` : `${Math.floor(count)}`;
}
