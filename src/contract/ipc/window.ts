/** What a new window takes over from the one it was opened from, by its name in session storage (G-168). */
export const carriedNames = ['facePass', 'currentCourseId'] as const;
export type Carried = Partial<Record<(typeof carriedNames)[number], string>>;

/** Why there is no new window; `opened`: there is one. */
export type NewWindow = 'opened' | 'paper-open' | 'too-many';
