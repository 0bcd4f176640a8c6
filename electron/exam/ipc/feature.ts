import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import type { LockdownLevel } from '#contract/ipc/lockdown.ts';
import { answerValue } from '#electron/kernel/ipc/answer-value.ts';
import { type DomainHandlers, handler, type Handlers, noArguments } from '#electron/kernel/ipc/handler.ts';
import type { Client } from '#electron/platform/client/client.ts';
import type { PlatformZone } from '#electron/platform/clock/platform-zone.ts';
import { configurationValue } from '#electron/platform/tenant/tenant-values.ts';
import type { SettingsStore } from '#electron/storage/settings/settings.ts';
import { faceRuleKey, isFaceRule } from '#rules/exam/exam-needs.ts';
import { createExams } from '../create-exams.ts';
import type { ExamOptions } from '../exam-options.ts';
import { createPaperFiles } from '../hand-in/paper-files.ts';
import { createExamLockdown, type ExamLockdown, type LockdownSystem } from '../lockdown/exam-lockdown.ts';
import { lockdownKey } from '../lockdown/levels.ts';
import { openStaffCode } from '../open-staff-code.ts';
import { createReceivePaper } from '../transfer/receive-paper.ts';
import { createReadTold } from '../transfer/received-rules.ts';
import { createSeatTrial } from '../trial/create-trial.ts';
import type { SeatTrial } from '../trial/seat-trial.ts';
import { answerFilesHandlers } from './answer-files.ts';
import { evidenceHandlers } from './evidence.ts';
import { examHandlers } from './exam.ts';
import { paperReportHandlers } from './paper-report.ts';
import { staffCodeHandlers } from './staff-code.ts';
import { transferHandlers } from './transfer.ts';

/** What exams and the lockdown of their papers ask of the machine and of its policy. */
export interface ExamFeatureOptions extends ExamOptions {
  lockdown: LockdownSystem;
  /** The level that the policy demands for every paper; null: none. */
  policyLockdown: LockdownLevel | null;
}

interface ExamParts {
  options: ExamFeatureOptions;
  settings: SettingsStore;
  zone: PlatformZone;
}

type ExamDomain =
  | 'exam'
  | 'answerFiles'
  | 'evidence'
  | 'lockdown'
  | 'seatTrial'
  | 'staffCode'
  | 'transfer'
  | 'paperReport';

/** Exams: their service, the lockdown of papers, the try-out of this seat, the staff code, and what answers the page's calls of them. */
export function openExams(client: Client, { options, settings, zone }: ExamParts) {
  const { tenant, connection, platform, emit, saveFile, report } = client;
  const lockdown = createExamLockdown({
    os: options.info.os,
    policy: options.policyLockdown,
    configured: () => configurationValue(tenant.configuration().data, lockdownKey),
    vouched: () => tenant.vouched(),
    system: options.lockdown,
    changed: (state) => emit('lockdown', 'changed', state),
    report,
  });
  const service = createExams({ ...options, lockdown }, client, settings, client.clock, zone, emit);
  const seatTrial = createSeatTrial(options, client, lockdown, service.activeAttempt);
  const staffCode = openStaffCode(options, service, emit);
  connection.onChange((state) => {
    if (state === 'online') service.online();
  });
  const { store, handIns, access, copies, evidence, clock } = service;
  const handlers: Handlers<ExamDomain> = {
    exam: examHandlers({
      ...service,
      paperFiles: createPaperFiles({ store, handIns, mark: staffCode.mark, saveFile, report }),
      policyRefused: options.policyRefused,
    }),
    answerFiles: answerFilesHandlers(service),
    evidence: evidenceHandlers(service),
    lockdown: lockdownHandlers(lockdown),
    seatTrial: seatTrialHandlers(seatTrial),
    staffCode: staffCodeHandlers({ ...service, staffCode }),
    transfer: transferHandlers({
      access,
      copies,
      receivePaper: createReceivePaper({
        store,
        platformOrigin: options.info.platformOrigin,
        staffCode,
        readTold: createReadTold(platform, () =>
          isFaceRule(configurationValue(tenant.configuration().data, faceRuleKey)),
        ),
        askFolder: options.askFolder,
        evidence,
        clock,
        report,
      }),
    }),
    paperReport: paperReportHandlers({ ...service, staffCode, saveFile }),
  };
  return { service, lockdown, seatTrial, staffCode, handlers };
}

function lockdownHandlers(
  lockdown: Pick<ExamLockdown, 'plan' | 'state' | 'signals'>,
): DomainHandlers<Contract['lockdown']> {
  return {
    plan: handler(z.tuple([z.boolean()]), (formal) => lockdown.plan(formal)),
    state: handler(noArguments, () => lockdown.state()),
    signals: handler(noArguments, () => lockdown.signals()),
  };
}

const trialQuestion = z.string().check(z.regex(/^trial-[1-9]$/));

function seatTrialHandlers(trial: SeatTrial): DomainHandlers<Contract['seatTrial']> {
  return {
    unfinished: handler(noArguments, () => trial.unfinished()),
    open: handler(noArguments, () => trial.open()),
    answer: handler(z.tuple([trialQuestion, answerValue]), (id, value) => trial.answer(id, value)),
    leave: handler(noArguments, () => trial.leave()),
    end: handler(noArguments, () => trial.end()),
  };
}
