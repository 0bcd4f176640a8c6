/** Codes of this service's refusals; no document shows any. */
export const accountCodes = {
  wrongPassword: 40101,
  accountLocked: 40102,
  wrongCode: 40103,
  codeExpired: 40104,
  codeTooSoon: 40105,
  unknownAccount: 40106,
  demoUnavailable: 40108,
  codeMissing: 40121,
  codeTooMany: 40122,
  weakPassword: 40123,
  samePassword: 40124,
  wrongOldPassword: 40125,
  contactTaken: 40126,
  proofNeeded: 40127,
  alreadyBound: 40128,
  notBound: 40129,
} as const;
