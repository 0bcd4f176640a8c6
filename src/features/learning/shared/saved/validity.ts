/** Of what the platform says whether it can be studied. */
interface Validity {
  isValid: boolean | null;
  invalidReason: string;
  dateExpireStatus?: number;
}

const expired = 2;

/** Why something is not opened: it has expired, or the platform's own words, or that it is not valid; null: it opens. */
export type Refusal = { key: 'expired' | 'invalid' } | { text: string };

/** Only a clear no keeps a learner out: where nothing is said, the platform decides when the content is asked for. */
export function refusalOf({ isValid, invalidReason, dateExpireStatus = 1 }: Validity): Refusal | null {
  if (dateExpireStatus === expired) return { key: 'expired' };
  if (isValid !== false) return null;
  const text = invalidReason.trim();
  return text === '' ? { key: 'invalid' } : { text };
}
