import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import type { PaperReport } from '#contract/ipc/paper-report.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import { safeFileName } from '#electron/kernel/files/file-name.ts';
import type { SaveFile } from '#electron/kernel/files/save-file.ts';
import { handler, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { AttemptAccess } from '../proctor/attempt-access.ts';
import type { AttemptsWith } from '../records/attempt-store.ts';
import { paperReport } from '../report/paper-report.ts';
import type { StaffCode } from '../staff-code/staff-code.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));

export interface PaperReportHandlersOptions {
  access: Pick<AttemptAccess, 'onDisk'>;
  store: AttemptsWith<'history'>;
  staffCode: Pick<StaffCode, 'showsReport'>;
  saveFile: SaveFile;
}

export function paperReportHandlers(options: PaperReportHandlersOptions): DomainHandlers<Contract['paperReport']> {
  const { access, store, staffCode, saveFile } = options;

  async function read(attemptId: string): Promise<PaperReport> {
    const { account, attempt } = await access.onDisk(attemptId);
    const handedIn = attempt.phase !== 'open' && attempt.phase !== 'moved';
    if (!handedIn && !staffCode.showsReport(attemptId))
      throw new CodedError('paper-open', 'The report is shown when the paper is handed in, or with the staff code.');
    return paperReport(attemptId, await store.attempt(account.accountId, attemptId).history());
  }

  return {
    read: handler(z.tuple([id]), read),
    save: handler(z.tuple([id]), async (attemptId) => {
      const report = await read(attemptId);
      const name = safeFileName(`${report.exam ?? ''} ${report.userPaperId ?? attemptId} log`, 'json', 'log');
      return saveFile(name, new TextEncoder().encode(`${JSON.stringify(report, null, 2)}\n`));
    }),
  };
}
