import { maskAccount } from '../../../lib/format.ts';

export type ContactKind = 'phone' | 'mail';

/** The contacts of an account as the platform gives them; '' for one that it has not. */
export type Contacts = Readonly<Record<ContactKind, string>>;

/** What a row of the tab offers: a contact is bound when there is none, changed when there is one. */
export interface SecurityRow {
  id: 'password' | ContactKind | 'close';
  /** Key of the button's words. */
  action: string;
  /** Key of the sentence about the present state. */
  state: string;
  /** The contact, masked; '' when there is none. */
  shown: string;
}

/** The rows of the tab, from the most used to the one that ends everything. */
export function rowsOf(contacts: Contacts): readonly SecurityRow[] {
  return [
    { id: 'password', action: 'actions.password', state: 'rows.password.state', shown: '' },
    contactRow('phone', contacts),
    contactRow('mail', contacts),
    { id: 'close', action: 'actions.close', state: 'rows.close.state', shown: '' },
  ];
}

function contactRow(id: ContactKind, contacts: Contacts): SecurityRow {
  const bound = contacts[id] !== '';
  return {
    id,
    action: `actions.${id}.${modeOf(id, contacts)}`,
    state: `rows.${id}.${bound ? 'state' : 'none'}`,
    shown: bound ? maskAccount(contacts[id]) : '',
  };
}

export function modeOf(kind: ContactKind, contacts: Contacts): 'change' | 'bind' {
  return contacts[kind] === '' ? 'bind' : 'change';
}

/** Where a code can go that proves who is asking; the phone first. */
export function waysOf(contacts: Contacts): readonly ContactKind[] {
  return (['phone', 'mail'] as const).filter((kind) => contacts[kind] !== '');
}

/** What must be typed before an account is ended: four digits of its phone, without a phone its mail address. */
export function confirmationOf({ phone, mail }: Contacts): { by: ContactKind; word: string; shown: string } {
  return phone === ''
    ? { by: 'mail', word: mail, shown: maskAccount(mail) }
    : { by: 'phone', word: phone.slice(-4), shown: maskAccount(phone).slice(0, -4).concat('****') };
}

/** True when somebody typed what was asked for, blanks and capitals aside. */
export function isConfirmed(contacts: Contacts, typed: string): boolean {
  const { word } = confirmationOf(contacts);
  return word !== '' && typed.replaceAll(/\s/g, '').toLowerCase() === word.toLowerCase();
}
