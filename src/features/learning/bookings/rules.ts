import type { OfferedTraining } from '#contract/platform/learning/booking.ts';
import { bookingOf, type Booking } from '../shared/booking/booking-rules.ts';

/** A tab of the list. */
export type BookingFilter = 'all' | Exclude<Booking, 'notBooked' | 'unknown'>;

export const bookingFilters = ['all', 'booked', 'passed', 'failed'] as const satisfies readonly BookingFilter[];

/** What a tab shows. */
export function shown(trainings: readonly OfferedTraining[], filter: BookingFilter): OfferedTraining[] {
  return trainings.filter((training) => filter === 'all' || bookingOf(training) === filter);
}

/** Calendar days of this machine from now to a moment to come. */
export function daysUntil(at: number, now: number): number {
  const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
  return Math.round((midnight(at) - midnight(now)) / 86_400_000);
}
