/** A renewal takes courses and a date; a learner hears of it this long before. */
const nearlyExpiredMs = 90 * 86_400_000;

/** How long a certificate is valid still; null: nothing to say. `now` and `validUntil`: epoch ms of the platform. */
export function validityOf(validUntil: number | null, now: number): 'expired' | 'nearly-expired' | null {
  if (validUntil === null) return null;
  if (validUntil < now) return 'expired';
  return validUntil - now <= nearlyExpiredMs ? 'nearly-expired' : null;
}
