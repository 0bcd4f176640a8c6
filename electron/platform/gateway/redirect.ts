/** A redirect that was not to be followed. */
export class RedirectError extends Error {
  /** Where it leads. */
  readonly location: string;

  constructor(location: string) {
    super('A redirect was not followed.');
    this.location = location;
  }
}

/** Electron's net.fetch rejects a redirect that is not followed; Node returns it. */
export function isRedirectError(error: unknown): boolean {
  return error instanceof Error && /redirect/i.test(error.message);
}

export function isRedirect(response: Response): boolean {
  return response.type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(response.status);
}
