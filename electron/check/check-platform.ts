import { isSuccess, needsSignIn } from '../../src/contract/platform/codes.ts';
import { readEnvelope, type Envelope } from '../../src/contract/platform/envelope.ts';
import { parseJson } from '../../src/contract/platform/json.ts';
import type { CheckNote, CheckRow } from '../../src/contract/ipc/platform-check.ts';
import type { PlatformProfile } from '../../src/contract/platform/profile/profile.ts';
import { readData } from '../../src/contract/platform/read-data.ts';
import { shapeOf, type Shape } from '../../src/contract/platform/shape.ts';
import { isFields, translateAnswer } from '../../src/contract/platform/profile/translate-answer.ts';
import { mergeProfiles } from '../profile/merge-profiles.ts';
import { takeToken } from '../gateway/session-answer.ts';
import { createUpstream, type Fetch, type Upstream } from '../gateway/upstream.ts';
import { askStep, type Asked } from './ask.ts';
import { missingFields, type MissingField } from './compare.ts';
import { guessEnvelope, guessTokenPlaces, tokenPlaces } from './guess-envelope.ts';
import { guessNames } from './guess-names.ts';
import { guessInside, guessList } from './guess-place.ts';
import { guessPaper } from './guess-paper.ts';
import { Sitting } from './sit.ts';
import type { Known, Step } from './step.ts';
import { unknownCodes } from './unknown-codes.ts';
import { branchStep, learnerSteps, signInStep, visitorSteps } from './walk.ts';

export interface CheckOptions {
  /** Origin of the platform. */
  platform: string;
  tenantHost: string;
  account: string;
  password: string;
  branchName: string | null;
  examId: string | null;
  /** Joins the exam and hands it in: an attempt is used up. A formal exam only when `examId` names it. */
  sit: boolean;
  /** What is known already: paths, and what a person decided. */
  profile: PlatformProfile;
  fetch: Fetch;
  /** Called after each call. */
  onRow?: (row: CheckRow) => void;
  signal?: AbortSignal;
}

export interface CheckReport {
  rows: CheckRow[];
  /** The profile that makes this platform readable, as far as could be guessed. */
  profile: PlatformProfile;
  /** What a person must decide. */
  decisions: CheckNote[];
  /** What came of the sign-in and of a sitting. */
  findings: CheckNote[];
}

/** Signs in, chooses a branch, makes the reading calls of a learner's day; compares each answer with what the client reads. */
export async function checkPlatform(options: CheckOptions): Promise<CheckReport> {
  const run = new CheckRun(options);
  for (const step of visitorSteps) await run.walk(step);
  if (!(await run.signIn())) return run.report();
  for (const step of learnerSteps) {
    await run.walk(step);
    if (step.call.id === 'findBranchList') await run.walk(branchStep);
  }
  if (options.sit) await run.sit();
  return run.report();
}

class CheckRun {
  readonly #options: CheckOptions;
  readonly #known: Known;
  readonly #upstream: Upstream;
  #profile: PlatformProfile;
  #token: string | null = null;
  #rows: CheckRow[] = [];
  #decisions: CheckNote[] = [];
  #findings: CheckNote[] = [];

