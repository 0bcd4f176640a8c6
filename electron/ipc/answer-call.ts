import * as z from 'zod/mini';
import type { IpcError, Result } from '../../src/contract/ipc/ipc-types.ts';

type Handler = (...args: never[]) => unknown;

/** The handlers and argument schemas of one domain, as `answerCall` walks them. */
export interface DomainService {
  handlers: Readonly<Record<string, Handler>>;
  accepts: Readonly<Record<string, z.ZodMiniType>>;
}

/** Checks the arguments, runs the handler and makes a plain result of whatever happens; never rejects. */
export async function answerCall(
  service: DomainService,
  verb: string,
  args: unknown,
  onFailure: (error: unknown) => void,
): Promise<Result<unknown>> {
  const handler = own(service.handlers, verb);
  const schema = own(service.accepts, verb);
  if (!handler || !schema) return failed({ code: 'unknown-call', message: `There is no call ${verb}.` });
  const read = z.safeParse(schema, args);
  if (!read.success) return failed({ code: 'bad-arguments', message: `${verb}: ${z.prettifyError(read.error)}` });
  try {
    return { ok: true, value: await Reflect.apply(handler, undefined, z.parse(z.array(z.unknown()), read.data)) };
  } catch (error) {
    onFailure(error);
    return failed(plainError(error));
  }
}

/** An error of any kind as plain data; only codes that are meant for the page pass. */
export function plainError(error: unknown): IpcError {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return { code: typeof code === 'string' && /^[a-z][a-z-]*$/.test(code) ? code : 'failed', message };
}

/** What every object has (`toString`...) is no call. */
function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function failed(error: IpcError): Result<never> {
  return { ok: false, error };
}
