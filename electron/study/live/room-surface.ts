import type { RoomDevice } from '#contract/ipc/live.ts';

/** What keeps the window of a room on its host. */
export interface RoomFence {
  /** True: the window may go there. */
  mayGo: (address: string) => boolean;
  /** True: a frame inside the room may go there. */
  mayFrame: (address: string) => boolean;
  /** Something was stopped that is no navigation: a popup, a download, a permission that no room gets. */
  stopped: () => void;
}

/** What the window of a room asks and tells. */
export interface RoomEvents extends RoomFence {
  /** The learner answered whether the room may use a device. */
  answered: (device: RoomDevice, allowed: boolean) => void;
  loaded: () => void;
  /** The host was not reached, or the page is gone. */
  lost: () => void;
  closed: () => void;
  /** The window went to another page of its host; a room that does not say so begins at its address again. */
  moved?: (address: string) => void;
  /** The room gives a file; without this every file is refused. */
  offered?: (file: OfferedFile) => void;
}

/** A file that a room gives. It arrives apart from where the learner wants it. */
export interface OfferedFile {
  name: string;
  /** Path where it arrives. */
  arrivesAt: string;
  /** Told while it arrives. */
  onProgress: (tell: (receivedBytes: number, size: number | null) => void) => void;
  /** False: it broke off, or was cancelled. */
  whole: Promise<boolean>;
  /** Asks the learner where it goes; null: nowhere. */
  ask: () => Promise<string | null>;
  cancel: () => void;
}

/** An open window of a room. */
export interface RoomWindow {
  /** Loads the room, also again; elsewhere on its host where an address is given. */
  load: (address?: string) => void;
  /** Shows that the host is not reached. */
  wait: () => void;
  show: () => void;
  /** True: it can be neither seen nor heard until false; nothing in it is lost. */
  setAside: (aside: boolean) => void;
  close: () => void;
}

/** Opens windows of rooms: Electron, or a test. */
export interface RoomSurface {
  /** True while a paper is open: no other window may come before it. */
  isPaperOpen: () => boolean;
  open: (room: { address: string; title: string; host: string }, events: RoomEvents) => RoomWindow;
  /** Brings the client's own window to the front. */
  showClient: () => void;
}
