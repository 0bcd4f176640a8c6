import type { CameraCondition } from '#contract/ipc/evidence.ts';
import type { ReadinessRow, Verdict } from '#contract/ipc/readiness.ts';
import type { CheckName, Readings } from '#contract/ipc/readings.ts';

/** The unit of `value` and its limits; a check without one counts, or has no number. */
export const units: Readonly<Partial<Record<CheckName, string>>> = {
  memory: 'GB',
  disk: 'GB',
  journal: 'ms',
  clock: 's',
  latency: 'ms',
  loss: '%',
  upload: 'kbit/s',
  power: '%',
  microphone: 'dB',
};

type Judged = Omit<ReadinessRow, 'check'>;

const mb = 1024 * 1024;
const gb = 1024 * mb;

/** From these on a check warns or fails. */
export const limits = {
  memoryGb: { warnAt: 4, failAt: 2 },
  diskGb: { warnAt: 2, failAt: 0.5 },
  journalMs: { warnAt: 1_000, failAt: 10_000 },
  clockSeconds: { warnAt: 30, failAt: 300 },
  latencyMs: { warnAt: 800, failAt: 3_000 },
  lossPercent: { warnAt: 1, failAt: 20 },
  /** A picture of each camera every 15 s needs about 50 kbit/s. */
  uploadKbit: { warnAt: 512, failAt: 100 },
  /** `width` and `height`: what the client's screens need. */
  displays: { warnAt: 2, width: 1366, height: 768 },
  /** Below full scale: a voice half a metre away is far louder, a muted microphone far quieter. */
  microphoneDb: { warnAt: -60 },
  batteryPercent: { warnAt: 100, failAt: 20 },
  /** Main numbers of the kernel: Windows 10, macOS 12. */
  release: { windows: 10, mac: 21, linux: 0 },
} as const;

interface Range {
  warnAt: number;
  failAt: number;
}

const atMost = (value: number, { warnAt, failAt }: Range): Verdict =>
  value >= failAt ? 'fail' : value >= warnAt ? 'warn' : 'pass';
const atLeast = (value: number, { warnAt, failAt }: Range): Verdict =>
  value < failAt ? 'fail' : value < warnAt ? 'warn' : 'pass';
const isoTime = (at: number) => new Date(at).toISOString();
const tenth = (value: number) => Math.round(value * 10) / 10;

type Judges = { readonly [Name in CheckName]: (reading: Readings[Name]) => Judged };

