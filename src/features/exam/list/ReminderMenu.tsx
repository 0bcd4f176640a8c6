import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { AlertOffRegular, AlertOnRegular, AlertRegular, CalendarAddRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from '../../../contract/ipc/reminders.ts';
import { formatTime } from '../../../lib/format.ts';
import { reminderOf } from './reminder-rules.ts';
import { useReminder } from './use-reminder.ts';

/** A notification before an exam opens, and its entry for the learner's calendar. */
export function ReminderMenu({ event, describedBy }: { event: CalendarEvent; describedBy: string }) {
  const { t } = useTranslation('exam-list');
  const { isSet, change, saveCalendar } = useReminder(reminderOf(event));
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={isSet ? <AlertOnRegular /> : <AlertRegular />} aria-describedby={describedBy}>
          {t(isSet ? 'remind.on' : 'remind.off')}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={isSet ? <AlertOffRegular /> : <AlertOnRegular />} onClick={() => void change(!isSet)}>
            {t(isSet ? 'remind.remove' : 'remind.set')}
          </MenuItem>
          <MenuItem
            icon={<CalendarAddRegular />}
            onClick={() => void saveCalendar(t('remind.fileName', { name: event.title }), event)}
          >
            {t('remind.calendar', { time: formatTime(event.startsAt, 'dayTime') })}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
