import type { CdpSession } from './cdp.ts';
import { type Launched, launchChromium } from './chromium.ts';
import { forget, trace } from './environment.ts';

export interface Page {
  targetId: string;
  session: CdpSession;
}
export interface TargetEvents {
  title(targetId: string, title: string): void;
  gone(targetId: string): void;
}

/** The running Chromium and the pages that it has told us of. */
export class Browser {
  readonly launched: Launched;
  readonly profile: string;
  private readonly attached = new Map<string, Page>();
  private readonly waiting = new Map<string, (page: Page) => void>();

  constructor(launched: Launched, profile: string) {
    this.launched = launched;
    this.profile = profile;
  }

  get root(): CdpSession {
    return this.launched.connection.root;
  }

  /** The page with this target id or this address, when it is (or as soon as it becomes) attached. */
  page(idOrUrl: string): Promise<Page> {
    const known = this.attached.get(idOrUrl);
    return known ? Promise.resolve(known) : new Promise((resolve) => this.waiting.set(idOrUrl, resolve));
  }

  async attach(events: TargetEvents): Promise<void> {
    const filter = [{ type: 'page' }];
    this.root.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => this.onAttached(sessionId, targetInfo));
    this.root.on('Target.targetInfoChanged', ({ targetInfo: info }) => events.title(info.targetId, info.title));
    this.root.on('Target.targetDestroyed', ({ targetId }) => {
      this.attached.delete(targetId);
      events.gone(targetId);
    });
    await this.root.send('Target.setDiscoverTargets', { discover: true, filter });
    await this.root.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
      filter,
    });
  }

  private onAttached(sessionId: string, info: { targetId: string; url: string; openerId?: string }): void {
    const session = this.launched.connection.session(sessionId);
    if (!session) return;
    trace('page', info.url, info.openerId ?? '');
    const page = { targetId: info.targetId, session };
    this.attached.set(info.targetId, page);
    const key = [info.targetId, info.url, decodeURI(info.url)].find((one) => this.waiting.has(one));
    if (key) {
      this.waiting.get(key)?.(page);
      this.waiting.delete(key);
      return;
    }
    // A popup that the app was asked about and refused: windows are opened by main only. All others may run.
    if (info.openerId && !info.url.startsWith('devtools:')) forget(this.refuse(page));
    else forget(session.send('Runtime.runIfWaitingForDebugger'));
  }

  private async refuse({ targetId, session }: Page): Promise<void> {
    await session.send('Runtime.runIfWaitingForDebugger').catch(() => trace('popup went first'));
    await this.root.send('Target.closeTarget', { targetId });
  }
}

let current: Browser | undefined;

export async function startBrowser(profile: string, switches: string[], whenGone: () => void): Promise<Browser> {
  current = new Browser(await launchChromium(profile, switches, whenGone), profile);
  return current;
}

export function runningBrowser(): Browser | undefined {
  return current;
}

export function browser(): Browser {
  if (!current) throw new Error('host: Chromium is not started before app is ready');
  return current;
}
