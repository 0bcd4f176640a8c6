import type { TFunction } from 'i18next';
import { runsOf } from './order.ts';
import { spokenDuration } from './time/countdown.ts';

/** A span in words: '58 分 36 秒'. */
export function durationText(t: TFunction<'paper'>, seconds: number): string {
  const { key, values } = spokenDuration(seconds);
  return t(`duration.${key}`, values);
}

/** Numbers as runs in words: '64、69–80'. */
export function runsText(t: TFunction<'paper'>, numbers: readonly number[]): string {
  return runsOf(numbers).join(t('runSeparator'));
}
