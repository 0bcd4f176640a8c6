/** A legal text shipped with the client. */
export interface LegalDocument {
  /** The key below `legal`. */
  text: string;
  version: string;
  /** The effective date, in epoch ms. */
  since: number;
  /** The keys of the sections, in order. */
  sections: readonly string[];
}

// Noon, to be the same day in most time zones.
const since = Date.UTC(2026, 8, 1, 12);

const document = (text: string, version: string, sections: readonly string[]): LegalDocument => ({
  text,
  version,
  since,
  sections,
});

/** All shipped texts; their contents are in the locales (001 §2, legal texts). */
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

/** Longer texts have a table of contents. */
const maxSectionsWithoutContents = 6;

export function hasContents({ sections }: LegalDocument): boolean {
  return sections.length > maxSectionsWithoutContents;
}

export type LegalName = keyof typeof legalDocuments;
