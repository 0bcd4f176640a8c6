import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CalendarAddRegular, WarningRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useSaveCalendar } from '#domain/reminders/use-save-calendar.ts';
import { formatTime } from '#lib/format.ts';
import { Banner } from '#ui/Banner.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { AgendaRow } from './AgendaRow.tsx';
import { useAgenda } from './use-agenda.ts';

const useStyles = makeStyles({
  days: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '864px' },
  day: { margin: 0, padding: '10px 16px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  more: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** /learning/agenda: exams, tasks, live classes and booked trainings to come, by day. */
export function Component() {
  const styles = useStyles();
  const { t } = useTranslation('agenda');
  const agenda = useAgenda();
  const save = useSaveCalendar();
  const events = agenda.days.flatMap(({ entries }) =>
    entries.map(({ kind, event }) => ({ ...event, title: t(`calendarTitle.${kind}`, { name: event.title }) })),
  );
  const saveAll = (
    <Button icon={<CalendarAddRegular />} onClick={() => void save(t('calendarName'), events)}>
      {t('saveAll')}
    </Button>
  );
  return (
    <PageColumn>
      <PageTitle title={t('title')} actions={events.length > 0 ? saveAll : undefined} />
      <div className={styles.days}>
        {agenda.lacking.length > 0 && (
          <Banner
            icon={<WarningRegular fontSize={20} />}
            title={t('lacking.title')}
            action={<Button onClick={agenda.reload}>{t('lacking.again')}</Button>}
          >
            {t('lacking.text', {
              parts: agenda.lacking.map((part) => t(`lacking.${part}`)).join(t('lacking.separator')),
            })}
          </Banner>
        )}
        {agenda.days.map(({ at, entries }) => (
          <Panel key={at} aria-label={formatTime(at, 'weekDay')}>
            <h2 className={styles.day}>{formatTime(at, 'weekDay')}</h2>
            <ul className={styles.list}>
              {entries.map((entry) => (
                <AgendaRow key={entry.event.id} entry={entry} />
              ))}
            </ul>
          </Panel>
        ))}
        {agenda.days.length === 0 &&
          (agenda.waiting ? (
            <ListSkeleton />
          ) : (
            agenda.lacking.length === 0 && <EmptyState title={t('empty')} hint={t('emptyHint')} />
          ))}
        {agenda.more && <p className={styles.more}>{t('more')}</p>}
      </div>
    </PageColumn>
  );
}
