import type { CoreSession } from './core-session.ts';

/** The same services, with every answer to main shown to `learn`. */
export function learningFrom(base: CoreSession, learn: (data: unknown) => void): CoreSession {
  const { platform } = base;
  return {
    ...base,
    platform: {
      async call(call, input, options) {
        const answer = await platform.call(call, input, options);
        if (answer.kind === 'answered') learn(answer.data);
        return answer;
      },
    },
  };
}
