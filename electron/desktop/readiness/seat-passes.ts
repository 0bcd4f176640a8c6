import * as z from 'zod/mini';
import type { PassIssue, PassSending, ReadinessRow } from '#contract/ipc/readiness.ts';
import type { PlatformClient, PlatformClock } from '#electron/platform/gateway/platform-client.ts';
import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';
import type { SettingsStore } from '#electron/storage/settings/settings.ts';
import { passObstacle, validUntil } from '#rules/readiness/seat-pass.ts';
import { confirmedAt, passReport, reportedRows, sendPass, type PassReport } from './send-pass.ts';

export interface SeatPassesOptions {
  /** Keeps the pass that the platform has not confirmed yet. */
  file: KeyValueFile;
  settings: Pick<SettingsStore, 'read' | 'change'>;
  platform: PlatformClient;
  /** Whether the tenant's platform takes passes. */
  enabled: () => boolean;
  clock: Pick<PlatformClock, 'now'>;
  client: string;
  os: string;
  /** The policy says where answers lie. */
  givenFolder: boolean;
  report: (what: string, error: unknown) => void;
}

/** The pass of this seat: issued once, and sent until the platform says that it has it. */
export class SeatPasses {
  readonly #options: SeatPassesOptions;
  #sending: Promise<PassSending> | null = null;
  /** A pass that the platform refused in this run is sent again only when somebody asks for it. */
  #refused = false;

  constructor(options: SeatPassesOptions) {
    this.#options = options;
  }

  /** Keeps the pass on the disk before it counts; throws when the disk does not take it. */
  issue(seat: string, rows: readonly ReadinessRow[]): PassIssue {
    const { file, settings, clock, client, os, givenFolder } = this.#options;
    const obstacle = passObstacle(rows, seat, givenFolder);
    if (obstacle !== null) return { outcome: 'refused', obstacle };
    const pass = { seat: seat.trim(), passedAt: Math.round(clock.now()) };
    const kept: PassReport = { ...pass, client, os, rows: reportedRows(rows) };
    file.write({ pass: kept });
    if (file.isStored?.() === false) throw new Error('The pass of the seat is not on the disk.');
    settings.change({ seatName: pass.seat, seatPass: { ...pass, reportedAt: null } });
    this.#refused = false;
    return { outcome: 'issued' };
  }

  /** Sends what waits; while that goes on, another call waits for the same. */
  send(): Promise<PassSending> {
    return (this.#sending ??= this.#sendOnce().finally(() => (this.#sending = null)));
  }

  /** Sends what waits from earlier, when the client starts, is online again, or learns that the platform takes passes. */
  resume(): void {
    if (this.#refused || this.#waiting() === null) return;
    this.send().catch((error: unknown) => this.#options.report('sending the pass of the seat', error));
  }

  async #sendOnce(): Promise<PassSending> {
    const { platform, enabled, settings, clock, file, report } = this.#options;
    const pass = this.#waiting();
    if (pass === null) return 'none';
    if (!enabled()) return 'off';
    const outcome = await sendPass(platform, pass);
    this.#refused = outcome === 'refused';
    if (outcome !== 'held') {
      report('the platform did not confirm the pass of the seat', outcome);
      return outcome;
    }
    const now = settings.read().seatPass;
    // Another one may have been issued meanwhile, which waits in the same file.
    if (now?.passedAt === pass.passedAt) {
      settings.change({
        seatPass: { seat: pass.seat, passedAt: pass.passedAt, reportedAt: confirmedAt(pass.passedAt, clock.now()) },
      });
      file.write({});
    }
    return 'held';
  }

  /** Null: nothing waits, or only what has ended. */
  #waiting(): PassReport | null {
    const { file, clock } = this.#options;
    const read = z.safeParse(z.object({ pass: passReport }), file.read());
    return read.success && validUntil(read.data.pass) > clock.now() ? read.data.pass : null;
  }
}
