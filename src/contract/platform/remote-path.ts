/** The page's path of a file on another host: main fetches it, without token, when the platform named that address. */
export const remotePath = '/remote';

/** The address at which the page loads a file of another host. */
export function remoteAddressOf(address: string): string {
  return `${remotePath}?${new URLSearchParams({ address })}`;
}
