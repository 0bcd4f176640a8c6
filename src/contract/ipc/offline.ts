import { call, event } from './ipc-types.ts';
import type { ItemName } from './learning.ts';

/** Below this path of the client the files of kept items are read. */
export const keptPath = '/kept/';

/** What can be kept of a course on this computer. */
export const keptKinds = ['video', 'audio', 'document', 'image', 'scorm'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** After so many days a kept item is taken off this computer. */
export const keptForDays = 90;

/** An item that the learner wants to keep. */
export interface KeepRequest extends ItemName {
  /** The content, as the platform names it. */
  resId: string;
  kind: KeptKind;
  name: string;
  courseName: string;
}

/** Why an item is not kept. */
export type KeepProblem =
  /** A document that only the platform's own page or another program shows. */
  | 'read-elsewhere'
  /** The platform gives films of this kind only while they are watched. */
  | 'streamed'
  /** The platform gave no address that can be fetched, or its host does not give the file. */
  | 'no-address'
  /** Larger than this client keeps. */
  | 'too-large'
  /** This computer has too little room. */
  | 'disk-full';

/**
 * How an item stands. `interrupted`: the platform was not reached, another try follows. `refused`: it is not kept, and not
 * tried again by itself.
 */
export interface KeptItem extends KeepRequest {
  phase: 'waiting' | 'loading' | 'paused' | 'interrupted' | 'refused' | 'kept';
  receivedBytes: number;
  /** Bytes; null: not known yet. */
  size: number | null;
  /** Null: it is not refused. */
  why: KeepProblem | null;
  /** Until when it stays, epoch ms of this computer; null: it is not kept yet. */
  keptUntil: number | null;
}

/** What a file of a document is; the host's word is not needed for any other. */
export const keptTypes = ['pdf', 'word'] as const;
export type KeptType = (typeof keptTypes)[number];

/** The content of a kept item, by addresses of this client. */
export interface KeptContent {
  /** One for a film, a sound, a document or a package; one for each picture. */
  files: readonly { address: string; type: KeptType | null }[];
  captions: readonly { address: string; language: string; label: string }[];
  /** `startTime`: seconds from the beginning. */
  chapters: readonly { title: string; startTime: number | null }[];
}

/** Items of the account that is signed in, encrypted on this computer. Fail with the codes of a journal. */
export const offlineDomain = {
  list: call<[], KeptItem[]>(),
  /** Bytes that keeping an item takes; null: nobody tells before. */
  size: call<[request: KeepRequest], number | null>(),
  /** Begins to keep an item, or goes on where it was paused. */
  keep: call<[request: KeepRequest], void>(),
  pause: call<[item: ItemName], void>(),
  /** Takes an item off this computer, however much of it is there. */
  remove: call<[item: ItemName], void>(),
  /** Null: it is not kept, or not whole. */
  content: call<[item: ItemName], KeptContent | null>(),
  changed: event<KeptItem[]>(),
};
