import { isSuccess } from '#contract/platform/codes.ts';
import { readEnvelope, type Envelope } from '#contract/platform/envelope.ts';
import { parseJson } from '#contract/platform/json.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { takeToken } from '#electron/platform/gateway/session-answer.ts';
import { createUpstream, type Fetch, type Upstream } from '#electron/platform/gateway/upstream.ts';
import { mergeProfiles } from '#electron/platform/profile/merge-profiles.ts';
import { askStep, type Asked } from './ask.ts';
import { guessEnvelope } from './guess-envelope.ts';
import type { Notebook } from './notebook.ts';
import { SeenValues } from './seen-values.ts';
import type { Known, Step } from './step.ts';

export interface ConversationOptions {
  /** Origin of the platform. */
  platform: string;
  /** What is known already: paths, and what a person decided. */
  profile: PlatformProfile;
  known: Known;
  notes: Notebook;
  fetch: Fetch;
}

/** The requests of one check: they carry the session, and speak in the words of a profile that grows with the answers. */
export class Conversation {
  readonly known: Known;
  readonly seen = new SeenValues();
  readonly #notes: Notebook;
  readonly #upstream: Upstream;
  /** As it was given. */
  readonly #told: PlatformProfile;
  #profile: PlatformProfile;
  #token: string | null = null;
  /** Successes in an envelope whose names were guessed. */
  #inGuessedEnvelope = 0;

  constructor({ platform, profile, known, notes, fetch }: ConversationOptions) {
    this.known = known;
    this.#notes = notes;
    this.#told = profile;
    this.#profile = profile;
    this.#upstream = createUpstream({
      origin: platform,
      fetch,
      connection: { note: () => undefined },
      caller: () => ({
        token: this.#token,
        branch: known.branch,
        locale: 'zh-CN',
        timeZone: 'Asia/Shanghai',
        tokenPlace: this.#profile.token ?? {},
      }),
      onDate: () => undefined,
    });
  }

  get profile(): PlatformProfile {
    return this.#profile;
  }

  /** What goes into a file: an envelope that was seen once is none. */
  get proven(): PlatformProfile {
    if (this.#inGuessedEnvelope !== 1) return this.#profile;
    const { envelope: _once, ...rest } = this.#profile;
    return rest;
  }

  get signedIn(): boolean {
    return this.#token !== null;
  }

  ask(step: Step): Promise<Asked | null> {
    return askStep(step, this.known, this.#upstream, this.#profile);
  }

  learn(part: PlatformProfile): void {
    this.#profile = mergeProfiles(this.#profile, part);
  }

  /** Puts the names of a call back to what was told before: what was learned of it did not hold. */
  forgetNames(call: string): void {
    const { [call]: _learned, ...others } = this.#profile.fields ?? {};
    const told = this.#told.fields?.[call];
    const { fields: _all, ...rest } = this.#profile;
    const fields = told === undefined ? others : { ...others, [call]: told };
    this.#profile = Object.keys(fields).length > 0 ? { ...rest, fields } : rest;
  }

  /** Asks with one more part of the profile; it is learned only when `test` says yes. */
  async try(part: PlatformProfile, test: () => Promise<boolean>): Promise<boolean> {
    const before = this.#profile;
    this.learn(part);
    if (await test()) return true;
    this.#profile = before;
    return false;
  }

  /** Takes the token of an answer that begins a session. False: it has none where the profile says. */
  takeToken({ call }: Step, envelope: Envelope): boolean {
    const taken = takeToken(call, JSON.stringify(envelope), this.#profile);
    this.#token = taken?.token ?? this.#token;
    return taken !== null;
  }

  /** The envelope as the profile says; where it says nothing that fits, what it looks like. Null: there is none. */
  envelope({ call }: Step, text: string): Envelope | null {
    const value = parsed(text);
    const read = readEnvelope(value, { call: call.id, profile: this.#profile });
    if (read !== null && this.#inGuessedEnvelope > 0 && isSuccess(read.code)) this.#inGuessedEnvelope += 1;
    if (read !== null || this.#profile.envelope !== undefined) return read;
    const guess = guessEnvelope(value);
    if (guess === null) return null;
    this.learn({ envelope: guess });
    this.#inGuessedEnvelope = 1;
    this.#notes.decide({ kind: 'envelope', field: String(guess.code), success: JSON.stringify(guess.success) });
    return readEnvelope(value, { call: call.id, profile: this.#profile });
  }
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null; // No JSON: no envelope either.
  }
}
