import type { Transport } from './bridge.ts';

/**
 * A transport that makes these calls at once, while the page's script is still loading, and hands each answer to the
 * first who asks. An event that outdates answers drops those not handed out yet.
 */
export function withEarlyAnswers(
  transport: Transport,
  calls: readonly string[],
  outdating: readonly string[],
): Transport {
  const early = new Map(calls.map((channel) => [channel, transport.invoke(channel, [])]));
  // Who asks hears of the failure; nobody may ask.
  for (const answer of early.values()) answer.catch(() => undefined);
  const stops = outdating.map((channel) => transport.listen(channel, () => early.clear()));
  return {
    ...transport,
    invoke(channel, args) {
      const answer = early.get(channel);
      early.delete(channel);
      if (early.size === 0) for (const stop of stops.splice(0)) stop();
      return answer ?? transport.invoke(channel, args);
    },
  };
}
