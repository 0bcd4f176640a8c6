import { call, event } from './ipc-types.ts';
import type { Locale } from './locale.ts';
import type { SeatPass } from './readiness.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** The chosen camera for each position, by the page's device ids. */
export interface CameraChoice {
  front: string | null;
  side: string | null;
  /** True: a person chose; absent: the client did, which never takes a virtual or an infrared camera by itself. */
  byHand?: boolean | undefined;
}

/** How films and sounds are played; kept from one to the next. `volume` from 0 to 1. */
export interface PlaySettings {
  speed: number;
  volume: number;
  muted: boolean;
  captions: boolean;
  captionSize: CaptionSize;
}

export const captionSizes = ['small', 'medium', 'large'] as const;
export type CaptionSize = (typeof captionSizes)[number];

/** What a try-out of the seat shows, each with one line. */
export const trialKinds = ['cameras', 'face', 'lockdown', 'answers', 'machine'] as const;
export type TrialKind = (typeof trialKinds)[number];

/** `at`: epoch ms of the platform's clock. `good` null: nobody knows. */
export interface SeatTrial {
  at: number;
  open: number;
  lines: readonly { kind: TrialKind; good: boolean | null }[];
}

/** Settings of this machine. Never a secret: those are in the vault. */
export interface Settings {
  /** Null: not chosen; the tenant's configuration or the default decides. */
  locale: Locale | null;
  theme: ThemeChoice;
  /** Text size of the exam paper in px. */
  paperFontSize: 16 | 18 | 20 | 22;
  /** 1 = 100 %; from 0.5 to 2. */
  zoom: number;
  cameras: CameraChoice;
  /** Epoch ms of the last device check that passed; null: never. */
  deviceCheckPassedAt: number | null;
  /** The last try-out of this seat; `open`: how many things were left to adjust. Null: there was none. */
  seatTrial: SeatTrial | null;
  /** Epoch ms of the learner's consent to captures, per account id. */
  captureConsent: Record<string, number>;
  /** Whether the learner consents to usage tracking, per account id; absent: not asked yet. */
  trackingConsent: Record<string, boolean>;
  play: PlaySettings;
  /** Whether crashes of the next runs are written down on this computer; nothing is sent. */
  crashReports: boolean;
  /** Whether a start opens the screen that was left; never on a shared computer. */
  reopenLast: boolean;
  /** What the centre calls this seat; empty: not named. */
  seatName: string;
  /** The last readiness check that passed; null: none did. */
  seatPass: SeatPass | null;
}

export const defaultSettings: Settings = {
  locale: null,
  theme: 'system',
  paperFontSize: 18,
  zoom: 1,
  cameras: { front: null, side: null },
  deviceCheckPassedAt: null,
  seatTrial: null,
  captureConsent: {},
  trackingConsent: {},
  play: { speed: 1, volume: 1, muted: false, captions: true, captionSize: 'medium' },
  crashReports: false,
  reopenLast: true,
  seatName: '',
  seatPass: null,
};

export const settingsDomain = {
  read: call<[], Settings>(),
  /** The pass of the seat is none of what a page may change. */
  change: call<[patch: Partial<Omit<Settings, 'seatPass'>>], Settings>(),
  changed: event<Settings>(),
};
