import { useTranslation } from 'react-i18next';
import { Tag } from '#ui/Tag.tsx';
import type { Booking } from './booking-rules.ts';

const appearances = {
  failed: 'failed',
  passed: 'good',
  booked: 'brand',
  notBooked: 'plain',
  unknown: 'plain',
} as const;

/** Not booked, booked, passed or failed. */
export function BookingTag({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking');
  return <Tag appearance={appearances[booking]}>{t(`state.${booking}`)}</Tag>;
}
