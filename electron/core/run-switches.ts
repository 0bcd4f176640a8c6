// Switches that start something else than the client, from the same executable.

/** The watchdog: without a window and without the instance lock. */
export const watchdogSwitch = '--watchdog';

/** Opens journals with the centre's rescue key. */
export const rescueSwitch = '--rescue';

/** Makes the line of a policy that holds the staff's code. */
export const staffCodeSwitch = '--staff-code';

/** Runs the readiness check without a window. */
export const readinessSwitch = '--readiness';