const judges: Judges = {
  system({ os, release }) {
    const least = limits.release[os];
    const number = Number.parseInt(release, 10);
    const known = Number.isFinite(number);
    const verdict = !known ? 'unknown' : number < least ? 'fail' : 'pass';
    return { verdict, finding: known ? 'system' : 'unknown', numbers: { os, release, failAt: least } };
  },
  memory({ totalBytes }) {
    // A machine sold with 4 GB tells a little less.
    const value = tenth(totalBytes / gb);
    return {
      verdict: atLeast(value + 0.3, limits.memoryGb),
      finding: 'memory',
      numbers: { value, ...limits.memoryGb },
    };
  },
  disk({ freeBytes }) {
    const value = tenth(freeBytes / gb);
    return { verdict: atLeast(freeBytes / gb, limits.diskGb), finding: 'disk', numbers: { value, ...limits.diskGb } };
  },
  journal({ written, readBack, slowestMs, oneCopy, refused }) {
    const numbers = { written, readBack, value: Math.ceil(slowestMs), refused: refused ?? '', ...limits.journalMs };
    if (refused !== null) return { verdict: 'fail', finding: 'journalRefused', numbers };
    if (readBack < written) return { verdict: 'fail', finding: 'journalLost', numbers };
    const verdict = atMost(slowestMs, limits.journalMs);
    if (oneCopy && verdict !== 'fail') return { verdict: 'warn', finding: 'journalOneCopy', numbers };
    return { verdict, finding: 'journal', numbers };
  },
  folder({ found, left, provenAt, lost, refused }): Judged {
    const numbers = {
      ...(found && { found: found.id, writtenOn: isoTime(found.writtenAt) }),
      ...(left !== null && { left }),
    };
    if (refused !== null) return { verdict: 'fail', finding: 'folderRefused', numbers: { ...numbers, refused } };
    if (lost !== null)
      return { verdict: 'fail', finding: 'folderLost', numbers: { ...numbers, writtenOn: isoTime(lost) } };
    if (provenAt === null) return { verdict: 'unknown', finding: 'folderUnproven', numbers };
    return { verdict: 'pass', finding: 'folder', numbers: { ...numbers, provenOn: isoTime(provenAt) } };
  },
  clock({ aheadMs }) {
    // What the platform tells in whole seconds is known to a second.
    const off = Math.max(0, Math.abs(aheadMs) - 1_000) / 1_000;
    const numbers = { value: Math.round(aheadMs / 1_000), ...limits.clockSeconds };
    return { verdict: atMost(off, limits.clockSeconds), finding: 'clock', numbers };
  },
  latency({ medianMs, p95Ms }) {
    const numbers = { value: Math.round(p95Ms), median: Math.round(medianMs), ...limits.latencyMs };
    return { verdict: atMost(p95Ms, limits.latencyMs), finding: 'latency', numbers };
  },
  loss({ sent, lost }) {
    if (sent === 0) return { verdict: 'unknown', finding: 'unknown', numbers: {} };
    const value = tenth((lost / sent) * 100);
    return {
      verdict: atMost(value, limits.lossPercent),
      finding: 'loss',
      numbers: { value, sent, lost, ...limits.lossPercent },
    };
  },
  upload({ bytes, ms }) {
    if (ms <= 0) return { verdict: 'unknown', finding: 'unknown', numbers: {} };
    const value = Math.round((bytes * 8) / ms);
    return {
      verdict: atLeast(value, limits.uploadKbit),
      finding: 'upload',
      numbers: { value, bytes, ...limits.uploadKbit },
    };
  },
  proxy({ proxy }) {
    return { verdict: 'pass', finding: proxy === null ? 'proxyNone' : 'proxy', numbers: { value: proxy ?? '' } };
  },
  displays({ count, main }): Judged {
    const { warnAt, width, height } = limits.displays;
    const numbers = { value: count, warnAt, ...(main && { size: `${main.width}x${main.height}` }) };
    if (count === 0) return { verdict: 'unknown', finding: 'unknown', numbers };
    const small = main !== undefined && (main.width < width || main.height < height);
    if (small) return { verdict: 'warn', finding: 'displaysSmall', numbers };
    return { verdict: count >= warnAt ? 'warn' : 'pass', finding: main ? 'displaysSized' : 'displays', numbers };
  },
  frontCamera({ condition, faces, barred = 0 }): Judged {
    if (condition === 'absent' && barred > 0) return barredCameras(barred);
    const numbers = { condition, value: faces ?? '?' };
    if (condition !== 'ok') return { ...poorPicture(condition), numbers };
    if (faces === null) return { verdict: 'warn', finding: 'frontCamera', numbers };
    if (faces === 1) return { verdict: 'pass', finding: 'cameraAlone', numbers };
    return { verdict: 'warn', finding: faces === 0 ? 'cameraNobody' : 'cameraSeveral', numbers };
  },
  sideCamera({ condition, faces, moved, same, barred = 0 }): Judged {
    if (condition === 'absent' && barred > 0) return barredCameras(barred);
    const numbers = { condition, value: faces ?? '?', moved: answerOf(moved), same: answerOf(same) };
    if (condition !== 'ok') return { ...poorPicture(condition), numbers };
    // One picture shown twice says nothing of desk and hands.
    if (same === true) return { verdict: 'fail', finding: 'sideSame', numbers };
    if (faces !== null && faces > 0) return { verdict: 'pass', finding: 'sidePerson', numbers };
    if (moved === true) return { verdict: 'pass', finding: 'sideMoves', numbers };
    return { verdict: 'warn', finding: moved === false ? 'sideNobody' : 'sideCamera', numbers };
  },
  microphone({ condition, level }): Judged {
    const { warnAt } = limits.microphoneDb;
    if (condition !== 'ok') return { verdict: 'warn', finding: 'microphoneMissing', numbers: { condition, warnAt } };
    if (level === null) return { verdict: 'unknown', finding: 'unknown', numbers: {} };
    const numbers = { value: Math.round(level), warnAt };
    return level < warnAt
      ? { verdict: 'warn', finding: 'microphoneSilent', numbers }
      : { verdict: 'pass', finding: 'microphone', numbers };
  },
  keystore({ state }) {
    if (state === 'protects') return { verdict: 'pass', finding: 'keystore', numbers: {} };
    return { verdict: 'warn', finding: state === 'plain' ? 'keystorePlain' : 'keystoreNone', numbers: {} };
  },
  power({ onBattery, level }) {
    if (!onBattery) return { verdict: 'pass', finding: 'power', numbers: { ...limits.batteryPercent } };
    if (level === null)
      return { verdict: 'warn', finding: 'powerBattery', numbers: { value: '?', ...limits.batteryPercent } };
    const value = Math.round(level * 100);
    const verdict = value < limits.batteryPercent.failAt ? 'fail' : 'warn';
    return { verdict, finding: 'powerBatteryLevel', numbers: { value, ...limits.batteryPercent } };
  },
  sleep({ held }) {
    return held
      ? { verdict: 'pass', finding: 'sleep', numbers: {} }
      : { verdict: 'warn', finding: 'sleepRefused', numbers: {} };
  },
};

