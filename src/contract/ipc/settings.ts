import type { Locale } from './locale.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** Which physical camera the learner chose for which place; ids are the page's device ids. */
export interface CameraChoice {
  front: string | null;
  side: string | null;
}

/** What the client remembers for this machine. Never a secret: those live in the vault. */
export interface Settings {
  /** null: not chosen yet; the tenant's configuration or the system decides. */
  locale: Locale | null;
  theme: ThemeChoice;
  /** Text size of the exam paper in px (look §2). */
  paperFontSize: 16 | 18 | 20 | 22;
  /** 1 = 100 %; from 0.5 to 2. */
  zoom: number;
  cameras: CameraChoice;
  /** Epoch ms of the last device check that found everything in order; null: never. */
  deviceCheckPassedAt: number | null;
  /** Epoch ms of the learner's consent to captures, per account id. */
  captureConsent: Record<string, number>;
  /** Whether the learner lets usage be counted, per account id; not there: not asked yet. */
  trackingConsent: Record<string, boolean>;
}

export const defaultSettings: Settings = {
  locale: null,
  theme: 'system',
  paperFontSize: 18,
  zoom: 1,
  cameras: { front: null, side: null },
  deviceCheckPassedAt: null,
  captureConsent: {},
  trackingConsent: {},
};
