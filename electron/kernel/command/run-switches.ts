// Switches that start something else than the client, from the same executable.

/** The watchdog: without a window and without the instance lock. */
export const watchdogSwitch = '--watchdog';

/** Where the watchdog finds the client that started it. */
export const channelSwitch = '--channel';

/** Opens journals with the centre's rescue key. */
export const rescueSwitch = '--rescue';

/** Writes what happened to papers, from journals or from exported papers. */
export const reportSwitch = '--report';

/** Makes the line of a policy that holds the staff's code. */
export const staffCodeSwitch = '--staff-code';

/** Runs the readiness check without a window. */
export const readinessSwitch = '--readiness';

/** Tells the commands. */
export const helpSwitch = '--help';

/** Tells the version. */
export const versionSwitch = '--version';

/** Tells what this computer would do with a policy. */
export const checkPolicySwitch = '--check-policy';

/** Lists what this computer has not delivered. */
export const pendingSwitch = '--pending';

/** Writes the diagnostics of this computer. */
export const diagnosticsSwitch = '--diagnostics';

/** Makes one page of a room from the reports of its seats. */
export const summariseSwitch = '--summarise';
