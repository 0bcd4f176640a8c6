import type { ReadCode } from './codes.ts';
import { readMenu, type MenuEntry } from './menu.ts';
import { field, listOf, objectOf, textAt, textOf } from './raw.ts';

/** The footer content of a tenant (001 §2); empty parts fall back to neutral texts. */
export interface FooterSetting {
  /** Licence lines of the company, optionally with a link to the register. */
  legal: readonly LegalLine[];
  links: readonly MenuEntry[];
  /** Phone for reports of unlawful content; '' for none. */
  reportPhone: string;
  contact: ContactDetails;
}

export interface LegalLine {
  text: string;
  url: string;
}

/** '' for unknown parts. */
export interface ContactDetails {
  address: string;
  postcode: string;
  phone: string;
}

/** The footer of a tenant without settings; the client's neutral texts fill the gaps. */
export const emptyFooter: FooterSetting = {
  legal: [],
  links: [],
  reportPhone: '',
  contact: { address: '', postcode: '', phone: '' },
};

/** Reads `footerSetting`, an object or JSON text; null when there is none. */
export function readFooterSetting(value: unknown, is: ReadCode): FooterSetting | null {
  const setting = objectOf(value);
  if (typeof setting !== 'object' || setting === null) return null;
  const contact = field(setting, 'contact');
  return {
    legal: readLegal(field(setting, 'legal')),
    links: readMenu(field(setting, 'links'), is),
    reportPhone: textAt(setting, 'reportPhone'),
    contact: {
      address: textAt(contact, 'address'),
      postcode: textAt(contact, 'postcode'),
      phone: textAt(contact, 'phone'),
    },
  };
}

function readLegal(list: unknown): LegalLine[] {
  const lines = typeof list === 'string' ? [list] : listOf(list);
  return lines.flatMap((line) => {
    const text = textOf(line) ?? textAt(line, 'text');
    return text === '' ? [] : [{ text, url: textAt(line, 'url') }];
  });
}
