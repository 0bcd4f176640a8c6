/**
 * Keys in localStorage and sessionStorage (001 §3), defined only here. The token is not among them: it stays in the
 * main process.
 */
export const storageKeys = {
  /** The tenant's theme colour, as in its configuration. */
  theme: 'theme',
  /** Id of the branch in use. */
  branch: 'branch',
  /** The same for the new version of accounts. */
  branchUcode: 'branchUcode',
  branchList: 'branchList',
  /** The current tenant. */
  saasId: 'saasId',
  language: 'language',
  /** 'true' when the real name is verified. */
  realName: 'realName',
  /** sessionStorage: a face check was passed in this window. */
  facePass: 'facePass',
  /** sessionStorage: the course that it was passed for. */
  currentCourseId: 'currentCourseId',
  /** sessionStorage: failed tries of face checks. */
  faceTries: 'faceTries',
  /** sessionStorage: timing values of the open paper. */
  examTiming: 'examTiming',
  /** Where a visitor is in films of articles. */
  resourcePlaces: 'resourcePlaces',
  /** Goods of the market that were looked at. */
  recentGoods: 'recentGoods',
  /** Retained when a refused session is wiped (000 §8). */
  devOptions: 'devOptions',
} as const;
