import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { app } from './app.ts';
import type { Page } from './browser.ts';
import type { CdpSession } from './cdp.ts';
import { nodeCodec } from './codec.ts';
import { forget } from './environment.ts';
import { uploadPath } from './file-paths.ts';
import { pageScripts } from './inject-scripts.ts';
import { origins } from './protocol.ts';
import type { WebPreferences } from './surface.ts';

const world = 'Electron Isolated Context';

/** What the preload's world of a page says. */
export interface PageCall {
  type: string;
  id: number;
  channel: string;
  args: unknown[];
  href: string;
  isMainFrame: boolean;
  context: number;
}

/** The wire to one page: its preload's world, over the debugging protocol. */
export class PageLink {
  readonly session: CdpSession;
  readonly targetId: string;
  windowId = 0;
  mainFrameId = '';
  private readonly names = { binding: '', receiver: '' };
  private readonly contexts = new Map<string, number>();
  /** The frames of the page with the worlds of their own scripts. */
  readonly frames = new Map<string, { url: string; context: number | null }>();

  constructor(page: Page) {
    this.session = page.session;
    this.targetId = page.targetId;
  }

  /** Puts the scripts in and lets the page run. `hear` gets every call of the preload's world. */
  async open({ preload, backgroundThrottling }: WebPreferences, hear: (call: PageCall) => void): Promise<void> {
    const { session } = this;
    const secret = randomBytes(8).toString('hex');
    this.names.binding = `hostCall${secret}`;
    this.names.receiver = `hostHear${secret}`;
    const { node, chrome, electron } = process.versions;
    const settings = {
      ...this.names,
      secret,
      uploadPath,
      suffixes: origins().suffixes(),
      process: {
        versions: { node, chrome, electron },
        platform: process.platform,
        arch: process.arch,
        env: {},
        argv: [],
      },
    };
    const scripts = pageScripts(settings, preload ? fs.readFileSync(preload, 'utf8') : null, scriptedCameras());
    session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name === this.names.binding) hear(this.read(payload, executionContextId));
    });
    session.on('Runtime.executionContextCreated', ({ context }) => {
      const frameId: unknown = Reflect.get(context.auxData ?? {}, 'frameId');
      if (typeof frameId !== 'string') return;
      if (context.name === world) this.contexts.set(frameId, context.id);
      const isOwn: unknown = Reflect.get(context.auxData ?? {}, 'isDefault');
      if (isOwn !== true) return;
      this.frames.set(frameId, { url: this.frames.get(frameId)?.url ?? '', context: context.id });
    });
    session.on('Page.frameNavigated', ({ frame }) => {
      this.frames.set(frame.id, { url: frame.url, context: this.frames.get(frame.id)?.context ?? null });
    });
    session.on('Page.frameDetached', ({ frameId }) => this.frames.delete(frameId));
    session.on('Runtime.executionContextDestroyed', ({ executionContextId }) => {
      for (const [frame, context] of this.contexts) if (context === executionContextId) this.contexts.delete(frame);
    });
    // Electron: without throttling a page is told that it is visible, minimised or not.
    const unthrottled = backgroundThrottling === false ? `(${alwaysVisible.toString()})();` : '';
    await Promise.all([
      session.send('Page.enable'),
      session.send('Runtime.enable'),
      session.send('Inspector.enable'),
      session.send('Page.setLifecycleEventsEnabled', { enabled: true }),
      session.send('Runtime.addBinding', { name: this.names.binding, executionContextName: world }),
      session.send('Page.addScriptToEvaluateOnNewDocument', { source: unthrottled + scripts.main }),
      session.send('Page.addScriptToEvaluateOnNewDocument', { source: scripts.isolated, worldName: world }),
      session.send('Fetch.enable', { patterns: [{ urlPattern: '*', resourceType: 'Document' }] }),
      session.send('Browser.getWindowForTarget').then(({ windowId }) => (this.windowId = windowId)),
      session.send('Runtime.runIfWaitingForDebugger'),
    ]);
  }

  private read(payload: string, context: number): PageCall {
    const decoded = nodeCodec.decode(payload);
    const [type, id, channel, args, href] = Array.isArray(decoded) ? decoded : [];
    const frame = [...this.contexts].find(([, known]) => known === context)?.[0];
    return {
      type: String(type),
      id: Number(id),
      channel: String(channel),
      args: Array.isArray(args) ? args : [],
      href: String(href),
      isMainFrame: frame === this.mainFrameId,
      context,
    };
  }

  /** Runs a script in a page or in one of its frames; null: in the page. */
  async run(code: string, frameId: string | null, userGesture: boolean): Promise<unknown> {
    const contextId = frameId === null ? undefined : this.frames.get(frameId)?.context;
    if (contextId === null) throw new Error('The frame runs no scripts.');
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', {
      expression: code,
      awaitPromise: true,
      returnByValue: true,
      userGesture,
      ...(contextId === undefined ? {} : { contextId }),
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'Script failed to execute');
    return result.value;
  }

  /** Sends to the preload's world of one frame; a page that went away meanwhile is no error. */
  tell(context: number, message: readonly unknown[]): void {
    const expression = `${this.names.receiver}(${JSON.stringify(nodeCodec.encode(message))})`;
    forget(this.session.send('Runtime.evaluate', { contextId: context, expression, silent: true }));
  }

  tellMainFrame(message: readonly unknown[]): void {
    const context = this.contexts.get(this.mainFrameId);
    if (context !== undefined) this.tell(context, message);
  }
}

/** How many scripted cameras pages get; null: Chromium's own devices. */
function scriptedCameras(): number | null {
  const given = app.commandLine.getSwitchValue('lectern-scripted-cameras') || process.env['LECTERN_HOST_CAMERAS'];
  return given === undefined || given === '' ? null : Math.min(2, Math.max(0, Number(given)));
}

/** Runs in the page. */
function alwaysVisible(): void {
  Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'visible', configurable: true });
  Object.defineProperty(Document.prototype, 'hidden', { get: () => false, configurable: true });
  window.addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), true);
}
