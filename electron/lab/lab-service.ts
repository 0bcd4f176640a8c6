import { randomUUID } from 'node:crypto';
import type { LabFile, LabRef, OpenLab, OpenLabResult } from '../../src/contract/ipc/lab.ts';
import { livePaths } from '../../src/contract/paths/live.ts';
import { isSuccess } from '../../src/contract/platform/codes.ts';
import { getDrillUrl } from '../../src/contract/platform/live/lab.ts';
import { backoff } from '../../src/contract/timing/backoff.ts';
import type { DownloadDisk } from '../downloads/target-file.ts';
import type { Timer } from '../exam/clock/timer.ts';
import { dataOf, type PlatformClient } from '../gateway/platform-client.ts';
import { destinationOf, isFrameOfRoom, liveOriginOf } from '../live/live-address.ts';
import type { OfferedFile, RoomEvents, RoomSurface, RoomWindow } from '../live/room-surface.ts';
import type { Session } from '../session/session.ts';
import { takeFile } from './lab-file.ts';

export interface LabsOptions {
  platform: PlatformClient;
  session: Pick<Session, 'token' | 'onTokenChange'>;
  platformOrigin: string;
  surface: RoomSurface;
  disk: DownloadDisk;
  timer: Timer;
  onChange: () => void;
  report: (what: string, error: unknown) => void;
}

interface Current {
  state: OpenLab;
  window: RoomWindow;
  /** Where the learner is in the lab. */
  place: string;
  tries: number;
  cancelRetry: () => void;
  /** Files that are on their way, by id. */
  arriving: Map<string, OfferedFile>;
}

const retry = { firstMs: 1_000, capMs: 30_000 };
const nothing = () => undefined;

/** The one hands-on lab that may be open at a time. */
export class Labs {
  readonly #options: LabsOptions;
  readonly #backUrl: string;
  #current: Current | null = null;
  /** Only the last opening opens a window; closing and signing out count as one. */
  #opening = 0;

  constructor(options: LabsOptions) {
    this.#options = options;
    this.#backUrl = new URL(livePaths.lab.pattern, options.platformOrigin).href;
    options.session.onTokenChange(() => this.close());
  }

  async open(lab: LabRef): Promise<OpenLabResult> {
    const { platform, session, surface, platformOrigin } = this.#options;
    const token = session.token();
    if (token === null) return { outcome: 'signed-out' };
    if (surface.isPaperOpen()) return { outcome: 'paper-open' };
    this.#opening += 1;
    const own = this.#opening;
    const { courseId, labId } = lab;
    const answer = await platform.call(getDrillUrl, { courseId, labId, backUrl: this.#backUrl });
    if (answer.kind !== 'answered') return { outcome: answer.kind };
    if (!isSuccess(answer.code)) return { outcome: 'refused', message: answer.message };
    const address = dataOf(getDrillUrl, answer)?.url.trim() ?? '';
    const origin = liveOriginOf(address, platformOrigin);
    if (origin === null) return { outcome: 'no-address' };
    if (own !== this.#opening || session.token() !== token) return { outcome: 'cancelled' };
    // A paper may have been opened while the platform was asked.
    if (surface.isPaperOpen()) return { outcome: 'paper-open' };
    this.#show(lab, address, origin);
    return { outcome: 'opened' };
  }

  state(): OpenLab | null {
    return this.#current?.state ?? null;
  }

  show(): void {
    this.#current?.window.show();
  }

  close(): void {
    this.#opening += 1;
    this.#forget()?.close();
  }

  cancelFile(fileId: string): void {
    this.#current?.arriving.get(fileId)?.cancel();
  }

  /** The platform is reached again: a lab that waits for its host tries at once. */
  online(): void {
    if (this.#current?.state.phase === 'reconnecting') this.#load();
  }

  #show({ courseId, labId, title }: LabRef, address: string, origin: string): void {
    this.#forget()?.close();
    const { host } = new URL(origin);
    const own = (act: () => void) => () => {
      // A window that was replaced has nothing more to say.
      if (this.#current?.window === window) act();
    };
    const stopped = own(() => this.#change({ stopped: (this.#current?.state.stopped ?? 0) + 1 }));
    const events: RoomEvents = {
      mayGo: (to) => {
        const destination = destinationOf(to, origin, this.#backUrl);
        if (destination === 'elsewhere') stopped();
        if (destination === 'back') own(() => this.#goBack())();
        return destination === 'room';
      },
      mayFrame: (to) => {
        const allowed = isFrameOfRoom(to, origin);
        if (!allowed) stopped();
        return allowed;
      },
      stopped,
      // What a lab may use is told by its window; the screen of a lab shows no devices.
      answered: nothing,
      loaded: own(() => this.#loaded()),
      lost: own(() => this.#lost()),
      closed: own(() => void this.#forget()),
      moved: (to) => own(() => this.#moved(to, origin))(),
      offered: (file) => own(() => void this.#take(file))(),
    };
    const window = this.#options.surface.open({ address, title, host }, events);
    this.#current = {
      state: { courseId, labId, title, host, phase: 'opening', stopped: 0, files: [] },
      window,
      place: address,
      tries: 0,
      cancelRetry: nothing,
      arriving: new Map(),
    };
    this.#options.onChange();
    window.load();
  }

  #goBack(): void {
    this.close();
    this.#options.surface.showClient();
  }

  #moved(to: string, origin: string): void {
    if (this.#current && destinationOf(to, origin, this.#backUrl) === 'room') this.#current.place = to;
  }

  #load(): void {
    this.#current?.cancelRetry();
    this.#current?.window.load(this.#current.place);
  }

  #loaded(): void {
    if (!this.#current) return;
    this.#current.tries = 0;
    this.#current.cancelRetry();
    this.#change({ phase: 'open' });
  }

  #lost(): void {
    const current = this.#current;
    if (!current) return;
    current.tries += 1;
    current.cancelRetry();
    current.cancelRetry = this.#options.timer(() => this.#load(), backoff(current.tries, retry));
    current.window.wait();
    this.#change({ phase: 'reconnecting' });
  }

  async #take(file: OfferedFile): Promise<void> {
    const current = this.#current;
    if (!current) return;
    const { disk, report } = this.#options;
    const id = randomUUID();
    current.arriving.set(id, file);
    const offered: LabFile = { id, name: file.name, phase: 'asking', receivedBytes: 0, size: null };
    this.#change({ files: [offered, ...current.state.files] });
    await takeFile(file, { disk, report, tell: (values) => this.#changeFile(current, id, values) });
    current.arriving.delete(id);
  }

  #changeFile(current: Current, id: string, values: Partial<LabFile>): void {
    const files = current.state.files.map((file) => (file.id === id ? { ...file, ...values } : file));
    current.state = { ...current.state, files };
    this.#options.onChange();
  }

  #change(values: Partial<OpenLab>): void {
    if (!this.#current) return;
    this.#current.state = { ...this.#current.state, ...values };
    this.#options.onChange();
  }

  /** The window is gone, or is about to go; what it was giving goes with it. */
  #forget(): RoomWindow | null {
    const current = this.#current;
    this.#current = null;
    if (!current) return null;
    current.cancelRetry();
    for (const file of current.arriving.values()) file.cancel();
    this.#options.onChange();
    return current.window;
  }
}
