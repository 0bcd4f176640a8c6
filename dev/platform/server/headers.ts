import type { IncomingHttpHeaders } from 'node:http';
import { Refusal, serverCodes } from './refusal.ts';

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false; // Intl throws for a zone that it does not know.
  }
}

/** Which values the headers of the main client may have when they are sent (000 §7, G-016, G-017). */
const allowed: Readonly<Record<string, (value: string) => boolean>> = {
  'source-host': (value) => value === 'pc',
  locale: (value) => ['zh-CN', 'en-US', 'fr-FR'].includes(value),
  _timezone: isTimeZone,
};

/** Refuses a header that has a forbidden value; missing ones pass, as browsers and scripts send none. */
export function checkHeaders(headers: IncomingHttpHeaders): void {
  for (const [name, isAllowed] of Object.entries(allowed)) {
    const value = headers[name];
    if (value !== undefined && !isAllowed(String(value))) {
      throw new Refusal(serverCodes.badHeader, `请求头 ${name} 不正确`);
    }
  }
}
