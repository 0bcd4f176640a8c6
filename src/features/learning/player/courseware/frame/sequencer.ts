import { Scorm2004API } from 'scorm-again/scorm2004';
import * as z from 'zod/mini';
import { longestState } from '#contract/ipc/courseware.ts';
import { load, runtimeSettings } from './runtime.ts';
import type { Activity } from './sequencing.ts';

/** Where a learner may go now, as the rules of the package say. */
export interface Ways {
  /** Parts that may not be chosen. */
  shut: string[];
  next: boolean;
  previous: boolean;
  /** What the rules make of all parts together (rollup); null: nothing yet. */
  whole: 'completed' | 'passed' | 'failed' | null;
}

interface Validity {
  continue: boolean;
  previous: boolean;
  choice: Record<string, string>;
  hideLmsUi: readonly string[];
}

interface SequencerOptions {
  activities: Activity;
  /** As `state` told it last; null: nothing is kept. */
  kept: string | null;
  /** A part or a rule led to another part, by itself. */
  onLed: (partId: string) => void;
  /** The package has said that it is over. */
  onOver: () => void;
}

type Json = Record<string, unknown>;
type Settings = NonNullable<ConstructorParameters<typeof Scorm2004API>[0]>;
type Tree = NonNullable<NonNullable<Settings['sequencing']>['activityTree']>;

/** The library types rules by enumerations that it does not export; their values are the words of the manifest. */
const asTree = z.custom<Tree>((value) => typeof value === 'object' && value !== null && 'id' in value);

interface Heard {
  delivered: (partId: string) => void;
  valid: (validity: Validity) => void;
  over: () => void;
}

function createApi(activities: Activity, heard: Heard): Scorm2004API {
  return new Scorm2004API({
    ...runtimeSettings,
    sequencing: {
      activityTree: asTree.parse(structuredClone(activities)),
      autoRollupOnCMIChange: true,
      logLevel: 'error',
      eventListeners: {
        onActivityDelivery: ({ id }) => heard.delivered(id),
        onNavigationValidityUpdate: (validity) => heard.valid(validity),
        onSequencingSessionEnd: () => heard.over(),
      },
    },
  });
}

/** Decides which part of a package comes when, by the rules of its manifest (SCORM 2004 SN). */
export class Sequencer {
  readonly api: Scorm2004API;
  readonly #activities: Activity;
  #validity: Validity | null = null;
  /** The part that our own request led to; undefined: none is made. */
  #asked: string | null | undefined;

  constructor({ activities, kept, onLed, onOver }: SequencerOptions) {
    this.#activities = activities;
    this.api = createApi(activities, {
      delivered: (partId) => {
        if (this.#asked === undefined) onLed(partId);
        else this.#asked = partId;
      },
      valid: (validity) => (this.#validity = validity),
      over: onOver,
    });
    // A state of another edition of the package is none: it begins anew, with what each part has kept.
    if (kept !== null) this.api.deserializeSequencingState(kept);
  }

  /** The part to begin with; null: the rules lead to none. `dataOf`: what a part has kept; null: nothing. */
  start(partIds: readonly string[], lastPart: string | null, dataOf: (partId: string) => Json | null): string | null {
    const back = this.#resume(dataOf) ?? (lastPart === null ? null : this.choose(lastPart)) ?? this.#ask('start');
    if (back !== null) return back;
    // Without flow nothing comes by itself (SN 3.2.2): the first part that may be chosen.
    for (const partId of partIds) {
      const chosen = this.choose(partId);
      if (chosen !== null) return chosen;
    }
    return null;
  }

  /** An attempt that nothing has ended, as by a kill, was interrupted: it goes on, and counts as neither done nor passed. */
  #resume(dataOf: (partId: string) => Json | null): string | null {
    const interrupted = this.activeId();
    if (interrupted === null) return null;
    this.api.loadFromJSON(dataOf(interrupted) ?? {}, 'cmi');
    this.#ask('suspendAll');
    return this.#ask('resumeAll');
  }

  /** The part that it led to; null: the rules refuse it. */
  choose(partId: string): string | null {
    return this.#ask('choice', partId);
  }

  step(to: 'continue' | 'previous'): string | null {
    return this.#ask(to);
  }

  /** A part begins with these data. */
  begin(preload: Json): void {
    this.api.reset();
    load(this.api, preload);
  }

  /** Ends the attempt of a part that has gone without a word. */
  leave(): void {
    if (this.api.isInitialized()) this.api.Terminate('');
  }

  /** The part whose attempt goes on; null: it has ended. */
  activeId(): string | null {
    const { currentActivity } = this.api.getSequencingState();
    return currentActivity?.isActive ? currentActivity.id : null;
  }

  /** Null: a package of so many activities that nothing can be kept of its rules. */
  state(): string | null {
    // Without its times the same state is the same text.
    const text = JSON.stringify(
      JSON.parse(this.api.serializeSequencingState(), (key, value: unknown) => (key === 'timestamp' ? '' : value)),
    );
    return text.length > longestState ? null : text;
  }

  /**
   * Where a learner may go once the part that is open has ended: rules look at what was ended, so the end is tried on a
   * copy, with what the part says of itself now.
   */
  ways(partIds: readonly string[], partId: string): Ways {
    const validity = this.api.isInitialized() ? this.#afterEnd() : this.#validity;
    const whole = this.#whole();
    if (validity === null) return { shut: [], next: false, previous: false, whole };
    const { choice, hideLmsUi } = validity;
    return {
      shut: partIds.filter((id) => id !== partId && choice[id] !== 'true'),
      next: validity.continue && !hideLmsUi.includes('continue'),
      previous: validity.previous && !hideLmsUi.includes('previous'),
      whole,
    };
  }

  #whole(): Ways['whole'] {
    const told = this.api.getActivityTrackingData(this.#activities.id);
    if (told?.successStatus === 'passed' || told?.successStatus === 'failed') return told.successStatus;
    return told?.completionStatus === 'completed' ? 'completed' : null;
  }

  #afterEnd(): Validity | null {
    let validity: Validity | null = null;
    const copy = createApi(this.#activities, {
      delivered: () => undefined,
      valid: (told) => (validity = told),
      over: () => undefined,
    });
    copy.deserializeSequencingState(this.api.serializeSequencingState());
    const rendered = this.api.renderCommitCMI(true);
    copy.loadFromJSON(fieldsOf('cmi' in rendered ? rendered['cmi'] : {}), 'cmi');
    copy.Initialize('');
    copy.Terminate('');
    return validity;
  }

  #ask(request: string, partId?: string): string | null {
    this.#asked = null;
    try {
      if (!this.api.processNavigationRequest(request, partId)) return null;
      // What was delivered last is delivered again without a word.
      return this.#asked ?? this.activeId();
    } finally {
      this.#asked = undefined;
    }
  }
}

function fieldsOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
