/** A request that the platform refuses: thrown by handlers, answered as an envelope with this code (000 §8). */
export class Refusal extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown = null) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.data = data;
  }
}

/** Codes of our own choice, where the documents show none; `docs/PLATFORM.md` lists them. */
export const refusals = {
  badParameter: 40001,
  badHeader: 40002,
  wrongPassword: 40101,
  accountLocked: 40102,
  wrongCode: 40103,
  codeExpired: 40104,
  codeTooSoon: 40105,
  unknownAccount: 40106,
  unknownBranch: 40107,
  demoUnavailable: 40108,
  unknownSaas: 40109,
  unknownIdentity: 40110,
  codeMissing: 40121,
  codeTooMany: 40122,
  weakPassword: 40123,
  samePassword: 40124,
  wrongOldPassword: 40125,
  contactTaken: 40126,
  proofNeeded: 40127,
  alreadyBound: 40128,
  notBound: 40129,
  examLocked: 40301,
  examNotOpen: 40302,
  examEnded: 40303,
  noAttempts: 40304,
  notArrangeable: 40305,
  photoUnusable: 40311,
  cardUnreadable: 40312,
  cardMissing: 40313,
  cardMismatch: 40314,
  faceAttemptsUsed: 40315,
  cardTaken: 40316,
  verifyExpired: 40317,
  alreadyVerified: 40318,
  nameFixed: 40319,
  pictureTooLarge: 40331,
  pictureKind: 40332,
  pictureMissing: 40333,
  baseRegistered: 40334,
  notFound: 40401,
  alreadyCommitted: 40901,
  alreadyOrdered: 40921,
  commitTooLate: 40902,
} as const;
