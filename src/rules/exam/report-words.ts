import type { ReportKind, ReportLine, ReportValues } from '#contract/ipc/paper-report.ts';
import type { ReportWords } from '../readiness/report.ts';

type Teller = (values: ReportValues, words: ReportWords) => string;

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** One line of a report as a sentence; words are the texts of the slice `paper-report`. */
export function sentenceOf({ kind, values }: Pick<ReportLine, 'kind' | 'values'>, words: ReportWords): string {
  return tellers[kind](values, words);
}

/** Who says when it was: the platform's clock, this computer's, or nobody. */
export function timeText({ at, clock }: Pick<ReportLine, 'at' | 'clock'>, { say, time }: ReportWords): string {
  if (at === null) return say('time.unknown');
  return clock === 'platform' ? time(at) : say('time.computer', { time: time(at) });
}

/** Which record it is, and of which seat where the paper came from another one. */
export function placeText({ place, seat }: Pick<ReportLine, 'place' | 'seat'>, { say }: ReportWords): string {
  return seat === undefined ? String(place) : say('otherSeat', { seat: String(seat), place: String(place) });
}

function end(at: ReportValues[string] | undefined, { say, time }: ReportWords): string {
  return typeof at === 'number' ? time(at) : say('noEnd');
}

function duration(ms: ReportValues[string] | undefined, { say, number }: ReportWords): string {
  if (typeof ms !== 'number') return say('unknown');
  if (ms < minuteMs) return say('duration.seconds', { seconds: number(Math.round(ms / secondMs)) });
  if (ms < hourMs) return say('duration.minutes', { minutes: number(Math.round(ms / minuteMs)) });
  return say('duration.hours', {
    hours: number(Math.floor(ms / hourMs)),
    minutes: number(Math.round((ms % hourMs) / minuteMs)),
  });
}

function text(value: ReportValues[string] | undefined, { say, number }: ReportWords): string {
  if (value === null || value === undefined) return say('unknown');
  return typeof value === 'number' ? number(value) : String(value);
}

/** The text of a code; one that has no text of its own is told as it is written. */
function coded(under: string, code: string, words: ReportWords, values: Record<string, string> = {}): string {
  const known = words.say(`${under}.${code}`, values);
  return known === code || known === `${under}.${code}` ? words.say(`${under}.other`, { code, ...values }) : known;
}

const question: (key: string) => Teller = (key) => (values, words) =>
  values['question'] === null
    ? words.say(`${key}Unknown`)
    : words.say(key, { question: text(values['question'], words) });

const plain: (key: string) => Teller =
  (key) =>
  (_, { say }) =>
    say(key);

type Details = (details: readonly string[], words: ReportWords) => Record<string, string>;

const lasted: Details = ([seconds], words) => ({
  detail: duration(seconds === undefined || seconds === '' ? null : Number(seconds) * secondMs, words),
});
const named: (under: string) => Details =
  (under) =>
  ([code = ''], words) => ({ detail: coded(under, code, words) });

/** What follows the code of a note of the seat, in words; of all others it is told as it is written. */
const seatDetails: Readonly<Record<string, Details>> = {
  slept: lasted,
  left: lasted,
  session: lasted,
  restarted: lasted,
  dialog: lasted,
  'picture-smaller': ([number = '']) => ({ detail: number }),
  prompt: named('gesture'),
  'staff-code': named('code'),
  'lockdown-failed': named('step'),
  'lockdown-lost': named('step'),
  'seat-change': ([by = '', unsigned], words) => ({
    detail: coded('change', unsigned === undefined ? by : `${by}-${unsigned}`, words),
  }),
  'evidence-gone': ([kind = '', cause = '', numbers = ''], words) => ({
    what: coded('gone.what', kind, words),
    numbers: numbers.replaceAll(',', words.say('gone.separator')),
    why: coded('gone.why', cause, words),
  }),
};

