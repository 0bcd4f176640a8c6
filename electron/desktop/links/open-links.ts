import { linkIn, readLink } from './read-link.ts';

/** What of Electron's app is needed to hear of links. */
export interface LinkSource {
  on(event: 'second-instance', listener: (event: unknown, argv: string[]) => void): unknown;
  on(event: 'open-url', listener: (event: { preventDefault: () => void }, url: string) => void): unknown;
}

/** Takes the address of a link that may be opened; null: a second start without one. */
export type FollowLink = (address: string | null) => void;

/**
 * Hears links of the system into a client that runs: as arguments of a second start, or, on macOS, as an event, which
 * comes before Electron is ready when the link starts the client. Returns who follows them from now on; what came
 * before is followed at once.
 */
export function hearLinks(
  app: LinkSource,
  scheme: string,
  onRefused: (link: string) => void,
): (follow: FollowLink) => void {
  const held: (string | null)[] = [];
  let follow: FollowLink = (address) => void held.push(address);
  app.on('second-instance', (_event, argv) => follow(linkIn(argv, scheme)));
  app.on('open-url', (event, url) => {
    event.preventDefault();
    const address = readLink(url, scheme);
    if (address === null) onRefused(url);
    follow(address);
  });
  return (next) => {
    follow = next;
    held.splice(0).forEach(next);
  };
}
