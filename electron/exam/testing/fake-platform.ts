import type { CallShape } from '../../contract/calls.ts';
import type { CallParameters, PlatformAnswer, PlatformClient } from '../../gateway/platform-client.ts';

export interface SentCall {
  id: string;
  parameters: CallParameters;
}

type Script = PlatformAnswer | Promise<PlatformAnswer> | ((parameters: CallParameters) => PlatformAnswer);

/** Code 0 with this data. */
export function good(data: unknown): PlatformAnswer {
  return { kind: 'answered', status: 200, code: 0, message: '', data };
}

export function refusal(code: number, message = ''): PlatformAnswer {
  return { kind: 'answered', status: 200, code, message, data: null };
}

/** The platform as a script: answers by call id, used up one by one, the last one again and again. */
export function createFakePlatform(script: Record<string, Script[]> = {}) {
  const sent: SentCall[] = [];
  const used = new Map<string, number>();
  const client = {
    async call(shape: CallShape, parameters: CallParameters = {}) {
      sent.push({ id: shape.id, parameters });
      const answers = script[shape.id] ?? [];
      const turn = used.get(shape.id) ?? 0;
      used.set(shape.id, turn + 1);
      const answer = answers[Math.min(turn, answers.length - 1)] ?? { kind: 'unreachable' as const };
      return typeof answer === 'function' ? answer(parameters) : answer;
    },
  } satisfies PlatformClient;
  return {
    client,
    sent,
    script,
    calls: () => sent.map((call) => call.id),
    restart: (id: string, ...answers: Script[]) => {
      script[id] = answers;
      used.delete(id);
    },
  };
}
