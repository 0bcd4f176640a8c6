import { expect, it } from 'vitest';
import { statusOf } from './rules.ts';

const dates = { trainStartTime: 100, trainEndTime: 200 };
const none = { trainStartTime: null, trainEndTime: null };

it.each([
  [{ status: 1, ...dates }, 150, 'notStarted'],
  [{ status: 2, ...none }, 150, 'inProgress'],
  [{ status: 3, ...dates }, 150, 'ended'],
  [{ status: 0, ...dates }, 50, 'notStarted'],
  [{ status: 0, ...dates }, 150, 'inProgress'],
  [{ status: 0, ...dates }, 250, 'ended'],
  [{ status: 9, ...none }, 150, 'unknown'],
  [{ status: 9, ...dates, trainEndTime: null }, 150, 'unknown'],
  [{ status: 9, ...dates, trainStartTime: null }, 150, 'unknown'],
  [{ status: 9, ...dates, trainStartTime: null }, 250, 'ended'],
] as const)('%j at %d is %s [camp-status]', (camp, now, status) => expect(statusOf(camp, now)).toBe(status));
