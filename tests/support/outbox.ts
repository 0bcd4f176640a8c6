import * as z from 'zod/mini';

const outbox = z.object({
  messages: z.array(z.object({ target: z.string(), code: z.string(), text: z.string() })),
});

/** The newest message that the platform sent to a phone or mail. */
export async function lastMessage(platform: { origin: string }, target: string) {
  const response = await fetch(`${platform.origin}/__outbox`);
  const { messages } = z.parse(outbox, await response.json());
  const found = messages.find((message) => message.target === target);
  if (!found) throw new Error(`Nothing was sent to ${target}.`);
  return found;
}
