import type { Endpoint } from '#contract/platform/endpoint.ts';
import { isFields, type Answered, type Fields, type Habit } from '../server/habit.ts';
import type { Store } from '../server/store.ts';
import { createBigIds, type BigIds } from './big-ids.ts';
import { reshaped } from './reshape.ts';

const questionTypes = [
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
  'TRUE_FALSE',
  'FILL_BLANK',
  'SHORT_ANSWER',
  'ESSAY',
  'COMPOSITE',
  'MATCHING',
  'ORDERING',
  'UPLOAD',
  'LISTENING',
];
const statuses = ['ANSWERING', 'SUBMITTED', 'GRADED'];
const committers = ['SYSTEM', 'STUDENT', 'TIMEOUT', 'TEACHER'];

const codes: Readonly<Record<number, string>> = {
  0: 'SUCCESS',
  303: 'TOKEN_REPLACED',
  10000: 'TOKEN_EXPIRED',
  403: 'ACCOUNT_DISABLED',
  602: 'NOT_LOGGED_IN',
  40_901: 'PAPER_ALREADY_SUBMITTED',
  40_902: 'PAPER_TOO_LATE',
  40_401: 'NOT_FOUND',
  40_301: 'EXAM_LOCKED',
  40_302: 'EXAM_NOT_OPEN',
  40_303: 'EXAM_ENDED',
  40_304: 'NO_ATTEMPTS_LEFT',
  41_001: 'VOUCHER_EXPIRED',
  41_002: 'FILE_TOO_LARGE',
  41_003: 'FILE_TYPE',
  41_004: 'FILES_CLOSED',
};

/** Calls that say nothing more than that they were done. */
const answeredByNothing: Readonly<Record<string, unknown>> = {
  userPaperCommitAllPaper: null,
  updateBySelf: true,
  userSwitchScreen: true,
  saveFaceAccess: null,
};

/** What is left of an answer's data before its values are typed. */
function bare({ id }: Endpoint, data: unknown): unknown {
  if (id in answeredByNothing) return answeredByNothing[id];
  if (!isFields(data)) return data;
  if (id === 'examJoinExam') return { id: data['userPaperId'] };
  // It counts over its own ids, which no client can compare.
  return { ...data, answerHash: undefined };
}

function words(call: Endpoint): (fields: Fields) => Fields {
  const word = (fields: Fields, name: string, all: readonly string[], first: number) =>
    typeof fields[name] === 'number' ? { [name]: all[fields[name] - first] } : {};
  return (fields) => ({
    ...fields,
    ...(call.id === 'userPaperFindQuestForExam' ? word(fields, 'type', questionTypes, 1) : {}),
    ...(/^(?:examFindUserPaperListById|userPaperFindUserPaperInfo)$/.test(call.id)
      ? { ...word(fields, 'status', statuses, 0), ...word(fields, 'commitType', committers, 0) }
      : {}),
  });
}

function isId(name: string): boolean {
  return name === 'id' || name.endsWith('Id');
}

/** Stands around digits that are written without quotes. */
const mark = '\u0001';

function typedValue(ids: BigIds): (value: unknown, name: string) => unknown {
  return (value, name) => {
    if (typeof value === 'number') return String(value);
    if (typeof value === 'boolean') return value ? '1' : '0';
    return typeof value === 'string' && value !== '' && isId(name) ? `${mark}${ids.numberOf(value)}${mark}` : value;
  };
}

function written(call: Endpoint, { code, message, data }: Answered, ids: BigIds): string {
  const named = reshaped(bare(call, data), { fields: words(call) });
  const typed = reshaped(named, { leaf: typedValue(ids) });
  const whole = call.id === 'examJoinExam' && isFields(typed) ? typed['id'] : typed;
  const text = JSON.stringify({ code: codes[code] ?? `ERROR_${code}`, message, data: whole });
  return text.replaceAll(/"\\u0001(\d+)\\u0001"/g, '$1');
}

/** Words and text where the documents have numbers, and numbers where they have text. */
export function typed(store: Store): Habit {
  const ids = createBigIds(store);
  const read = (value: unknown): unknown => {
    const digits = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
    return /^\d{19}$/.test(digits) ? (ids.idOf(digits) ?? value) : value;
  };
  return {
    moved: {
      configurationByEncodedHost: '/site/{encodedHost}',
      findBranchList: '/member/branch/mine',
      userPaperFindQuestForExam: '/exam/paper/detail',
      userPaperFindUserPaperInfo: '/exam/paper/state',
      myCertificates: '/certificate/mine',
    },
    token: ({ token = '' }) => String(token),
    understand(call, sent) {
      const known = reshaped(sent, { leaf: read });
      if (!isFields(known) || call.id !== 'userPaperCommitAllPaper') return isFields(known) ? known : {};
      return { ...known, commitType: committers.indexOf(String(known['commitType'])) };
    },
    say: (call, answered) => written(call, answered, ids),
  };
}
