/** The page's path of a file on another host: main fetches it, without token, when the platform named that address. */
export const remotePath = '/remote';

/** The address at which the page loads a file of another host. */
export function remoteAddressOf(address: string): string {
  return `${remotePath}?${new URLSearchParams({ address })}`;
}

/** The page's address of what a text of the platform names on another host, with http as with https; null: it names none. */
export function remoteSourceOf(source: string): string | null {
  // A browser takes these for slashes; in a query they are its own.
  const address = source.trim().replace(/^[^?#]*/, (path) => path.replaceAll('\\', '/'));
  return /^(?:https?:)?\/\//i.test(address) ? remoteAddressOf(address.replace(/^http:/i, 'https:')) : null;
}
