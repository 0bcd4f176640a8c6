/** A legal text that comes with the client. */
export interface LegalDocument {
  /** Its key below `legal`. */
  text: string;
  version: string;
  /** Epoch ms of the day it came into force. */
  since: number;
  /** Keys of its sections, in order. */
  sections: readonly string[];
}

// Noon, so that it is the same day in every zone.
const since = Date.UTC(2026, 8, 1, 12);

const document = (text: string, version: string, sections: readonly string[]): LegalDocument => ({
  text,
  version,
  since,
  sections,
});

/** Every shipped text; headings and paragraphs stand in the locales (001 §2, legal texts). */
export const legalDocuments = {
  agreement: document('agreement', '2.1', ['account', 'exam', 'answers', 'proctoring', 'content', 'changes']),
  privacy: document('privacy', '2.1', ['collected', 'purpose', 'onThisComputer', 'sharing', 'rights', 'contact']),
  registration: document('registration', '1.3', [
    'scope',
    'eligibility',
    'information',
    'keeping',
    'membership',
    'use',
    'ending',
    'disputes',
  ]),
  learnerPrivacy: document('learnerPrivacy', '1.4', [
    'signIn',
    'study',
    'identity',
    'proctoring',
    'live',
    'retention',
    'access',
    'minors',
    'choices',
    'contact',
  ]),
  conduct: document('conduct', '1.2', [
    'identity',
    'live',
    'forum',
    'forbidden',
    'exam',
    'content',
    'reports',
    'measures',
    'appeal',
  ]),
  service: document('service', '2.0', [
    'services',
    'orders',
    'refunds',
    'validity',
    'exam',
    'certificates',
    'invoices',
    'interruption',
    'liability',
    'changes',
  ]),
  hydropower: document('hydropower', '1.1', [
    'collected',
    'site',
    'purpose',
    'sharing',
    'facilities',
    'retention',
    'rights',
    'contact',
  ]),
} as const;

/** A text with more sections than this has a table of contents. */
const shortText = 6;

export function hasContents({ sections }: LegalDocument): boolean {
  return sections.length > shortText;
}

export type LegalName = keyof typeof legalDocuments;
