/** The platform's clock: this machine's time plus an offset that tests move by POST /__clock. */
export interface PlatformTime {
  /** Epoch ms. */
  now(): number;
  offset(): number;
  move(offsetMs: number): void;
}

export function createClock(): PlatformTime {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    offset: () => offset,
    move: (offsetMs) => {
      offset = offsetMs;
    },
  };
}

const zone = 8 * 3_600_000;
export const day = 86_400_000;
export const minute = 60_000;

/** 'yyyy-MM-dd HH:mm:ss' in UTC+8, as every time travels. */
export function wireTime(at: number | null): string | null {
  return at === null ? null : new Date(at + zone).toISOString().slice(0, 19).replace('T', ' ');
}

/** Day of the month in UTC+8. */
export function dayOfMonth(at: number): number {
  return new Date(at + zone).getUTCDate();
}

/** Epoch ms of 00:00 (UTC+8) of the day that `at` falls in, `days` days later. */
export function startOfDay(at: number, days = 0): number {
  return Math.floor((at + zone) / day) * day - zone + days * day;
}

/** '2026年10月18日' in UTC+8. */
export function chineseDate(at: number): string {
  const date = new Date(at + zone);
  return `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日`;
}
