import { Scorm12API } from 'scorm-again/scorm12';
import { Scorm2004API } from 'scorm-again/scorm2004';
import type { ScormVersion } from '../../../../../contract/ipc/courseware.ts';

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
}

interface RuntimeOptions extends Heard {
  version: ScormVersion;
  preload: Record<string, unknown>;
}

// Nothing is committed by the library itself, and nothing goes over the network.
export const runtimeSettings = { autocommit: false, lmsCommitUrl: false, logLevel: 5, autoProgress: false } as const;

/** Puts a fresh interface into this window. Only one edition is there at a time: pages take the first that they find. */
export function installRuntime({ version, preload, onCommit, onChange }: RuntimeOptions): Runtime {
  if (version === '1.2') {
    removeInterfaces();
    const api = new Scorm12API(runtimeSettings);
    api.loadFromJSON(preload, 'cmi');
    api.on('LMSCommit', onCommit);
    api.on('LMSFinish', onCommit);
    api.on('LMSSetValue', onChange);
    Object.assign(window, { API: api });
    return runtimeOf(api);
  }
  const api = new Scorm2004API(runtimeSettings);
  api.loadFromJSON(preload, 'cmi');
  return install2004(api, { onCommit, onChange });
}

/** Puts the interface of a package with rules into this window: one for all its parts, prepared for the next one. */
export function install2004(api: Scorm2004API, { onCommit, onChange }: Heard): Runtime {
  removeInterfaces();
  api.on('Commit', onCommit);
  api.on('Terminate', onCommit);
  api.on('SetValue', onChange);
  Object.assign(window, { API_1484_11: api });
  return runtimeOf(api);
}

function removeInterfaces(): void {
  Reflect.deleteProperty(window, 'API');
  Reflect.deleteProperty(window, 'API_1484_11');
}

function runtimeOf(api: Scorm12API | Scorm2004API): Runtime {
  return {
    snapshot() {
      const rendered = api.renderCommitCMI(true, true);
      return JSON.stringify('cmi' in rendered ? rendered['cmi'] : {});
    },
    isRunning: () => api.isInitialized(),
  };
}
