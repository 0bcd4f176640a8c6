import { lockdownLevels } from '../../ipc/lockdown.ts';
import { normalHex } from './colour.ts';

const on = ['true', '1', 'yes', 'y', 'on', '是', '开'];
const off = ['false', '0', 'no', 'n', 'off', '', '否', '关'];

/** Whether a switch of a tenant is on; null: its value is none of a switch. */
export function switchValue(value: unknown): boolean | null {
  if (value === null || value === undefined) return false;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
  const said = String(value).normalize('NFKC').trim().toLowerCase();
  return on.includes(said) ? true : off.includes(said) ? false : null;
}

/** Entries that are switches. */
const switches = [
  'is_i18n',
  'is_show_switch_branch',
  'face_album_branch',
  'is_track_single_page',
  'isShowexamTag',
  'is_home_arrangeable',
  'exam_phone_camera',
  'lectern_seat_pass',
  'lectern_no_seek_ahead',
  'lectern_offline',
];

/** Settings of a tenant whose value says nothing to the client, which then goes on as if they were not there. */
export function unreadableSettings(
  theme: unknown,
  options: Readonly<Record<string, string>>,
): { key: string; value: string }[] {
  const colours = typeof theme === 'object' && theme !== null ? Object.values(theme) : [theme];
  const hasColour = colours.some((value) => normalHex(value) !== undefined);
  const told = typeof theme === 'string' ? theme : JSON.stringify(theme ?? '');
  const level = options['exam_lockdown_level'];
  return [
    ...(theme === undefined || theme === null || theme === '' || hasColour ? [] : [{ key: 'theme', value: told }]),
    ...switches.flatMap((key) => {
      const value = options[key];
      return value === undefined || switchValue(value) !== null ? [] : [{ key, value }];
    }),
    ...(level === undefined || lockdownLevels.some((known) => known === level)
      ? []
      : [{ key: 'exam_lockdown_level', value: level }]),
  ];
}
