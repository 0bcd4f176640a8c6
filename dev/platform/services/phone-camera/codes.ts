/** Codes of this service's refusals; no document shows any. */
export const phoneCameraCodes = {
  noSideCamera: 40381,
  phoneDisconnected: 41011,
} as const;