/** `virtual:640x480:OBS Camera`: kind by its name, size of its pictures, and the name, which may have colons. */
const device: Details = ([kind = '', size = '', ...label], words) => {
  const name = label.join(':');
  return {
    kind: coded('camera.kind', kind, words),
    size: /^[1-9]\d*x[1-9]\d*$/.test(size) ? size.replace('x', ' × ') : words.say('camera.noSize'),
    name: name === '' || name === '-' ? words.say('camera.noName') : name,
  };
};

/** `slept:90`: a code, and what it was noted with. */
function noted({ place, state }: ReportValues, words: ReportWords): string {
  const [code = '', ...details] = String(state).split(':');
  const asWritten = details.join(' ');
  if (place === 'seat') {
    const values = seatDetails[code]?.(details, words);
    return coded('seat', code, words, values ?? { detail: asWritten === '' ? words.say('unknown') : asWritten });
  }
  const values = code === 'device' ? device(details, words) : { detail: asWritten };
  return words.say('camera.line', {
    camera: words.say(place === 'side' ? 'camera.side' : 'camera.front'),
    state: coded('camera.states', code, words, values),
  });
}

function settled({ phase, proof, held, message, notShown }: ReportValues, words: ReportWords): string {
  const { say } = words;
  const parts = [
    coded('phase', String(phase), words),
    ...(typeof proof === 'string' ? [coded('proof', proof, words)] : []),
    ...(notShown === true ? [say('notShown')] : []),
    ...(typeof held === 'number' ? [say('held', { count: text(held, words) })] : []),
    ...(typeof message === 'string' && message !== '' ? [say('message', { words: message })] : []),
  ];
  return parts.join(' ');
}

const tellers: Readonly<Record<ReportKind, Teller>> = {
  opened: (values, words) =>
    words.say(values['anew'] === true ? 'openedAnew' : 'opened', {
      questions: text(values['questions'], words),
      cameras: text(values['cameras'], words),
      end: end(values['deadlineAt'], words),
    }),
  answered: question('answered'),
  changed: question('changed'),
  cleared: question('cleared'),
  played: plain('played'),
  returned: (values, words) =>
    words.say(values['left'] === true ? 'returned' : 'silent', { after: duration(values['afterMs'], words) }),
  left: plain('left'),
  away: plain('away'),
  'away-over': (values, words) => words.say('awayOver', { after: duration(values['afterMs'], words) }),
  rules: (values, words) => words.say('rules', { end: end(values['deadlineAt'], words) }),
  staff: (values, words) =>
    coded('staff', String(values['action']), words, {
      text: text(values['text'], words),
      minutes: text(values['minutes'], words),
    }),
  'staff-read': (values, words) => words.say('staffRead', { number: text(values['number'], words) }),
  seat: (values, words) =>
    coded('code', `${String(values['use'])}${values['unsigned'] === true ? '-unsigned' : ''}`, words),
  face: (values, words) => coded('face', String(values['event']), words),
  noted,
  received: (values, words) => words.say('received', { answers: text(values['answers'], words) }),
  sealed: (values, words) =>
    words.say('sealed', {
      reason: coded('reason', String(values['reason']), words),
      time: typeof values['sealedAt'] === 'number' ? words.time(values['sealedAt']) : words.say('unknown'),
    }),
  'seal-time': (values, words) => words.say('sealTime', { time: end(values['sealedAt'], words) }),
  sending: plain('sending'),
  taken: plain('taken'),
  'not-sent': plain('notSent'),
  settled,
  file: (values, words) => {
    const told = coded('file', String(values['outcome']), words);
    const message = values['message'];
    return typeof message === 'string' && message !== '' ? `${told} ${words.say('message', { words: message })}` : told;
  },
  'session-kept': (values, words) => words.say(values['kept'] === true ? 'sessionKept' : 'sessionEnded'),
  gap: (values, words) =>
    words.say('gap', {
      from: text(values['from'], words),
      to: text(values['to'], words),
      count: text(values['count'], words),
    }),
  'clock-back': (values, words) => words.say('clockBack', { by: duration(values['byMs'], words) }),
  other: (values, words) => words.say('other', { type: text(values['type'], words) }),
};
