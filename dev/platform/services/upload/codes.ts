/** Codes of this service's refusals; no document shows any. */
export const uploadCodes = {
  pictureTooLarge: 40331,
  pictureKind: 40332,
} as const;
