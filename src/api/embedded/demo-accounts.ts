import * as z from 'zod/mini';
import { list, text } from '#contract/platform/fields.ts';
import { http } from '../http.ts';

const demoAccount = z.object({ account: text, authCode: text, name: text, note: text });
const answer = z.object({ accounts: list(demoAccount) });

export type DemoAccount = z.output<typeof demoAccount>;

/**
 * Reads the demo accounts of the embedded platform with their codes. A development aid, not part of the platform's API.
 */
export async function readDemoAccounts(signal: AbortSignal): Promise<DemoAccount[]> {
  const body: unknown = await http('/api/__demo', { signal, throwHttpErrors: true }).json();
  const read = z.safeParse(answer, body);
  return read.success ? read.data.accounts : z.parse(list(demoAccount), body);
}
