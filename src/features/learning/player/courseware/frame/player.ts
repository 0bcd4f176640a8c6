import type { CoursewareState } from '#contract/ipc/courseware.ts';
import type { PackageManifest, PackagePart } from './manifest.ts';
import type { FromFrame, ToFrame } from './messages.ts';
import { keptData, preloadOf, type Learner } from './preload.ts';
import { install2004, installRuntime, type Runtime } from './runtime.ts';
import { Sequencer } from './sequencer.ts';
import { refusedWindow } from './windows.ts';

/** What a part has set is committed after this pause, though it has not asked for it: a power cut asks nobody. */
const settleMs = 250;

interface PlayerOptions {
  manifest: PackageManifest;
  start: Extract<ToFrame, { type: 'start' }>;
  tell: (message: FromFrame) => void;
  /** False: the package does not give this page. */
  isGiven: (page: string) => Promise<boolean>;
}

/** Shows one part of a package at a time, and hands what it commits to the page. */
export class CoursewarePlayer {
  readonly #manifest: PackageManifest;
  readonly #learner: Learner;
  readonly #tell: (message: FromFrame) => void;
  readonly #isGiven: PlayerOptions['isGiven'];
  /** The last committed data of each part. */
  readonly #kept: Map<string, string>;
  /** Null: the package has no rules, or none that lead anywhere. */
  #sequencer: Sequencer | null;
  #current: { part: PackagePart; runtime: Runtime; frame: HTMLIFrameElement } | null = null;
  #changed = false;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor({ manifest, start, tell, isGiven }: PlayerOptions) {
    this.#manifest = manifest;
    this.#learner = start.learner;
    this.#tell = tell;
    this.#isGiven = isGiven;
    this.#kept = keptOf(start.state, manifest);
    this.#sequencer = this.#createSequencer(start.state.sequencing);
    window.addEventListener('pagehide', () => this.commit());
    window.addEventListener(refusedWindow, () => this.#tell({ type: 'outside' }));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.commit();
    });
  }

  /** Opens the part where the learner was, else the first one. */
  begin(lastPart: string | null): void {
    const dataOf = (partId: string) => keptData(this.#kept.get(partId));
    const first = this.#sequencer?.start(this.#partIds(), lastPart, dataOf) ?? null;
    // Rules that lead to no part keep nobody out of all of them.
    if (first === null) this.#sequencer = null;
    this.#open(first ?? lastPart);
  }

  /** The learner chose a part; where the rules refuse it, the one that was open comes back. */
  go(partId: string): void {
    this.#leadTo((sequencer) => sequencer.choose(partId), partId);
  }

  step(to: 'next' | 'previous'): void {
    const request = to === 'next' ? 'continue' : 'previous';
    this.#leadTo((sequencer) => sequencer.step(request), null);
  }

  /** Commits what is not committed. */
  commit(): void {
    if (this.#current && (this.#changed || this.#current.runtime.isRunning())) this.#commitNow();
  }

  #createSequencer(kept: string | null): Sequencer | null {
    const { sequencing: activities } = this.#manifest;
    if (activities === null) return null;
    return new Sequencer({
      activities,
      kept,
      onLed: (partId) => this.#afterEnd(() => this.#open(partId)),
      onOver: () => this.#afterEnd(() => this.#tell({ type: 'over' })),
    });
  }

  /** Runs once what a part does while it ends is done; not where the learner has gone on meanwhile. */
  #afterEnd(act: () => void): void {
    const current = this.#current;
    queueMicrotask(() => {
      if (current && this.#current === current) act();
    });
  }

  #leadTo(ask: (sequencer: Sequencer) => string | null, partId: string | null): void {
    const sequencer = this.#sequencer;
    const before = this.#current?.part.id ?? null;
    if (sequencer === null) return this.#open(partId);
    this.#leave();
    const led = ask(sequencer);
    if (led !== null) return this.#open(led);
    this.#tell({ type: 'refused' });
    // What was open stays open, also where its rules would let nobody back in.
    if (before !== null) this.#open(sequencer.choose(before) ?? before);
  }

  #open(partId: string | null): void {
    const { parts, version } = this.#manifest;
    const part = parts.find(({ id }) => id === partId) ?? parts.find(({ address }) => address !== null);
    if (!part) return;
    this.#leave();
    const preload = preloadOf(version, keptData(this.#kept.get(part.id)), part, this.#learner);
    const heard = {
      onCommit: () => this.#commitNow(),
      onChange: () => this.#commitSoon(),
      onLenient: (element: string) => this.#tell({ type: 'lenient', partId: part.id, element }),
      onAgain: (data: string) => {
        this.#sequencer?.choose(part.id);
        return preloadOf(version, keptData(data), part, this.#learner);
      },
    };
    this.#sequencer?.begin(preload);
    const runtime = this.#sequencer
      ? install2004(this.#sequencer.api, heard)
      : installRuntime({ version, preload, ...heard });
    const frame = document.createElement('iframe');
    frame.title = part.title;
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-modals');
    if (part.address !== null) void this.#load(frame, part.id, new URL(part.address, new URL('/', location.href)).href);
    document.body.append(frame);
    this.#current = { part, runtime, frame };
    this.#tell({ type: 'opened', partId: part.id });
    this.#keepRules();
    this.#tellWays(part);
  }

  async #load(frame: HTMLIFrameElement, partId: string, page: string): Promise<void> {
    frame.src = page;
    if (!(await this.#isGiven(page)) && this.#current?.frame === frame) this.#tell({ type: 'absent', partId });
  }

  /** The pages of a part end themselves when they go; what they say then is still of this part. */
  #leave(): void {
    if (!this.#current) return;
    this.#current.frame.remove();
    this.commit();
    this.#sequencer?.leave();
    this.#current = null;
  }

  #commitSoon(): void {
    this.#changed = true;
    this.#pause ??= setTimeout(() => this.#commitNow(), settleMs);
  }

  #commitNow(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#changed = false;
    if (!this.#current) return;
    const { part, runtime } = this.#current;
    this.#kept.set(part.id, runtime.snapshot());
    this.#tellKept(part);
    this.#tellWays(part);
    // A part that ends commits first, and what its end means for the others is known after that.
    if (!runtime.isRunning()) this.#afterEnd(() => this.#endPart(part));
  }

  #endPart(part: PackagePart): void {
    // A rule wants the part to be tried again.
    if (this.#sequencer?.activeId() === part.id) return this.#open(part.id);
    this.#keepRules();
    this.#tellWays(part);
  }

  /** What the rules have come to since the part that is open has committed. */
  #keepRules(): void {
    if (this.#sequencer && this.#current) this.#tellKept(this.#current.part);
  }

  #tellKept({ id: partId }: PackagePart): void {
    const cmi = this.#kept.get(partId);
    if (cmi === undefined) return;
    const sequencing = this.#sequencer?.state() ?? null;
    this.#tell({ type: 'commit', commit: { partId, version: this.#manifest.version, cmi, sequencing } });
  }

  #tellWays({ id }: PackagePart): void {
    if (this.#sequencer) this.#tell({ type: 'ways', ...this.#sequencer.ways(this.#partIds(), id) });
  }

  #partIds(): string[] {
    return this.#manifest.parts.map(({ id }) => id);
  }
}

/** A state of the other edition belongs to an earlier version of the package. */
function keptOf({ parts }: CoursewareState, { version }: PackageManifest): Map<string, string> {
  const same = Object.entries(parts).filter(([, part]) => part.version === version);
  return new Map(same.map(([id, { cmi }]) => [id, cmi]));
}
