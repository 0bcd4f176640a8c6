import * as z from 'zod/mini';
import { locales } from '#contract/ipc/locale.ts';
import { captionSizes, defaultSettings, trialKinds, type Settings } from '#contract/ipc/settings.ts';

const deviceId = z.nullable(z.string().check(z.maxLength(512)));
const accountId = z.string().check(z.minLength(1), z.maxLength(128));
const seat = z.string().check(z.maxLength(64));
const time = z.number().check(z.nonnegative());
/** Earlier versions kept none. */
const trialResult = z.prefault(
  z.array(z.object({ kind: z.enum(trialKinds), good: z.nullable(z.boolean()) })).check(z.maxLength(trialKinds.length)),
  [],
);

/** The schema of each setting. */
export const settingFields = {
  locale: z.nullable(z.enum(locales)),
  theme: z.enum(['system', 'light', 'dark']),
  paperFontSize: z.literal([16, 18, 20, 22]),
  zoom: z.number().check(z.minimum(0.5), z.maximum(2)),
  cameras: z.object({ front: deviceId, side: deviceId, byHand: z.optional(z.boolean()) }),
  deviceCheckPassedAt: z.nullable(time),
  seatTrial: z.nullable(z.object({ at: time, open: z.int().check(z.nonnegative()), lines: trialResult })),
  captureConsent: z.record(accountId, time),
  trackingConsent: z.record(accountId, z.boolean()),
  play: z.object({
    speed: z.number().check(z.minimum(0.5), z.maximum(2)),
    volume: z.number().check(z.minimum(0), z.maximum(1)),
    muted: z.boolean(),
    captions: z.boolean(),
    captionSize: z.prefault(z.enum(captionSizes), 'medium'),
  }),
  crashReports: z.boolean(),
  reopenLast: z.boolean(),
  seatName: seat,
  seatPass: z.nullable(z.object({ seat, passedAt: time, reportedAt: z.prefault(z.nullable(time), null) })),
};

const { seatPass: _issuedByMain, ...changeable } = settingFields;

/** A change of some settings by the page; unknown settings are refused. */
export const settingsPatch = z.partial(z.strictObject(changeable));

/** Parses settings one by one; a missing or invalid setting gets its default. */
export function readSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const field = <Value>(schema: z.ZodMiniType<Value>, name: keyof Settings, fallback: Value): Value => {
    const read = z.safeParse(schema, stored[name]);
    return read.success ? read.data : fallback;
  };
  return {
    locale: field(settingFields.locale, 'locale', defaultSettings.locale),
    theme: field(settingFields.theme, 'theme', defaultSettings.theme),
    paperFontSize: field(settingFields.paperFontSize, 'paperFontSize', defaultSettings.paperFontSize),
    zoom: field(settingFields.zoom, 'zoom', defaultSettings.zoom),
    cameras: field(settingFields.cameras, 'cameras', defaultSettings.cameras),
    deviceCheckPassedAt: field(settingFields.deviceCheckPassedAt, 'deviceCheckPassedAt', null),
    seatTrial: field(settingFields.seatTrial, 'seatTrial', null),
    captureConsent: field(settingFields.captureConsent, 'captureConsent', defaultSettings.captureConsent),
    trackingConsent: field(settingFields.trackingConsent, 'trackingConsent', defaultSettings.trackingConsent),
    play: field(settingFields.play, 'play', defaultSettings.play),
    crashReports: field(settingFields.crashReports, 'crashReports', defaultSettings.crashReports),
    reopenLast: field(settingFields.reopenLast, 'reopenLast', defaultSettings.reopenLast),
    seatName: field(settingFields.seatName, 'seatName', defaultSettings.seatName),
    seatPass: field(settingFields.seatPass, 'seatPass', null),
  };
}
