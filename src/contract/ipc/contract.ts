import type { AppInfo, Connection, TenantConfiguration } from './app.ts';
import type { CameraAccess } from './devices.ts';
import type { CertificateRequest, DownloadOutcome, DownloadProgress } from './downloads.ts';
import type { CameraNote, Capture, EvidenceState } from './evidence.ts';
import type {
  Attempt,
  ClockState,
  ExamRef,
  HandInReason,
  HandInState,
  OpenOutcome,
  PendingAttempt,
  Saved,
} from './exam.ts';
import type { LanguagePack } from './language.ts';
import type { Locale } from './locale.ts';
import { call, event, type Desktop } from './ipc-types.ts';
import type { AnswerValue } from './paper.ts';
import type { Branch, EndReason, SessionState } from './session.ts';
import type { Settings } from './settings.ts';
import type { Carried, NewWindow } from './window.ts';

/**
 * Everything the page may ask of the main process, and everything it may hear, by domain.
 * Preload and the page's `desktop` object derive from this tree; a call without a handler does not compile.
 */
export const contract = {
  session: {
    current: call<[], SessionState>(),
    /** Sends this branch with every request from now on and remembers it. */
    chooseBranch: call<[branch: Branch], void>(),
    /** Forgets the token. The journal is never touched (000 §8). */
    end: call<[reason: EndReason], void>(),
    /** True when `hash` is the token's real-name hash (001 §7, G-001). */
    matchesRealNameHash: call<[hash: string], boolean>(),
    changed: event<SessionState>(),
  },
  devices: {
    cameraAccess: call<[], CameraAccess>(),
    /** Asks the system where it asks at all (macOS); says what came of it. */
    requestCamera: call<[], CameraAccess>(),
    openPrivacySettings: call<[], void>(),
  },
  exam: {
    /** Resumes from disk, else from the platform's open paper, else joins once (joinExam). */
    open: call<[exam: ExamRef], OpenOutcome>(),
    /** The attempt as it lies on disk; null: no such attempt of this account. */
    read: call<[attemptId: string], Attempt | null>(),
    /** Attempts on this machine that are not finished, of any account. */
    pending: call<[], PendingAttempt[]>(),
    /** Resolves when the answer is on disk in both copies. */
    answer: call<[attemptId: string, questionId: string, value: AnswerValue], Saved>(),
    mark: call<[attemptId: string, questionId: string, marked: boolean], Saved>(),
    place: call<[attemptId: string, questionId: string], Saved>(),
    /** The learner leaves the paper without handing in; the clock runs on. */
    leave: call<[attemptId: string], void>(),
    /** Seals the paper durably and starts its delivery. Nothing can be changed afterwards. */
    handIn: call<[attemptId: string, reason: HandInReason], HandInState>(),
    handInState: call<[attemptId: string], HandInState | null>(),
    /** Tries a waiting delivery now. */
    deliverNow: call<[attemptId: string], void>(),
    clock: call<[], ClockState>(),
    clockChanged: event<ClockState>(),
    handInChanged: event<HandInState>(),
    /** Screen switches of this attempt that were counted so far. */
    screenSwitched: event<{ attemptId: string; count: number }>(),
  },
  evidence: {
    capture: call<[capture: Capture], void>(),
    note: call<[note: CameraNote], void>(),
    state: call<[attemptId: string], EvidenceState>(),
    changed: event<EvidenceState>(),
  },
  downloads: {
    /** Asks where to, downloads, checks that it is a whole PDF, moves it into place. */
    certificate: call<[request: CertificateRequest], DownloadOutcome>(),
    cancel: call<[downloadId: string], void>(),
    progress: event<DownloadProgress>(),
  },
  files: {
    /** Shows a file that this client saved in the system's file manager. */
    showInFolder: call<[path: string], void>(),
  },
  settings: {
    read: call<[], Settings>(),
    change: call<[patch: Partial<Settings>], Settings>(),
    changed: event<Settings>(),
  },
  language: {
    /** The pack that was kept for a language; it outlives every wipe (000 §9). */
    pack: call<[locale: Locale], LanguagePack | null>(),
    keep: call<[pack: LanguagePack], void>(),
  },
  /** Each call is about the window that makes it. */
  window: {
    setTitle: call<[title: string], void>(),
    /** Keeps the window open and asks the learner while true (a paper is open). */
    guardClose: call<[guard: boolean], void>(),
    /** The learner tried to close this window while it was guarded. */
    closeAsked: event<null>(),
    /** Closes as the window's own button does: a guarded one asks. */
    close: call<[], void>(),
    /** Closes after the learner agreed. */
    closeNow: call<[], void>(),
    toggleFullScreen: call<[], void>(),
    /** Opens another window of the same session at a path, null: the home page. None while a paper is open. */
    open: call<[path: string | null, carried: Carried], NewWindow>(),
    /** What the window that opened this one handed over. */
    carried: call<[], Carried>(),
    /** True when the paper is this window's now: it is open in one window only. */
    claimPaper: call<[], boolean>(),
    releasePaper: call<[], void>(),
    /** Brings the window that has the paper to the front. */
    showPaper: call<[], void>(),
  },
  app: {
    info: call<[], AppInfo>(),
    configuration: call<[], TenantConfiguration>(),
    configurationChanged: event<TenantConfiguration>(),
    connection: call<[], Connection>(),
    connectionChanged: event<Connection>(),
    /** Opens an address of the allow list in the system's browser. */
    openExternal: call<[url: string], void>(),
    /** Moves this run to another tenant host, at the embedded platform only; resolves with its configuration at hand. */
    chooseTenant: call<[host: string], void>(),
    /** Writes one line to the client's log. */
    log: call<[level: 'info' | 'warn' | 'error', message: string], void>(),
  },
};

export type Contract = typeof contract;
export type DesktopApi = Desktop<Contract>;
