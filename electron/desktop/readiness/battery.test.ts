import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { batteryLevel, firstPercent, linuxLevel } from './battery.ts';

it.each([
  ["Now drawing from 'Battery Power'\n -InternalBattery-0 (id=1)\t87%; discharging; 4:10 remaining", 0.87],
  ["Now drawing from 'AC Power'", null],
  ['100%\r\n', 1],
  ['%', null],
  ['255%', null],
])('reads %j', (text, level) => {
  expect(firstPercent(text)).toBe(level);
});

it('reads the battery of the machine among the supplies of a Linux', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-supplies-'));
  const supply = (name: string, files: Record<string, string>) => {
    mkdirSync(path.join(folder, name));
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, name, file), `${text}\n`);
  };
  supply('AC', { type: 'Mains', online: '0' });
  supply('BAT-mouse', { type: 'Battery', scope: 'Device', capacity: '10' });
  expect(await linuxLevel(folder)).toBeNull();
  supply('BAT0', { type: 'Battery', capacity: '42' });
  expect(await linuxLevel(folder)).toBe(0.42);
});

it('does not know the battery where the program is missing', async () => {
  expect(await batteryLevel('windows')).toBeNull();
});
