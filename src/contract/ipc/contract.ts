import { answerFilesDomain } from './answer-files.ts';
import { appDomain } from './app.ts';
import { assessDomain } from './assess.ts';
import { coursewareDomain } from './courseware.ts';
import { devicesDomain } from './devices.ts';
import { diagnosticsDomain } from './diagnostics.ts';
import { downloadsDomain, filesDomain } from './downloads.ts';
import { evidenceDomain } from './evidence.ts';
import { examDomain } from './exam.ts';
import { formsDomain } from './forms.ts';
import { homeworkDomain } from './homework.ts';
import type { Desktop } from './ipc-types.ts';
import { jobsDomain } from './jobs.ts';
import { labDomain } from './lab.ts';
import { languageDomain } from './language.ts';
import { learningDomain } from './learning.ts';
import { liveDomain } from './live.ts';
import { lockdownDomain } from './lockdown.ts';
import { offlineDomain } from './offline.ts';
import { ordersDomain } from './orders.ts';
import { paperReportDomain } from './paper-report.ts';
import { platformCheckDomain } from './platform-check.ts';
import { policyDomain } from './policy.ts';
import { practiceDomain } from './practice.ts';
import { readinessDomain } from './readiness.ts';
import { remindersDomain } from './reminders.ts';
import { reopeningDomain } from './reopening.ts';
import { seatTrialDomain } from './seat-trial.ts';
import { seatDomain } from './seat.ts';
import { sessionDomain } from './session.ts';
import { settingsDomain } from './settings.ts';
import { staffCodeDomain } from './staff-code.ts';
import { transferDomain } from './transfer.ts';
import { updatesDomain } from './updates.ts';
import { windowDomain } from './window.ts';

/**
 * All IPC calls and events by domain. The preload bridge and the page's `desktop` object derive from this tree; a call
 * without a handler does not compile (`electron`, `ipc.ts` of each subject).
 */
export const contract = {
  session: sessionDomain,
  seat: seatDomain,
  devices: devicesDomain,
  exam: examDomain,
  answerFiles: answerFilesDomain,
  evidence: evidenceDomain,
  lockdown: lockdownDomain,
  seatTrial: seatTrialDomain,
  staffCode: staffCodeDomain,
  transfer: transferDomain,
  paperReport: paperReportDomain,
  downloads: downloadsDomain,
  files: filesDomain,
  settings: settingsDomain,
  language: languageDomain,
  window: windowDomain,
  reminders: remindersDomain,
  reopening: reopeningDomain,
  practice: practiceDomain,
  learning: learningDomain,
  courseware: coursewareDomain,
  homework: homeworkDomain,
  forms: formsDomain,
  assess: assessDomain,
  offline: offlineDomain,
  live: liveDomain,
  lab: labDomain,
  jobs: jobsDomain,
  orders: ordersDomain,
  platformCheck: platformCheckDomain,
  policy: policyDomain,
  readiness: readinessDomain,
  updates: updatesDomain,
  diagnostics: diagnosticsDomain,
  app: appDomain,
};

export type Contract = typeof contract;
export type DesktopApi = Desktop<Contract>;
