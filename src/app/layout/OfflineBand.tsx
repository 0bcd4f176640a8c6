/** Says that the platform cannot be reached. */
export function OfflineBand() {
  return null;
}
