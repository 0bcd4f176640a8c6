import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { browser } from './browser.ts';
import type { CdpSession } from './cdp.ts';
import { downloadsFolder } from './downloads-folder.ts';
import { Emitter } from './emitter.ts';
import { forget } from './environment.ts';
import { preventable } from './preventable.ts';
import type { DownloadItemEvents } from './surface-events.ts';
import type { DownloadItem, SessionEvents, WebContents } from './surface-pages.ts';

/** A page that downloads, and the session that hears of it. */
interface Downloader {
  contents: WebContents;
  session: Emitter<SessionEvents> & { contextId(): Promise<string | undefined> };
}

const running = new Map<string, HostDownload>();
let folder: string | undefined;

class HostDownload extends Emitter<DownloadItemEvents> implements DownloadItem {
  static override readonly apiName = 'DownloadItem';
  private readonly guid: string;
  private readonly url: string;
  private readonly name: string;
  private savePath = '';
  private total = 0;
  private received = 0;
  private state: 'progressing' | 'completed' | 'cancelled' | 'interrupted' = 'progressing';

  constructor(guid: string, url: string, name: string) {
    super();
    this.guid = guid;
    this.url = url;
    this.name = name;
  }

  setSavePath(file: string): void {
    this.savePath = file;
  }
  getSavePath(): string {
    return this.savePath;
  }
  getURL(): string {
    return this.url;
  }
  getFilename(): string {
    return this.name;
  }
  getMimeType(): string {
    return '';
  }
  getTotalBytes(): number {
    return this.total;
  }
  getReceivedBytes(): number {
    return this.received;
  }
  getState(): 'progressing' | 'completed' | 'cancelled' | 'interrupted' {
    return this.state;
  }
  cancel(): void {
    forget(browser().root.send('Browser.cancelDownload', { guid: this.guid }));
  }

  progress(received: number, total: number): void {
    this.received = received;
    this.total = total;
    this.emit('updated', preventable(), 'progressing');
  }

  /** Chromium is done; the file goes where the app wanted it, or into the Downloads folder. */
  async finish(completed: boolean, kept: string): Promise<void> {
    this.state = completed ? 'completed' : 'cancelled';
    if (completed) {
      this.savePath ||= path.join(downloadsFolder(), this.name);
      await fs.promises.copyFile(kept, this.savePath);
    }
    await fs.promises.rm(kept, { force: true });
    this.emit('done', preventable(), this.state);
  }
}

/** Tells the app of downloads that pages start; `toApp` maps addresses, `find` knows a frame's page. */
export async function followDownloads(
  root: CdpSession,
  find: (frameId: string) => Downloader | undefined,
  toApp: (url: string) => string,
): Promise<void> {
  root.on('Browser.downloadWillBegin', ({ guid, url, suggestedFilename, frameId }) => {
    const item = new HostDownload(guid, toApp(url), path.basename(suggestedFilename) || 'download');
    const event = preventable();
    const from = find(frameId);
    from?.session.emit('will-download', event, item, from.contents);
    if (!from || event.defaultPrevented) item.cancel();
    else running.set(guid, item);
  });
  root.on('Browser.downloadProgress', ({ guid, receivedBytes, totalBytes, state, filePath }) => {
    const item = running.get(guid);
    if (!item) return;
    item.progress(receivedBytes, totalBytes);
    if (state === 'inProgress') return;
    running.delete(guid);
    forget(item.finish(state === 'completed', filePath || path.join(keepIn(), guid)));
  });
  await allowDownloads(root, undefined);
}

/** Chromium keeps downloads of a context in a folder of ours until they are whole. */
export async function allowDownloads(root: CdpSession, browserContextId: string | undefined): Promise<void> {
  const behavior = { behavior: 'allowAndName' as const, downloadPath: keepIn(), eventsEnabled: true };
  await root.send('Browser.setDownloadBehavior', { ...behavior, browserContextId });
}

function keepIn(): string {
  if (folder) return folder;
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-downloads-'));
  process.on('exit', () => fs.rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
}
