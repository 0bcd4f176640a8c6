import { parseUpdateInfo } from 'electron-updater/out/providers/Provider.js';
import type { Installer } from '#contract/ipc/updates.ts';
import type { Fetch } from '#electron/platform/gateway/upstream.ts';
import { requireSignature, UpdateError, type UpdateFeed } from './signed-feed.ts';

const lists = { windows: 'latest.yml', mac: 'latest-mac.yml', linux: 'latest-linux.yml' } as const;

/** The newest installers of each system, as the signed lists of the feed name them. Rejects with UpdateError. */
export async function readInstallers(feed: UpdateFeed, fetch: Fetch): Promise<Installer[]> {
  const base = feed.address.endsWith('/') ? feed.address : `${feed.address}/`;
  const found = await Promise.all(
    (['windows', 'mac', 'linux'] as const).map(async (system) => {
      const address = new URL(lists[system], base);
      const text = await textAt(address, fetch);
      // Not every system is offered.
      if (text === null) return [];
      requireSignature(text, (await textAt(new URL(`${lists[system]}.sig`, base), fetch)) ?? '', feed.publicKey);
      const { version, files } = parseUpdateInfo(text, lists[system], address);
      return files.map(({ url, sha512, size }): Installer => ({
        system,
        version,
        address: new URL(url, base).href,
        bytes: size ?? null,
        sha512: Buffer.from(sha512, 'base64').toString('hex'),
      }));
    }),
  );
  return found.flat();
}

/** Null: there is no such file. */
async function textAt(address: URL, fetch: Fetch): Promise<string | null> {
  try {
    const answer = await fetch(address.href);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new UpdateError('network', `${address.href} answers ${answer.status}.`);
    return await answer.text();
  } catch (error) {
    if (error instanceof UpdateError) throw error;
    throw new UpdateError('network', String(error), { cause: error });
  }
}
