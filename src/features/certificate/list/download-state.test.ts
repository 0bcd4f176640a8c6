import { describe, expect, it } from 'vitest';
import { downloadReducer, shareOf, type DownloadEvent, type DownloadState } from './download-state.ts';

const running: DownloadState = { step: 'running', received: 10, total: 100 };
const idle: DownloadState = { step: 'idle' };
const saved: DownloadState = { step: 'saved', path: '/c/a.pdf', fileName: 'a.pdf' };

describe('downloadReducer', () => {
  it.each<[string, DownloadState, DownloadEvent, DownloadState]>([
    ['starts at nothing', idle, { type: 'started' }, { step: 'running', received: 0, total: null }],
    [
      'follows progress',
      running,
      { type: 'progress', progress: { downloadId: 'd', receivedBytes: 50, totalBytes: 100 } },
      { step: 'running', received: 50, total: 100 },
    ],
    [
      'ignores late progress',
      saved,
      { type: 'progress', progress: { downloadId: 'd', receivedBytes: 50, totalBytes: 100 } },
      saved,
    ],
    [
      'ends saved',
      running,
      { type: 'ended', outcome: { outcome: 'saved', path: '/c/a.pdf', fileName: 'a.pdf', sizeBytes: 9 } },
      saved,
    ],
    ['goes back after a cancel', running, { type: 'ended', outcome: { outcome: 'cancelled' } }, idle],
    [
      'keeps why it failed',
      running,
      { type: 'ended', outcome: { outcome: 'failed', problem: 'no-space' } },
      { step: 'failed', problem: 'no-space' },
    ],
  ])('%s', (_, state, event, next) => {
    expect(downloadReducer(state, event)).toEqual(next);
  });
});

describe('shareOf', () => {
  it.each([
    [50, 100, 0.5],
    [120, 100, 1],
    [50, null, undefined],
    [0, 0, undefined],
  ])('%i of %s is %s', (received, total, share) => {
    expect(shareOf({ step: 'running', received, total })).toBe(share);
  });
});
