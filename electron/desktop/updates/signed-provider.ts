import { Provider, type ResolvedUpdateFileInfo, type UpdateInfo } from 'electron-updater';
import { parseUpdateInfo, resolveFiles, type ProviderRuntimeOptions } from 'electron-updater/out/providers/Provider.js';
import { requireSignature, UpdateError, type UpdateFeed } from './signed-feed.ts';

/** A provider class of electron-updater that believes only a signed feed: nothing is loaded before its signature holds. */
export function signedProvider(feed: UpdateFeed) {
  const base = new URL(feed.address.endsWith('/') ? feed.address : `${feed.address}/`);

  return class SignedProvider extends Provider<UpdateInfo> {
    constructor(_options: unknown, _updater: unknown, runtime: ProviderRuntimeOptions) {
      super(runtime);
    }

    override async getLatestVersion(): Promise<UpdateInfo> {
      const name = `${this.getDefaultChannelName()}.yml`;
      const address = new URL(name, base);
      const text = await this.httpRequest(address);
      if (text === null) throw new UpdateError('network', `${address.href} is empty.`);
      requireSignature(text, await this.#signature(new URL(`${name}.sig`, base)), feed.publicKey);
      return parseUpdateInfo(text, name, address);
    }

    /** The installers lie in the feed's folder: a name must not lead out of it. */
    override resolveFiles(info: UpdateInfo): ResolvedUpdateFileInfo[] {
      const files = resolveFiles(info, base);
      const outside = files.find(({ url }) => !url.href.startsWith(base.href));
      if (outside) throw new UpdateError('file', `${outside.url.href} is not in the folder of the feed.`);
      return files;
    }

    /** '': there is none. */
    async #signature(address: URL): Promise<string> {
      try {
        return (await this.httpRequest(address)) ?? '';
      } catch (error) {
        if (typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 404) return '';
        throw error;
      }
    }
  };
}
