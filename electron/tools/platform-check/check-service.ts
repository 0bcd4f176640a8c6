import type { SaveOutcome } from '#contract/ipc/exam.ts';
import type { CheckOutcome, CheckRequest, CheckRow } from '#contract/ipc/platform-check.ts';
import type { SaveFile } from '#electron/kernel/files/save-file.ts';
import type { CheckOptions, CheckReport } from './check-platform.ts';

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
  let last: { report: CheckReport; text: string } | null = null;

  async function run({ account, password, branchName }: CheckRequest): Promise<CheckOutcome> {
    running?.abort();
    const aborter = new AbortController();
    running = aborter;
    try {
      // Hardly any run of the client checks the platform.
      const [{ checkPlatform }, { reportText }] = await Promise.all([
        import('./check-platform.ts'),
        import('./report-text.ts'),
      ]);
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
      last = { report, text: reportText(report) };
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
        ? ['platform-check.txt', `${last.text}\n`]
        : ['platform-profile.json', `${JSON.stringify(last.report.profile, null, 2)}\n`];
    return options.saveFile(name, new TextEncoder().encode(text));
  }

  return { run, cancel: () => running?.abort(), save, lastReport: () => last && last.text };
}
