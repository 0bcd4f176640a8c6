import { uptime } from 'node:os';
import type { CoreParts } from './core-parts.ts';
import type { createCoreSession } from './core-session.ts';
import type { Emit } from './events.ts';
import { createPlatformClock } from './exam/clock.ts';
import { createBootClock } from './exam/boot-clock.ts';
import type { DomainService } from './ipc/answer-call.ts';

/** Everything of exams: the clock from the start, the rest once the session is known. */
export function createExams(parts: CoreParts, emit: Emit) {
  const clock = createPlatformClock(
    createBootClock(() => performance.now(), uptime),
    Date.now,
  );
  clock.onChange(() => emit('exam', 'clockChanged', { now: clock.now(), trusted: clock.trusted() }));
  const none: DomainService = { handlers: {}, accepts: {} };
  return {
    clock,
    services: { exam: none, evidence: none },
    kept: async (_path: string) => null,
    async start(_base: ReturnType<typeof createCoreSession>): Promise<void> {
      parts.log('info', 'exams are ready');
    },
    async stop(): Promise<void> {
      parts.log('info', 'exams have stopped');
    },
  };
}
