import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { AlertOffRegular, AlertOnRegular, AlertRegular, CalendarAddRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from '#contract/ipc/reminders.ts';
import { formatTime } from '#lib/format.ts';
import { minutesOf, useReminder } from './use-reminder.ts';
import { useSaveCalendar } from './use-save-calendar.ts';

/** A notification before something starts, and its entry for the learner's calendar. */
export function ReminderMenu({ event, describedBy }: { event: CalendarEvent; describedBy: string }) {
  const { t } = useTranslation('reminders');
  const { isSet, change } = useReminder(event);
  const saveCalendar = useSaveCalendar();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={isSet ? <AlertOnRegular /> : <AlertRegular />} aria-describedby={describedBy}>
          {t(isSet ? 'on' : 'off')}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={isSet ? <AlertOffRegular /> : <AlertOnRegular />} onClick={() => void change(!isSet)}>
            {t(isSet ? 'remove' : 'set', { minutes: minutesOf(event.leadMs) })}
          </MenuItem>
          <MenuItem
            icon={<CalendarAddRegular />}
            onClick={() => void saveCalendar(t('fileName', { name: event.title }), [event])}
          >
            {t('calendar', { time: formatTime(event.startsAt, 'dayTime') })}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
