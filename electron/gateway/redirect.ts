/** Electron's net.fetch rejects a redirect that is not followed; Node returns it. */
export function isRedirectError(error: unknown): boolean {
  return error instanceof Error && /redirect/i.test(error.message);
}

export function isRedirect(response: Response): boolean {
  return response.type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(response.status);
}
