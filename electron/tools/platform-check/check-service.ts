import type { SaveOutcome } from '#contract/ipc/exam.ts';
import type { CheckOutcome, CheckRequest, CheckRow } from '#contract/ipc/platform-check.ts';
import type { SaveFile } from '#electron/kernel/files/save-file.ts';
import { checkPlatform, type CheckOptions, type CheckReport } from './check-platform.ts';
import { reportText } from './report-text.ts';

/** The check of the platform from inside of the client. */
export interface CheckService {
  run: (request: CheckRequest) => Promise<CheckOutcome>;
  cancel: () => void;
  save: (what: 'report' | 'profile') => Promise<SaveOutcome>;
  /** The report of the last check as text; null: none was made. */
  lastReport: () => string | null;
}

export interface CheckServiceOptions extends Pick<CheckOptions, 'platform' | 'fetch'> {
  tenantHost: () => string;
  profile: () => CheckOptions['profile'];
  saveFile: SaveFile;
  onRow: (row: CheckRow) => void;
}

export function createCheckService(options: CheckServiceOptions): CheckService {
  let running: AbortController | null = null;
  let last: CheckReport | null = null;

  async function run({ account, password, branchName }: CheckRequest): Promise<CheckOutcome> {
    running?.abort();
    const aborter = new AbortController();
    running = aborter;
    try {
      const report = await checkPlatform({
        platform: options.platform,
        tenantHost: options.tenantHost(),
        account,
        password,
        branchName,
        examId: null,
        sit: false,
        profile: options.profile(),
        fetch: options.fetch,
        onRow: options.onRow,
        signal: aborter.signal,
      });
      last = report;
      const { rows, decisions, findings, stops } = report;
      return { outcome: 'done', rows, decisions, findings, stops };
    } catch (error) {
      if (aborter.signal.aborted) return { outcome: 'cancelled' };
      throw error;
    }
  }

  async function save(what: 'report' | 'profile'): Promise<SaveOutcome> {
    if (last === null) return { outcome: 'failed' };
    const [name, text] =
      what === 'report'
        ? ['platform-check.txt', `${reportText(last)}\n`]
        : ['platform-profile.json', `${JSON.stringify(last.profile, null, 2)}\n`];
    return options.saveFile(name, new TextEncoder().encode(text));
  }

  return { run, cancel: () => running?.abort(), save, lastReport: () => last && reportText(last) };
}
