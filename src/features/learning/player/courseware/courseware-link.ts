import type { CoursewareCommit, KeptPart, OpenedCourseware } from '#contract/ipc/courseware.ts';
import type { ItemName } from '#contract/ipc/learning.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { fromFrame, type FromFrame, type ToFrame } from './frame/messages.ts';

type Open = Extract<OpenedCourseware, { kind: 'open' }>;
type Ways = Omit<Extract<FromFrame, { type: 'ways' }>, 'type'>;
type Outline = Extract<FromFrame, { type: 'outline' }>;

/** What the page knows of a package that is open. */
export interface LinkView {
  /** Null: the player has not read the package yet. */
  outline: Outline | null;
  broken: Extract<FromFrame, { type: 'broken' }>['why'] | null;
  partId: string | null;
  /** Parts whose page is missing. */
  absent: readonly string[];
  /** By part, what is on disk. */
  kept: Readonly<Record<string, KeptPart>>;
  saving: 'saved' | 'saving' | 'failed';
  /** Where the rules of the package lead; null: it has none. */
  ways: Ways | null;
  /** What was said of the last wish, by the rules or of a window; null: nothing. */
  said: 'refused' | 'over' | 'outside' | null;
  /** How many of its files cannot be given. */
  leftOut: number;
}

const retryMs = 2_000;
/** A player that does not answer holds nothing up for longer. */
const flushMs = 3_000;

/**
 * The page's end of the channel to a package's player. What the package commits is written one at a time, the newest of
 * each part, and again until the disk takes it; it goes on when the screen is gone.
 */
export class CoursewareLink {
  readonly #item: ItemName;
  readonly #open: Open;
  readonly #language: string;
  readonly #waiting = new Map<string, CoursewareCommit>();
  readonly #listeners = new Set<() => void>();
  readonly #flushed = new Map<number, () => void>();
  #port: MessagePort | null = null;
  #writing: Promise<void> | null = null;
  #flushes = 0;
  /** The rules of the package as they are on disk. */
  #sequencing: string | null;
  #view: LinkView;

  constructor(item: ItemName, open: Open, language: string) {
    this.#item = item;
    this.#open = open;
    this.#language = language;
    const { leftOut, state } = open;
    this.#sequencing = state.sequencing;
    this.#view = {
      outline: null,
      broken: null,
      partId: null,
      absent: [],
      kept: state.parts,
      saving: 'saved',
      ways: null,
      said: null,
      leftOut,
    };
  }

  readonly view = (): LinkView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Hands the player its end of the channel; a player that was loaded again gets a new one. */
  connect(frame: Window): void {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.addEventListener('message', ({ data }) => this.#hear(data));
    port1.start();
    const { learner, state } = this.#open;
    // What was kept since it was opened counts: the player may have been loaded again.
    const lastPart = this.#view.partId ?? state.lastPart;
    const now = { parts: this.#view.kept, lastPart, sequencing: this.#sequencing };
    const start: ToFrame = { type: 'start', learner, language: this.#language, state: now };
    // The page's policy lets a frame show packages only, so that nobody else can hear this.
    frame.postMessage(start, '*', [port2]);
  }

  /** A part that the rules shut stays so, and what is open is not interrupted. */
  go(partId: string): void {
    if (this.#view.ways?.shut.includes(partId)) return this.#show({ said: 'refused' });
    this.#tell({ type: 'go', partId });
  }

  step(to: 'next' | 'previous'): void {
    this.#tell({ type: 'step', to });
  }

  /** Resolves when what the package knows is on disk, or after a few seconds. */
  async flush(): Promise<void> {
    this.#flushes += 1;
    const number = this.#flushes;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#flushed.set(number, resolve);
    this.#tell({ type: 'flush', number });
    const pause = Promise.withResolvers<void>();
    const timer = setTimeout(pause.resolve, flushMs);
    await Promise.race([promise.then(() => this.#writing), pause.promise]);
    clearTimeout(timer);
    this.#flushed.delete(number);
  }

  #tell(message: ToFrame): void {
    this.#port?.postMessage(message);
  }

  #hear(data: unknown): void {
    const read = fromFrame.safeParse(data);
    if (!read.success) {
      logFailure('courseware', new Error('The player of a package said what nobody understands.'));
      return;
    }
    const message = read.data;
    switch (message.type) {
      case 'outline':
        return this.#show({
          outline: message,
          absent: message.parts.filter(({ isThere }) => !isThere).map(({ id }) => id),
        });
      case 'broken':
        return this.#show({ broken: message.why });
      case 'opened':
        // A part that the rules brought back is told after their refusal.
        return this.#show({
          partId: message.partId,
          said: message.partId === this.#view.partId ? this.#view.said : null,
        });
      case 'absent':
        return this.#show({ absent: [...this.#view.absent, message.partId] });
      case 'refused':
      case 'over':
      case 'outside':
        return this.#show({ said: message.type });
      case 'lenient':
        return logFailure(
          'courseware',
          new Error(`${message.element} of a part is beyond the standard, and was kept.`),
        );
      case 'ways':
        return this.#show({ ways: message });
      case 'flushed':
        return this.#flushed.get(message.number)?.();
      case 'commit':
        this.#waiting.set(message.commit.partId, message.commit);
        this.#writing ??= this.#writeAll().finally(() => {
          this.#writing = null;
        });
    }
  }

  async #writeAll(): Promise<void> {
    for (;;) {
      const [next] = this.#waiting.values();
      if (!next) return;
      if (this.#view.saving === 'saved') this.#show({ saving: 'saving' });
      if (!(await this.#write(next))) {
        this.#show({ saving: 'failed' });
        await new Promise((resolve) => setTimeout(resolve, retryMs));
        continue;
      }
      // A newer one of the same part may have come meanwhile.
      if (this.#waiting.get(next.partId) === next) this.#waiting.delete(next.partId);
      if (this.#waiting.size === 0) this.#show({ saving: 'saved' });
    }
  }

  async #write(commit: CoursewareCommit): Promise<boolean> {
    const { partId, version, cmi, sequencing } = commit;
    try {
      const { savedAt } = await ask(desktop.courseware.commit(this.#item, commit));
      this.#sequencing = sequencing;
      this.#show({ kept: { ...this.#view.kept, [partId]: { version, cmi, savedAt } } });
      return true;
    } catch (error) {
      logFailure('courseware state', error);
      return false;
    }
  }

  #show(change: Partial<LinkView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