  constructor(options: CheckOptions) {
    const { account, password, branchName, examId, tenantHost, profile } = options;
    this.#options = options;
    this.#profile = profile;
    this.#known = {
      account,
      password,
      branchName,
      examId,
      tenantHost,
      branch: null,
      exam: null,
      paper: null,
    };
    this.#upstream = createUpstream({
      origin: options.platform,
      fetch: options.fetch,
      connection: { note: () => undefined },
      caller: () => ({
        token: this.#token,
        branch: this.#known.branch,
        locale: 'zh-CN',
        timeZone: 'Asia/Shanghai',
        tokenPlace: this.#profile.token ?? {},
      }),
      onDate: () => undefined,
    });
  }

  report(): CheckReport {
    return { rows: this.#rows, profile: this.#profile, decisions: this.#decisions, findings: this.#findings };
  }

  /** False: nobody is signed in, and nothing of a learner can be asked. */
  async signIn(): Promise<boolean> {
    await this.#signIn();
    if (this.#token === null) this.#findings.push({ kind: 'notSignedIn' });
    return this.#token !== null;
  }

  async #signIn(): Promise<void> {
    const answer = await this.#ask(signInStep);
    if (answer?.kind !== 'answer') return this.#note(signInStep, { reached: answer?.reason ?? 'not-asked' });
    const envelope = this.#envelope(signInStep, answer.text);
    const success = envelope !== null && isSuccess(envelope.code);
    if (!success) {
      const refusal = envelope?.message ?? '';
      return this.#note(signInStep, { reached: String(answer.status), read: envelope ? 'yes' : 'no', refusal });
    }
    const taken = takeToken(signInStep.call, JSON.stringify(envelope), this.#profile);
    const guessed = taken ? null : (guessTokenPlaces(envelope.data)[0] ?? null);
    if (guessed !== null) this.#learn({ token: { fields: guessed } });
    this.#token = takeToken(signInStep.call, JSON.stringify(envelope), this.#profile)?.token ?? null;
    if (this.#token === null) this.#decisions.push({ kind: 'noToken' });
    const guesses = guessed === null ? [] : [`token <- ${guessed}`];
    this.#note(signInStep, { reached: String(answer.status), read: this.#token === null ? 'no' : 'yes', guesses });
    if (this.#token !== null && !this.#profile.token?.header) await this.#findTokenHeader();
  }

  /** Tries the headers that platforms take a token in, until one is known by it. */
  async #findTokenHeader(): Promise<void> {
    const who = learnerSteps.find(({ call }) => call.id === 'getUserInfo');
    if (!who || (await this.#isKnown(who))) return;
    const before = this.#profile;
    for (const place of tokenPlaces) {
      this.#profile = mergeProfiles(before, { token: place });
      if (await this.#isKnown(who)) return;
    }
    this.#profile = before;
    this.#decisions.push({ kind: 'tokenHeader' });
  }

  async #isKnown(who: Step): Promise<boolean> {
    const answer = await this.#ask(who);
    if (answer?.kind !== 'answer' || answer.status === 401 || answer.status === 403) return false;
    const envelope = this.#envelope(who, answer.text);
    return envelope === null ? answer.status < 400 : !needsSignIn(envelope.code);
  }

  async sit(): Promise<void> {
    const { exam } = this.#known;
    if (exam === null) return void this.#decisions.push({ kind: 'noExam' });
    if (exam.formal && this.#options.examId === null) {
      return void this.#decisions.push({ kind: 'formalOnly' });
    }
    const sitting = new Sitting();
    for (const step of sitting.steps) await this.walk(step);
    this.#findings.push(...sitting.findings());
  }

  async walk(step: Step): Promise<void> {
    this.#options.signal?.throwIfAborted();
    const answer = await this.#ask(step);
    if (answer === null) return this.#note(step, { reached: 'not-asked' });
    if (answer.kind === 'silent') return this.#note(step, { reached: answer.reason });
    const reached = String(answer.status);
    const envelope = this.#envelope(step, answer.text);
    if (envelope === null || answer.status >= 400) {
      const lost = step.call.assumed && answer.status === 404;
      const path = this.#profile.paths?.[step.call.id] ?? step.call.path;
      if (lost) this.#decisions.push({ kind: 'path', call: step.call.id, path });
      return this.#note(step, { reached, read: 'no' });
    }
    if (!isSuccess(envelope.code)) return this.#note(step, { reached, read: 'no', refusal: envelope.message });
    // A change of branch may come with another token.
    this.#token = takeToken(step.call, JSON.stringify(envelope), this.#profile)?.token ?? this.#token;
    this.#read(step, reached, envelope);
  }

  /** Reads a success, guesses what is missing, and reads it again with that. */
  #read(step: Step, reached: string, envelope: Envelope): void {
    const { id } = step.call;
    const shape = shapeOf(step.call.answer);
    const places = this.#guessPlace(id, envelope.data, shape);
    const paper = id === 'userPaperFindQuestForExam' ? this.#guessPaper(id, envelope.data) : [];
    const guesses = [...places, ...paper];
    const before = missingFields(shape, [translateAnswer(id, envelope.data, this.#profile)]);
    const declared = new Set(namesIn(shape));
    const alike = paper.length > 0 ? [] : guessNames(before, declared);
    if (alike.length > 0) {
      this.#learn({
        fields: {
          [id]: {
            ...this.#profile.fields?.[id],
            ...Object.fromEntries(alike.map(({ ours, theirs }) => [ours, theirs])),
          },
        },
      });
    }
    const data = translateAnswer(id, envelope.data, this.#profile);
    const missing = withoutAlternatives(missingFields(shape, [data])).map(({ name, at }) =>
      at === '' ? name : `${at}.${name}`,
    );
    const codes = unknownCodes(id, data);
    for (const { decision } of codes) this.#decisions.push(decision);
    const readable = readData(step.call, data).kind === 'data';
    step.learn(data, this.#known);
    this.#note(step, {
      reached,
      read: readable ? (missing.length > 0 ? 'partly' : 'yes') : 'no',
      missing,
      unknownCodes: codes.map(({ code }) => code),
      guesses: [...guesses, ...alike.map(({ ours, theirs }) => `${ours} <- ${theirs}`)],
    });
  }

  /** Where in the answer the declared data lies, and under which name its list. */
  #guessPlace(id: string, data: unknown, shape: Shape): string[] {
    const declared = shape.kind === 'fields' ? Object.keys(shape.fields()) : [];
    const knownAt = (value: unknown) => {
      const read = translateAnswer(id, value, mergeProfiles(this.#profile, { inside: { [id]: [] } }));
      return isFields(read) ? declared.filter((name) => name in read).length : 0;
    };
    const told = this.#profile.inside?.[id];
    const inside = told === undefined ? guessInside(data, shape, knownAt) : null;
    if (inside !== null) this.#learn({ inside: { [id]: inside } });
    const names = this.#profile.fields?.[id]?.['list'] === undefined ? guessList(data, shape) : null;
    if (names) this.#learn({ fields: { [id]: { ...this.#profile.fields?.[id], ...names } } });
    return [
      ...(inside === null ? [] : [`inside ${inside}`]),
      ...Object.entries(names ?? {}).map(([ours, theirs]) => `${ours} <- ${theirs}`),
    ];
  }

  #guessPaper(id: string, data: unknown): string[] {
    const shape = shapeOf(learnerSteps.find(({ call }) => call.id === id)?.call.answer);
    const read = translateAnswer(id, data, this.#profile);
    const lacking = withoutAlternatives(missingFields(shape, [read]));
    const names = lacking.length === 0 ? {} : guessPaper(data);
    if (Object.keys(names).length === 0) return [];
    this.#learn({ fields: { [id]: { ...names, ...this.#profile.fields?.[id] } } });
    return Object.entries(names).map(([ours, theirs]) => `${ours} <- ${String(theirs)}`);
  }

  /** The envelope as the profile says; where it says nothing that fits, what it looks like. */
  #envelope({ call }: Step, text: string): Envelope | null {
    const value = parsed(text);
    const read = readEnvelope(value, { call: call.id, profile: this.#profile });
    if (read !== null || this.#profile.envelope !== undefined) return read;
    const guess = guessEnvelope(value);
    if (guess === null) return null;
    this.#learn({ envelope: guess });
    this.#decisions.push({ kind: 'envelope', field: String(guess.code), success: JSON.stringify(guess.success) });
    return readEnvelope(value, { call: call.id, profile: this.#profile });
  }

  #ask(step: Step): Promise<Asked | null> {
    return askStep(step, this.#known, this.#upstream, this.#profile);
  }

  #learn(part: PlatformProfile): void {
    this.#profile = mergeProfiles(this.#profile, part);
  }

  #note({ call }: Step, row: Partial<CheckRow>): void {
    const whole: CheckRow = {
      call: call.id,
      assumed: call.assumed,
      reached: '',
      read: 'not-asked',
      missing: [],
      unknownCodes: [],
      guesses: [],
      refusal: '',
      ...row,
    };
    this.#rows.push(whole);
    this.#options.onRow?.(whole);
  }
}

/** A paper has its questions in sections or as one list. */
function withoutAlternatives(missing: readonly MissingField[]): MissingField[] {
  const top = ['sectionList', 'questionList'];
  const both = top.every((name) => missing.some((field) => field.at === '' && field.name === name));
  return missing.filter(({ name, at }) => both || at !== '' || !top.includes(name));
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null; // No JSON: no envelope either.
  }
}

/** Every name that a shape declares, to a depth of three. */
function namesIn(shape: Shape, depth = 0): string[] {
  if (shape.kind === 'value' || depth > 3) return [];
  if (shape.kind !== 'fields') return namesIn(shape.item(), depth + 1);
  return Object.entries(shape.fields()).flatMap(([name, inner]) => [name, ...namesIn(inner, depth + 1)]);
}
