import type { DownloadOutcome, DownloadProgress } from '#contract/ipc/downloads.ts';

/** Where the download of one certificate stands. */
export type DownloadState =
  | { step: 'idle' }
  | { step: 'running'; received: number; total: number | null }
  | { step: 'saved'; path: string; fileName: string }
  | { step: 'failed'; problem: Extract<DownloadOutcome, { outcome: 'failed' }>['problem'] };

export type DownloadEvent =
  | { type: 'started' }
  | { type: 'progress'; progress: DownloadProgress }
  | { type: 'ended'; outcome: DownloadOutcome };

/** The next state; progress that comes after the end is ignored. */
export function downloadReducer(state: DownloadState, event: DownloadEvent): DownloadState {
  switch (event.type) {
    case 'started':
      return { step: 'running', received: 0, total: null };
    case 'progress':
      if (state.step !== 'running') return state;
      return { step: 'running', received: event.progress.receivedBytes, total: event.progress.totalBytes };
    case 'ended':
      return afterEnd(event.outcome);
  }
}

function afterEnd(outcome: DownloadOutcome): DownloadState {
  switch (outcome.outcome) {
    case 'saved':
      return { step: 'saved', path: outcome.path, fileName: outcome.fileName };
    case 'cancelled':
      return { step: 'idle' };
    case 'failed':
      return { step: 'failed', problem: outcome.problem };
  }
}

/** Share of the download that is here, 0 to 1; undefined when the platform does not say how long it is. */
export function shareOf(state: Extract<DownloadState, { step: 'running' }>): number | undefined {
  return state.total ? Math.min(1, state.received / state.total) : undefined;
}
