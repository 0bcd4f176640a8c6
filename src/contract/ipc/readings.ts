import type { CameraCondition } from '#contract/ipc/evidence.ts';

export type MicrophoneCondition = 'ok' | 'absent' | 'refused' | 'busy' | 'unsupported';

/** What each check of the readiness check measures. A measurement that is not there is null: nobody knows. */
export interface Readings {
  /** `release`: as the system's kernel names itself. */
  system: { os: 'windows' | 'mac' | 'linux'; release: string };
  memory: { totalBytes: number };
  disk: { freeBytes: number };
  /** Records were written and synced, the writer was ended, and a new one read them. `refused`: why it did not get so far. */
  journal: { written: number; readBack: number; slowestMs: number; oneCopy: boolean; refused: string | null };
  /**
   * The mark that the last check left in the journal folder (`found`; times in epoch ms), and the one that this check left
   * (`left`, its id). `provenAt`: when a check last found one of an earlier run of the system; `lost`: when the mark was
   * written that a restart took away; `refused`: why none could be left.
   */
  folder: {
    found: { id: string; writtenAt: number } | null;
    left: string | null;
    provenAt: number | null;
    lost: number | null;
    refused: string | null;
  };
  /** Time of this machine less the platform's, in ms; the platform tells whole seconds. */
  clock: { aheadMs: number };
  latency: { medianMs: number; p95Ms: number };
  loss: { sent: number; lost: number };
  upload: { bytes: number; ms: number };
  /** Host and port; null: requests go directly. */
  proxy: { proxy: string | null };
  /** `main`: the size of the main display as windows see it. */
  displays: { count: number; main?: { width: number; height: number } };
  /** `barred`: how many cameras are there that the policy does not allow. */
  frontCamera: { condition: CameraCondition; faces: number | null; barred?: number };
  /** `moved`: something moved before it; `same`: it shows what the front camera shows. Null: not measured. */
  sideCamera: {
    condition: CameraCondition;
    faces: number | null;
    moved: boolean | null;
    same: boolean | null;
    barred?: number;
  };
  /** `level`: the loudest moment in dB below full scale (0 or less); null: no microphone was heard. */
  microphone: { condition: MicrophoneCondition; level: number | null };
  keystore: { state: 'protects' | 'plain' | 'none' };
  /** `level` 0 to 1; null: not told. */
  power: { onBattery: boolean; level: number | null };
  /** Whether the machine took the order to stay awake. */
  sleep: { held: boolean };
}

export type CheckName = keyof Readings;

/** What main measures, in the order of the report. */
export const machineChecks = [
  'system',
  'memory',
  'disk',
  'journal',
  'folder',
  'keystore',
  'clock',
  'latency',
  'loss',
  'upload',
  'proxy',
  'displays',
  'power',
  'sleep',
] as const satisfies readonly CheckName[];
export type MachineCheck = (typeof machineChecks)[number];

/** What only a page can measure. */
export const pageChecks = ['frontCamera', 'sideCamera', 'microphone'] as const satisfies readonly CheckName[];
