/** What a service holds open until it is stopped. */
interface Stoppable {
  stop: () => Promise<void>;
}

/** Stops all of these at once; one that fails holds up none. */
export async function stopAll(
  services: Readonly<Record<string, Stoppable>>,
  report: (what: string, error: unknown) => void,
): Promise<void> {
  const stopping = Object.entries(services).map(([name, service]) =>
    service.stop().catch((error: unknown) => report(`${name} did not stop`, error)),
  );
  await Promise.all(stopping);
}
