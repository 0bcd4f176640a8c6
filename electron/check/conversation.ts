import { readEnvelope, type Envelope } from '../../src/contract/platform/envelope.ts';
import { parseJson } from '../../src/contract/platform/json.ts';
import type { PlatformProfile } from '../../src/contract/platform/profile/profile.ts';
import { takeToken } from '../gateway/session-answer.ts';
import { createUpstream, type Fetch, type Upstream } from '../gateway/upstream.ts';
import { mergeProfiles } from '../profile/merge-profiles.ts';
import { askStep, type Asked } from './ask.ts';
import { guessEnvelope } from './guess-envelope.ts';
import type { Notebook } from './notebook.ts';
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
  readonly #notes: Notebook;
  readonly #upstream: Upstream;
  #profile: PlatformProfile;
  #token: string | null = null;

  constructor({ platform, profile, known, notes, fetch }: ConversationOptions) {
    this.known = known;
    this.#notes = notes;
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

  get signedIn(): boolean {
    return this.#token !== null;
  }

  ask(step: Step): Promise<Asked | null> {
    return askStep(step, this.known, this.#upstream, this.#profile);
  }

  learn(part: PlatformProfile): void {
    this.#profile = mergeProfiles(this.#profile, part);
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
    if (read !== null || this.#profile.envelope !== undefined) return read;
    const guess = guessEnvelope(value);
    if (guess === null) return null;
    this.learn({ envelope: guess });
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
