/** HTTP statuses of a platform that has no such call. */
export const absentStatuses: readonly number[] = [404, 405, 410];

/** The code in an envelope that says the same. */
export const absentCode = 404;
