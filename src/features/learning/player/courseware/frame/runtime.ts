import { Scorm12API } from 'scorm-again/scorm12';
import { Scorm2004API } from 'scorm-again/scorm2004';
import type { ScormVersion } from '#contract/ipc/courseware.ts';
import { makeLenient, restoreLenient, withoutLenient } from './lenient.ts';

/** The interface that the pages of a part look for in the window above theirs. */
export interface Runtime {
  /** The run-time data as it is now, with the time of this session in its total. */
  snapshot: () => string;
  /** True once the part has begun to talk, until it says that it ended. */
  isRunning: () => boolean;
}

interface Heard {
  /** The part asked to commit, or ended. */
  onCommit: () => void;
  /** The part set a value, which it has not committed yet. */
  onChange: () => void;
  /** The part said what the standard does not allow, and it was kept. */
  onLenient: (element: string) => void;
  /** The part begins again after it has ended, with these data. */
  onAgain: (data: string) => Record<string, unknown>;
}

interface RuntimeOptions extends Heard {
  version: ScormVersion;
  preload: Record<string, unknown>;
}

// Nothing is committed by the library itself, and nothing goes over the network.
export const runtimeSettings = { autocommit: false, lmsCommitUrl: false, logLevel: 5, autoProgress: false } as const;

/** Puts a fresh interface into this window. Only one edition is there at a time: pages take the first that they find. */
export function installRuntime({ version, preload, ...heard }: RuntimeOptions): Runtime {
  if (version === '1.2') {
    removeInterfaces();
    const api = new Scorm12API(runtimeSettings);
    load(api, preload);
    listen12(api, heard);
    makeLenient(api, heard.onLenient);
    const runtime = runtimeOf(api);
    api.LMSInitialize = beginningAgain(api, api.LMSInitialize.bind(api), {
      renewed: () => heard.onAgain(runtime.snapshot()),
      running: () => heard.onLenient('LMSInitialize'),
    });
    Object.assign(window, { API: api });
    return runtime;
  }
  const api = new Scorm2004API(runtimeSettings);
  load(api, preload);
  return install2004(api, heard);
}

type Api = Scorm12API | Scorm2004API;

/** Loads what was kept, with what is beyond the limits of the standard. */
export function load(api: Api, data: Record<string, unknown>): void {
  try {
    api.loadFromJSON(data, 'cmi');
  } catch {
    // The library stops at the first value that is beyond the standard: the others are loaded without these.
    try {
      api.loadFromJSON(withoutLenient(data), 'cmi');
    } catch {
      // Not written by this client: the part begins with what could be read.
    }
  }
  restoreLenient(api, data);
}

/**
 * A page after the first that begins anew goes on in its part, whether that has ended or not: wrappers take a refusal as no
 * connection.
 */
function beginningAgain(
  api: Api,
  begin: (parameter?: string) => string,
  again: { renewed: () => Record<string, unknown>; running: () => void },
) {
  return (): string => {
    if (api.isTerminated()) {
      const data = again.renewed();
      api.reset(undefined, { preserveListeners: true });
      load(api, data);
    } else if (api.isInitialized()) {
      again.running();
      api.lastErrorCode = '0';
      return 'true';
    }
    return begin('');
  };
}

function listen12(api: Scorm12API, { onCommit, onChange }: Heard): void {
  api.on('BeforeTerminate', () => {
    const { core } = api.cmi;
    // What a part says of its exit is for the platform alone: the library gives it to nobody who asks.
    const isPaused = Reflect.get(core, '_exit') === 'suspend';
    // A part that ended without a word of its status is through with it.
    if (['', 'not attempted'].includes(core.lesson_status)) core.lesson_status = isPaused ? 'incomplete' : 'completed';
    // A score on the way is no verdict.
    api.settings = { ...api.settings, mastery_override: !(isPaused && core.lesson_status === 'incomplete') };
  });
  api.on('LMSCommit', onCommit);
  api.on('LMSFinish', onCommit);
  api.on('LMSSetValue', onChange);
}

/** The 2004 interfaces that have been prepared: one serves all the parts of a package with rules. */
const prepared = new WeakMap<Scorm2004API, { heard: Heard }>();

/** Puts the interface of a package with rules into this window: one for all its parts, prepared for the next one. */
export function install2004(api: Scorm2004API, heard: Heard): Runtime {
  removeInterfaces();
  const runtime = runtimeOf(api);
  api.on('BeforeTerminate', () => {
    const { cmi } = api;
    if (!['', 'unknown', 'not attempted'].includes(cmi.completion_status) || cmi.completion_threshold !== '') return;
    cmi.completion_status = cmi.getExitValueInternal() === 'suspend' ? 'incomplete' : 'completed';
  });
  api.on('Commit', heard.onCommit);
  api.on('Terminate', heard.onCommit);
  api.on('SetValue', heard.onChange);
  const known = prepared.get(api);
  if (known) known.heard = heard;
  else {
    const now = { heard };
    prepared.set(api, now);
    makeLenient(api, (element) => now.heard.onLenient(element));
    api.Initialize = beginningAgain(api, api.Initialize.bind(api), {
      renewed: () => now.heard.onAgain(runtime.snapshot()),
      running: () => now.heard.onLenient('Initialize'),
    });
  }
  Object.assign(window, { API_1484_11: api });
  return runtime;
}

function removeInterfaces(): void {
  Reflect.deleteProperty(window, 'API');
  Reflect.deleteProperty(window, 'API_1484_11');
}

function runtimeOf(api: Api): Runtime {
  return {
    snapshot() {
      const rendered = api.renderCommitCMI(true, true);
      return JSON.stringify('cmi' in rendered ? rendered['cmi'] : {});
    },
    isRunning: () => api.isInitialized(),
  };
}
