/** Codes of this service's refusals; no document shows any. */
export const homeworkCodes = {
  homeworkOver: 40981,
  homeworkFinal: 40982,
  homeworkEmpty: 40983,
  homeworkLimit: 40984,
  homeworkFile: 40985,
} as const;
