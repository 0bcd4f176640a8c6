import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { Reminders } from './reminders.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const title = z.string().check(z.minLength(1), z.maxLength(512));
/** Epoch ms between the years 1970 and 9999. */
const moment = z.int().check(z.minimum(0), z.maximum(253_370_736_000_000));
const lead = z.optional(z.int().check(z.minimum(60_000), z.maximum(86_400_000)));
/** An address of this client, without a host. */
const path = z.optional(z.string().check(z.maxLength(512), z.regex(/^\/(?![/\\])/)));
const reminder = z.object({ id, title, startsAt: moment, leadMs: lead, path });
const calendarEvent = z.object({ id, title, startsAt: moment, endsAt: z.nullable(moment), leadMs: lead, path });
const events = z.array(calendarEvent).check(z.minLength(1), z.maxLength(100));
const fileName = z.string().check(z.minLength(1), z.maxLength(512));

export function remindersHandlers(reminders: Reminders): DomainHandlers<Contract['reminders']> {
  return {
    list: handler(noArguments, () => reminders.list()),
    set: handler(z.tuple([reminder]), (wanted) => reminders.set(wanted)),
    remove: handler(z.tuple([id]), (known) => reminders.remove(known)),
    saveCalendar: handler(z.tuple([fileName, events]), (name, list) => reminders.saveCalendar(name, list)),
  };
}
