import { CalendarClockRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { getNextCourseInfo } from '#contract/platform/learning/booking.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { formatAgo } from '#lib/format.ts';
import { Banner } from '#ui/Banner.tsx';
import { timesOf } from '../shared/booking/booking-rules.ts';
import { TrainingLines } from '../shared/booking/TrainingLines.tsx';
import { daysUntil } from './rules.ts';

/** What the learner goes to next; nothing when there is nothing, or when the platform does not say. */
export function NextTraining() {
  const { t } = useTranslation('booking');
  const clock = useAtomValue(clockAtom);
  const next = useApiQuery(getNextCourseInfo, {}, { optional: true }).data;
  if (!next || next.trainingId === '') return null;
  const { from } = timesOf(next, clock.timeShiftMs);
  const now = platformNow(clock);
  if (typeof from !== 'number' || from <= now) return null;
  const when = formatAgo(-daysUntil(from, now), 'day');
  return (
    <Banner
      appearance="plain"
      icon={<CalendarClockRegular fontSize={20} />}
      title={t('next.title', { when, name: next.trainingName })}
    >
      <TrainingLines training={next} />
    </Banner>
  );
}