/** A camera is there, and whoever wrote the policy can allow it. */
function barredCameras(value: number): Judged {
  return { verdict: 'fail', finding: 'cameraBarred', numbers: { condition: 'absent', value } };
}

/** What is wrong with a picture, in its own words: without one, or with one that does not move on, there is no camera. */
function poorPicture(condition: CameraCondition): Pick<Judged, 'verdict' | 'finding'> {
  switch (condition) {
    case 'refused':
      return { verdict: 'fail', finding: 'cameraRefused' };
    case 'lost':
      return { verdict: 'fail', finding: 'cameraLost' };
    case 'covered':
      return { verdict: 'fail', finding: 'cameraCovered' };
    case 'frozen':
      return { verdict: 'fail', finding: 'cameraFrozen' };
    case 'dark':
      return { verdict: 'warn', finding: 'cameraDark' };
    case 'no-face':
    case 'moved':
      return { verdict: 'warn', finding: 'cameraNobody' };
    case 'several-faces':
      return { verdict: 'warn', finding: 'cameraSeveral' };
    default:
      return { verdict: 'fail', finding: 'cameraMissing' };
  }
}

const answerOf = (known: boolean | null) => (known === null ? '?' : known ? 'yes' : 'no');

/** The row of one check; `reading` null: it could not be measured. */
export function judge<Name extends CheckName>(check: Name, reading: Readings[Name] | null): ReadinessRow {
  if (reading === null) return { check, verdict: 'unknown', finding: 'unknown', numbers: {} };
  return { check, ...judges[check](reading) };
}

/** The whole: failed by one failure; `warn` where something is weak or not known; unknown with no row at all. */
export function overall(rows: readonly Pick<ReadinessRow, 'verdict'>[]): Verdict {
  if (rows.length === 0) return 'unknown';
  if (rows.some(({ verdict }) => verdict === 'fail')) return 'fail';
  return rows.every(({ verdict }) => verdict === 'pass') ? 'pass' : 'warn';
}
