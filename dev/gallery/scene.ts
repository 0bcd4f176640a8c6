import type { ElectronApplication, Page } from 'playwright';

/** The running client and its platform. */
export interface Stage {
  app: ElectronApplication;
  page: Page;
  /** Folder of the client's profile. */
  userData: string;
  /** Origin of the embedded platform. */
  platform: string;
}

/** Brings the client into a state that no address leads to; returns the address to photograph. */
export type Scene = (stage: Stage) => Promise<string>;

/** Opens what lies above the screen; Escape closes it again. */
export type Reveal = (stage: Stage) => Promise<void>;
