const reasons = {
  main: 'sent by main: its answer is judged there, and no screen reads it',
  unused: 'no screen makes it',
  ends: 'its success is another session, so that the screen is gone whatever the answer says',
  silent: 'nobody waits for its answer',
} as const;

/** Effects whose odd answers no screen is tried with, each with the reason. */
export const withoutRow: Readonly<Record<string, string>> = {
  accountDestory: reasons.ends,
  accountLogout: reasons.ends,
  accountSwitchBranch: reasons.ends,
  accountSwitchIdentity: reasons.unused,
  accountSwitchSaas: reasons.unused,
  demoLogin: reasons.ends,
  examJoinExam: reasons.main,
  examPlanRoomUserPaperSave: reasons.main,
  getUpFloadFileVoucher: reasons.main,
  getUploadDocVoucher: 'odd answers to it are tried in tests/integration/learning/homework-files.test.tsx',
  monitorCaptureSave: reasons.main,
  monitorHeartbeat: reasons.main,
  monitorStaffActions: reasons.main,
  oldLogoutWithToken: reasons.ends,
  resourceUploadPart: reasons.main,
  saveLog: reasons.main,
  saveTrackEvents: reasons.silent,
  userPaperCommitAllPaper: reasons.main,
  userPracticeCommitAllPaper: reasons.main,
  userPracticeCommitPaper: reasons.main,
  userPracticeJoinExam: reasons.main,
  userPracticeQuestionMark: reasons.main,
  userSwitchScreen: reasons.main,
};
