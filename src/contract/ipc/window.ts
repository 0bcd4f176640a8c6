import type { SaveOutcome } from './exam.ts';
import { call, event } from './ipc-types.ts';

/** Session storage keys that a new window inherits from the one that opened it. */
export const inheritedKeys = ['facePass', 'currentCourseId'] as const;
export type Inherited = Partial<Record<(typeof inheritedKeys)[number], string>>;

/** `opened`, or why no window was opened. */
export type OpenWindowResult = 'opened' | 'paper-open' | 'too-many';

/** When closing a window asks the page first; `last`: only when no other window is left. */
export type CloseGuard = 'off' | 'last' | 'always';

/** How far a PDF is: drawn by the window, waiting for the learner to say where to, written to the disk. */
export type PdfStep = 'drawing' | 'choosing' | 'writing';

/** A file that a learner chose as a picture; what it is, its bytes tell. */
export interface ChosenPicture {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Each call concerns the window that makes it. */
export const windowDomain = {
  setTitle: call<[title: string], void>(),
  /** While guarded (a paper is open), closing the window sends `closeAsked` instead. */
  guardClose: call<[guard: CloseGuard], void>(),
  /** The learner tried to close this window while it was guarded. */
  closeAsked: event<null>(),
  /** Closes like the window's own button: a guarded window asks first. */
  close: call<[], void>(),
  /** Closes without asking, after the learner agreed. */
  closeNow: call<[], void>(),
  /** The window was minimised or hidden (false), or is on the screen again (true). */
  shownChanged: event<boolean>(),
  /** Saves what this window prints as a PDF, where the learner chooses; `fileName` without extension. */
  savePdf: call<[fileName: string], SaveOutcome>(),
  /** How far the PDF of this window is. */
  pdfStep: event<PdfStep>(),
  /** Gives up the PDF that this window saves; no part of a file is left. */
  cancelPdf: call<[], void>(),
  toggleFullScreen: call<[], void>(),
  /** Asks for a picture in a dialog that is no absence from an open paper, as one of the page would be; null: none was chosen. */
  choosePicture: call<[], ChosenPicture | null>(),
  /** Shows what the player of a film's host plays in a small window of its own, or takes it back; false: it cannot. */
  filmPicture: call<[], boolean>(),
  /** Opens another window of the same session at a path; null: the home page. Refused while a paper is open. */
  open: call<[path: string | null, inherited: Inherited], OpenWindowResult>(),
  /** What this window inherits from the one that opened it; empty after the first call. */
  inherited: call<[], Inherited>(),
  /** A link of the system, or a click on a notification, leads this window to a path: `takePath` tells it. */
  pathGiven: event<null>(),
  /** The path that this window was led to last, once; null: none. */
  takePath: call<[], string | null>(),
  /** True when this window holds the paper now: it can be open in one window only. */
  claimPaper: call<[], boolean>(),
  releasePaper: call<[], void>(),
  /** Brings the window that holds the paper to the front. */
  showPaper: call<[], void>(),
};
