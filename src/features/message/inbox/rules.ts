/** What a message is about; anything the platform names otherwise is a notice. */
export const kinds = ['exam', 'course', 'certificate', 'order', 'system'] as const;
export type Kind = (typeof kinds)[number] | 'other';

export function kindOf(type: string): Kind {
  return kinds.find((known) => known === type.trim().toLowerCase()) ?? 'other';
}

/** Where a message leads: a page of this client, a page of the web, or nowhere. */
export type Target = { to: 'page'; address: string } | { to: 'web'; address: string } | null;

export function targetOf(link: string): Target {
  const address = link.trim();
  // '//host' and '/\host' would leave the client.
  if (/^\/(?![/\\])/.test(address)) return { to: 'page', address };
  return /^https?:\/\//i.test(address) ? { to: 'web', address } : null;
}

/** How a row says when: minutes for the last hour, then the time, then the day. */
export type Age =
  | { kind: 'unknown' }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'today' }
  | { kind: 'yesterday' }
  | { kind: 'day' }
  | { kind: 'date' };

/** The calendar is that of the machine; a time in the future (its clock is behind) counts as now. */
export function ageOf(at: number | null, now: number): Age {
  if (at === null) return { kind: 'unknown' };
  const minutes = Math.max(0, Math.floor((now - at) / 60_000));
  if (minutes < 60) return { kind: 'minutes', minutes };
  const days = calendarDays(at, now);
  if (days === 0) return { kind: 'today' };
  if (days === 1) return { kind: 'yesterday' };
  return { kind: new Date(at).getFullYear() === new Date(now).getFullYear() ? 'day' : 'date' };
}

function calendarDays(from: number, to: number): number {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  return Math.round((midnight(to) - midnight(from)) / 86_400_000);
}

/** What stands as the title: the title, else how the text begins, else nothing. */
export function titleOf(title: string, text: string): string {
  if (title.trim() !== '') return title.trim();
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
