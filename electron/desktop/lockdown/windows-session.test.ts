import { expect, it } from 'vitest';
import { sessionNamesIn } from './windows-session.ts';

it.each([
  [
    '\r\nHKEY_CURRENT_USER\\Volatile Environment\\2\r\n    SESSIONNAME    REG_SZ    RDP-Tcp#0\r\n\r\nEnd of search: 1 match(es) found.\r\n',
    ['RDP-Tcp#0'],
  ],
  [
    '\r\nHKEY_CURRENT_USER\\Volatile Environment\\1\r\n    SESSIONNAME    REG_SZ    Console\r\n\r\nHKEY_CURRENT_USER\\Volatile Environment\\3\r\n    SESSIONNAME    REG_SZ    ICA-CGP#1\r\n',
    ['Console', 'ICA-CGP#1'],
  ],
  ['\r\nEnd of search: 0 match(es) found.\r\n', []],
  ['', []],
])('%j names the sessions %j', (answer, names) => expect(sessionNamesIn(answer)).toEqual(names));
