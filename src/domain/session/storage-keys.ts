/**
 * Names under which values lie in localStorage and sessionStorage (001 §3, G-085, G-086). The token is not among
 * them: the main process keeps it. Nobody writes one of these names elsewhere.
 */
export const storageKeys = {
  /** Theme of the tenant, as its configuration names it. */
  theme: 'theme',
  /** Id of the branch in use. */
  branch: 'branch',
  /** The same in the new version of accounts. */
  branchUcode: 'branchUcode',
  branchList: 'branchList',
  /** The tenant that the learner works in. */
  saasId: 'saasId',
  language: 'language',
  /** 'true' when the real name is verified. */
  realName: 'realName',
  /** sessionStorage: a face check was passed in this window. */
  facePass: 'facePass',
  /** sessionStorage: the course that it was passed for. */
  currentCourseId: 'currentCourseId',
  /** sessionStorage: timing values of the open paper. */
  examTiming: 'examTiming',
  /** Kept by every wipe of a refused session (000 §8, G-008). */
  devOptions: 'devOptions',
} as const;
