/** Codes of this service's refusals; no document shows any. */
export const formCodes = {
  formOnce: 40951,
  formOver: 40952,
  formBlank: 40953,
  formValue: 40954,
} as const;
