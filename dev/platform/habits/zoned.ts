import type { Endpoint } from '#contract/platform/endpoint.ts';
import { isFields, type Fields, type Habit } from '../server/habit.ts';
import { reshaped } from './reshape.ts';

/** Numbers by ours; most of them mean something else in the documents. */
const questionTypes = [0, 2, 1, 4, 3, 7, 5, 6, 18, 19, 20, 21];
const statuses = [10, 20, 30];
const committers = [90, 91, 92, 93];
const buttons = [0, 2, 3, 1];

const codes: Readonly<Record<number, number>> = {
  303: 4011,
  10000: 4012,
  403: 4013,
  602: 4010,
  40_901: 1201,
  40_902: 1202,
  40_401: 1203,
  40_301: 1301,
  40_302: 1302,
  40_303: 1303,
  40_304: 1304,
  41_001: 1401,
  41_002: 1402,
  41_003: 1403,
  41_004: 1404,
};

const numbers: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  userPaperFindQuestForExam: { type: questionTypes },
  userPaperFindUserPaperInfo: { status: statuses, commitType: committers },
  examFindUserPaperListById: { status: statuses },
  userExamFindUserExams: { buttonStatus: buttons },
};

function renumbered({ id }: Endpoint): (fields: Fields) => Fields {
  const tables = Object.entries(numbers[id] ?? {});
  return (fields) => {
    const changed = tables.flatMap(([name, table]): [string, unknown][] =>
      typeof fields[name] === 'number' ? [[name, table[fields[name]]]] : [],
    );
    return { ...fields, ...Object.fromEntries(changed) };
  };
}

const wireTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const hourMs = 3_600_000;

/** A time of UTC+8 as one of UTC+9, or back; a date of birth is none. */
function moved(hours: 1 | -1): (value: unknown, name: string) => unknown {
  return (value, name) => {
    if (typeof value !== 'string' || !wireTime.test(value) || name === 'birthday') return value;
    const at = Date.parse(`${value.replace(' ', 'T')}Z`) + hours * hourMs;
    return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
  };
}

/** The times of Seoul, and other numbers for everything that has one. */
export const zoned: Habit = {
  moved: {
    configurationByEncodedHost: '/tenant/v2/{encodedHost}/site',
    findBranchList: '/usercenter/v3/branches',
    userPaperFindQuestForExam: '/exam/v3/userPaper/questions',
    userPaperFindUserPaperInfo: '/exam/v3/userPaper/record',
    myCertificates: '/cms/v3/certificates',
    monitorHeartbeat: '/monitor/v3/alive',
    monitorCaptureSave: '/monitor/v3/picture',
  },
  token: ({ token = '' }) => String(token),
  understand(call, sent) {
    if (call.id !== 'userPaperCommitAllPaper') return sent;
    // What a learner wrote is no time of the platform, whatever it looks like.
    const sealTime = moved(-1)(sent['sealTime'], 'sealTime');
    return { ...sent, sealTime, commitType: committers.indexOf(Number(sent['commitType'])) };
  },
  say(call, { code, message, data }) {
    const change = { fields: renumbered(call), ...(call.id === 'userPaperFindQuestForExam' ? {} : { leaf: moved(1) }) };
    return JSON.stringify({
      code: codes[code] ?? code,
      message,
      success: code === 0,
      data: isFields(data) || Array.isArray(data) ? reshaped(data, change) : data,
    });
  },
};
