import type { CoursewareState } from '../../../../../contract/ipc/courseware.ts';
import type { PackageManifest, PackagePart } from './manifest.ts';
import type { FromFrame, ToFrame } from './messages.ts';
import { keptData, preloadOf, type Learner } from './preload.ts';
import { installRuntime, type Runtime } from './runtime.ts';

/** What a part has set is committed after this pause, though it has not asked for it: a power cut asks nobody. */
const settleMs = 250;

interface PlayerOptions {
  manifest: PackageManifest;
  start: Extract<ToFrame, { type: 'start' }>;
  tell: (message: FromFrame) => void;
}

/** Shows one part of a package at a time, and hands what it commits to the page. */
export class CoursewarePlayer {
  readonly #manifest: PackageManifest;
  readonly #learner: Learner;
  readonly #tell: (message: FromFrame) => void;
  /** The last committed data of each part. */
  readonly #kept: Map<string, string>;
  #current: { part: PackagePart; runtime: Runtime; frame: HTMLIFrameElement } | null = null;
  #changed = false;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor({ manifest, start, tell }: PlayerOptions) {
    this.#manifest = manifest;
    this.#learner = start.learner;
    this.#tell = tell;
    this.#kept = keptOf(start.state, manifest);
    window.addEventListener('pagehide', () => this.commit());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.commit();
    });
  }

  open(partId: string | null): void {
    const { parts, version } = this.#manifest;
    const part = parts.find(({ id }) => id === partId) ?? parts[0];
    if (!part) return;
    this.#leave();
    const preload = preloadOf(version, keptData(this.#kept.get(part.id)), part, this.#learner);
    const runtime = installRuntime({
      version,
      preload,
      onCommit: () => this.#commitNow(),
      onChange: () => this.#commitSoon(),
    });
    const frame = document.createElement('iframe');
    frame.title = part.title;
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-modals');
    frame.src = new URL(part.address, new URL('/', location.href)).href;
    document.body.append(frame);
    this.#current = { part, runtime, frame };
    this.#tell({ type: 'opened', partId: part.id });
  }

  /** Commits what is not committed. */
  commit(): void {
    if (this.#current && (this.#changed || this.#current.runtime.isRunning())) this.#commitNow();
  }

  /** The pages of a part end themselves when they go; what they say then is still of this part. */
  #leave(): void {
    if (!this.#current) return;
    this.#current.frame.remove();
    this.commit();
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
    const cmi = runtime.snapshot();
    this.#kept.set(part.id, cmi);
    this.#tell({ type: 'commit', commit: { partId: part.id, version: this.#manifest.version, cmi } });
  }
}

/** A state of the other edition belongs to an earlier version of the package. */
function keptOf({ parts }: CoursewareState, { version }: PackageManifest): Map<string, string> {
  const same = Object.entries(parts).filter(([, part]) => part.version === version);
  return new Map(same.map(([id, { cmi }]) => [id, cmi]));
}
