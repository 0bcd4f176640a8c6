import { maskAccount } from '#lib/format.ts';

export type ContactKind = 'phone' | 'mail';

/** The contacts of an account; '' for none. */
export type Contacts = Readonly<Record<ContactKind, string>>;

/** A row of the tab: a contact is bound when there is none, changed otherwise. */
export interface SecurityRow {
  id: 'password' | ContactKind | 'close';
  /** i18n key of the button. */
  action: string;
  /** i18n key of the current state. */
  state: string;
  /** The contact, masked; '' when there is none. */
  shown: string;
}

/** The rows of the tab; `untold`: contacts of which the platform does not say whether they are bound. */
export function rowsOf(contacts: Contacts, untold: readonly ContactKind[] = []): readonly SecurityRow[] {
  return [
    { id: 'password', action: 'actions.password', state: 'rows.password.state', shown: '' },
    contactRow('phone', contacts, untold),
    contactRow('mail', contacts, untold),
    { id: 'close', action: 'actions.close', state: 'rows.close.state', shown: '' },
  ];
}

function contactRow(id: ContactKind, contacts: Contacts, untold: readonly ContactKind[]): SecurityRow {
  const bound = contacts[id] !== '';
  return {
    id,
    action: `actions.${id}.${modeOf(id, contacts)}`,
    state: `rows.${id}.${bound ? 'state' : untold.includes(id) ? 'untold' : 'none'}`,
    shown: bound ? maskAccount(contacts[id]) : '',
  };
}

export function modeOf(kind: ContactKind, contacts: Contacts): 'change' | 'bind' {
  return contacts[kind] === '' ? 'bind' : 'change';
}

/** The channels to which a code can be sent; the phone first. */
export function channelsOf(contacts: Contacts): readonly ContactKind[] {
  return (['phone', 'mail'] as const).filter((kind) => contacts[kind] !== '');
}

/** The text to type before an account is closed: the last four digits of its phone, else its email address. */
export function confirmationOf({ phone, mail }: Contacts): { by: ContactKind; expected: string; shown: string } {
  return phone === ''
    ? { by: 'mail', expected: mail, shown: maskAccount(mail) }
    : { by: 'phone', expected: phone.slice(-4), shown: maskAccount(phone).slice(0, -4).concat('****') };
}

/** True when the typed text matches, ignoring blanks and case. */
export function isConfirmed(contacts: Contacts, typed: string): boolean {
  const { expected } = confirmationOf(contacts);
  return expected !== '' && typed.replaceAll(/\s/g, '').toLowerCase() === expected.toLowerCase();
}
