import { randomUUID } from 'node:crypto';
import type { LabFile, LabRef, OpenLab, OpenLabResult } from '#contract/ipc/lab.ts';
import { livePaths } from '#contract/paths/live.ts';
import { isSuccess } from '#contract/platform/codes.ts';
import { getDrillUrl } from '#contract/platform/live/lab.ts';
import type { DownloadDisk } from '#electron/kernel/files/target-file.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import { dataOf, type PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import type { Session } from '#electron/platform/session/session.ts';
import { liveOriginOf } from '../live/live-address.ts';
import { RoomKeeper } from '../live/room-keeper.ts';
import type { OfferedFile, RoomSurface } from '../live/room-surface.ts';
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

const nothing = () => undefined;

/** The one hands-on lab that may be open at a time. */
export class Labs {
  readonly #options: LabsOptions;
  readonly #backUrl: string;
  readonly #keeper: RoomKeeper<OpenLab>;
  /** Files that are on their way, by id; they go with the window that gave them. */
  #arriving = new Map<string, OfferedFile>();

  constructor(options: LabsOptions) {
    this.#options = options;
    const { surface, timer, onChange, platformOrigin, session } = options;
    this.#backUrl = new URL(livePaths.lab.pattern, platformOrigin).href;
    this.#keeper = new RoomKeeper({
      surface,
      timer,
      backUrl: this.#backUrl,
      onChange,
      onGone: () => this.#cancelAll(),
    });
    session.onTokenChange(() => this.close());
  }

  async open(lab: LabRef): Promise<OpenLabResult> {
    const { platform, session, surface, platformOrigin } = this.#options;
    const token = session.token();
    if (token === null) return { outcome: 'signed-out' };
    if (surface.isPaperOpen()) return { outcome: 'paper-open' };
    const isLast = this.#keeper.begin();
    const { courseId, labId } = lab;
    const answer = await platform.call(getDrillUrl, { courseId, labId, backUrl: this.#backUrl });
    if (answer.kind !== 'answered') return { outcome: answer.kind };
    if (!isSuccess(answer.code)) return { outcome: 'refused', message: answer.message };
    const address = dataOf(getDrillUrl, answer)?.url.trim() ?? '';
    const origin = liveOriginOf(address, platformOrigin);
    if (origin === null) return { outcome: 'no-address' };
    if (!isLast() || session.token() !== token) return { outcome: 'cancelled' };
    // A paper may have been opened while the platform was asked.
    if (surface.isPaperOpen()) return { outcome: 'paper-open' };
    this.#show(lab, address, origin);
    return { outcome: 'opened' };
  }

  state(): OpenLab | null {
    return this.#keeper.state();
  }

  show(): void {
    this.#keeper.show();
  }

  close(): void {
    this.#keeper.close();
  }

  /** Beside a paper its window is neither seen nor heard; what was done in it is there afterwards. */
  setAside(aside: boolean): void {
    this.#keeper.setAside(aside);
  }

  cancelFile(fileId: string): void {
    this.#arriving.get(fileId)?.cancel();
  }

  /** The platform is reached again: a lab that waits for its host tries at once. */
  online(): void {
    this.#keeper.online();
  }

  #show({ courseId, labId, title }: LabRef, address: string, origin: string): void {
    this.#keeper.open(
      { address, title, origin },
      (shared) => ({ courseId, labId, title, files: [], ...shared }),
      (own) => ({
        // What a lab may use is told by its window; the screen of a lab shows no devices.
        answered: nothing,
        moved: (to) => own(() => this.#keeper.moved(to))(),
        offered: (file) => own(() => void this.#take(file))(),
      }),
    );
  }

  async #take(file: OfferedFile): Promise<void> {
    const { disk, report } = this.#options;
    const arriving = this.#arriving;
    const id = randomUUID();
    arriving.set(id, file);
    const offered: LabFile = { id, name: file.name, phase: 'asking', receivedBytes: 0, size: null };
    this.#keeper.change((state) => ({ ...state, files: [offered, ...state.files] }));
    await takeFile(file, { disk, report, tell: (values) => this.#changeFile(id, values) });
    arriving.delete(id);
  }

  /** A file of a window that is gone is in nobody's list any more. */
  #changeFile(id: string, values: Partial<LabFile>): void {
    if (!this.#arriving.has(id)) return;
    this.#keeper.change((state) => ({
      ...state,
      files: state.files.map((file) => (file.id === id ? { ...file, ...values } : file)),
    }));
  }

  #cancelAll(): void {
    const gone = this.#arriving;
    this.#arriving = new Map();
    for (const file of gone.values()) file.cancel();
  }
}
