import { useTranslation } from 'react-i18next';
import type { TaskItem } from '#contract/platform/learning/task-detail.ts';
import { Tag, type TagAppearance } from '#ui/Tag.tsx';
import { bookingOf } from '../shared/booking/booking-rules.ts';
import { BookingTag } from '../shared/booking/BookingTag.tsx';
import { hasReplay, stateOf } from './item-rules.ts';

const lives: Readonly<Record<number, readonly [string, TagAppearance]>> = {
  0: ['live.before', 'plain'],
  1: ['live.running', 'good'],
  2: ['live.over', 'plain'],
};

/** The tag beside an item's name: expired, filled in or not, booked or not, the state of a live class. */
export function ItemTag({ item }: { item: TaskItem }) {
  const { t } = useTranslation('task-detail');
  if (stateOf(item) === 'expired') return <Tag>{t('expired')}</Tag>;
  if (item.kind === 'form') {
    if (item.submitStatus === null) return null;
    const filled = item.submitStatus === 1;
    return <Tag appearance={filled ? 'good' : 'attention'}>{t(filled ? 'form.filled' : 'form.notFilled')}</Tag>;
  }
  if (item.kind === 'offline') return <BookingTag booking={bookingOf(item)} />;
  if (hasReplay(item)) return <Tag appearance="brand">{t('replayOffered')}</Tag>;
  const live = item.kind === 'live' && item.status !== null ? lives[item.status] : undefined;
  return live ? <Tag appearance={live[1]}>{t(live[0])}</Tag> : null;
}
