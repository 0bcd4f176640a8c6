import type { IpcError, Result } from '#contract/ipc/ipc-types.ts';
import type { AnyHandlers } from '#electron/kernel/ipc/handler.ts';

/** Checks the arguments, runs the handler and turns the outcome into a plain result. Never rejects. */
export async function answerCall(
  handlers: AnyHandlers,
  verb: string,
  args: unknown,
  onFailure: (error: unknown) => void,
): Promise<Result<unknown>> {
  // An inherited property such as `toString` is not a call.
  const handler = Object.hasOwn(handlers, verb) ? handlers[verb] : undefined;
  if (!handler) return failed({ code: 'unknown-call', message: `There is no call ${verb}.` });
  const bound = handler.bind(args);
  if ('problem' in bound) return failed({ code: 'bad-arguments', message: `${verb}: ${bound.problem}` });
  try {
    return { ok: true, value: await bound.run() };
  } catch (error) {
    onFailure(error);
    return failed(plainError(error));
  }
}

/** Any error as plain data. Only codes made for the page pass (lower case, dashes); system codes become `failed`. */
function plainError(error: unknown): IpcError {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return { code: typeof code === 'string' && /^[a-z][a-z-]*$/.test(code) ? code : 'failed', message };
}

function failed(error: IpcError): Result<never> {
  return { ok: false, error };
}
