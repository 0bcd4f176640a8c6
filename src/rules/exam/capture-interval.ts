/** Seconds between captures of one camera: what a platform may name, and what is used when it names none. */
export const captureSeconds = { least: 5, most: 600, usual: 12 } as const;
