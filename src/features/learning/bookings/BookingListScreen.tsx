import { Button, makeStyles } from '@fluentui/react-components';
import { CalendarAddRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { getUserTaskTrainingList, type OfferedTraining } from '#contract/platform/learning/booking.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { useSaveCalendar } from '#domain/reminders/use-save-calendar.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SearchedList } from '#ui/SearchedList.tsx';
import { SimpleTabs } from '#ui/SimpleTabs.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { eventOf, inOrder } from '../shared/booking/booking-rules.ts';
import { BookingCard } from './BookingCard.tsx';
import { NextTraining } from './NextTraining.tsx';
import { bookingFilters, shown, type BookingFilter } from './rules.ts';

const useStyles = makeStyles({ list: { display: 'flex', flexDirection: 'column', gap: '12px' } });

/** /learning/subscribeList: offline trainings that the learner has booked or has done (002 §2). */
export function Component() {
  const { t } = useTranslation('booking');
  const [filter, setFilter] = useState<BookingFilter>('all');
  const bookings = useApiQuery(getUserTaskTrainingList, {}, { persist: true });
  return (
    <PageColumn>
      <PageTitle title={t('title')} actions={<SaveAll trainings={bookings.data ?? []} />}>
        <SimpleTabs
          tabs={bookingFilters.map((value) => ({ value, text: t(`tabs.${value}`) }))}
          selected={filter}
          onSelect={setFilter}
        />
      </PageTitle>
      <QueryView query={bookings} skeleton={<ListSkeleton />} failed={t('failed')}>
        {(trainings) => <Bookings trainings={trainings} filter={filter} />}
      </QueryView>
    </PageColumn>
  );
}

function Bookings({ trainings, filter }: { trainings: readonly OfferedTraining[]; filter: BookingFilter }) {
  const styles = useStyles();
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const clock = useAtomValue(clockAtom);
  const visible = inOrder(shown(trainings, filter), platformNow(clock), clock.timeShiftMs);
  if (visible.length === 0) {
    const toTasks = <Button onClick={() => void navigate(learningPaths.center.to())}>{t('toTasks')}</Button>;
    return <EmptyState title={t(`empty.${filter}`)} hint={t('emptyHint')} action={toTasks} />;
  }
  return (
    <div className={styles.list}>
      {filter === 'all' && <NextTraining />}
      <SearchedList items={visible} words={({ trainingName, address }) => [trainingName, address]}>
        {(found) => (
          <div className={styles.list}>
            {distinctKeys(
              found.map((training) => (
                <BookingCard key={`${training.taskItemId} ${training.trainingId}`} training={training} />
              )),
            )}
          </div>
        )}
      </SearchedList>
    </div>
  );
}

/** Saves every booked training that is to come as one calendar file. */
function SaveAll({ trainings }: { trainings: readonly OfferedTraining[] }) {
  const { t } = useTranslation('booking');
  const clock = useAtomValue(clockAtom);
  const save = useSaveCalendar();
  const events = trainings.flatMap((training) => eventOf(training, platformNow(clock), clock.timeShiftMs) ?? []);
  if (events.length === 0) return null;
  return (
    <Button icon={<CalendarAddRegular />} onClick={() => void save(t('calendarName'), events)}>
      {t('saveAll')}
    </Button>
  );
}
