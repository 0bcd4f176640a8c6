import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { PlatformAnswer, PlatformClient } from '#electron/platform/gateway/platform-client.ts';

export interface SentCall {
  id: string;
  input: object;
}

type Script = PlatformAnswer | Promise<PlatformAnswer> | ((input: object) => PlatformAnswer);

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
    async call(call: Endpoint, input: object) {
      sent.push({ id: call.id, input });
      const answers = script[call.id] ?? [];
      const turn = used.get(call.id) ?? 0;
      used.set(call.id, turn + 1);
      const answer = answers[Math.min(turn, answers.length - 1)] ?? { kind: 'unreachable' as const };
      return typeof answer === 'function' ? answer(input) : answer;
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
