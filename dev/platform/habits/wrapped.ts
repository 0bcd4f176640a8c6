import { configurationByEncodedHost } from '#contract/platform/site/tenant.ts';
import { isFields, type Fields, type Habit } from '../server/habit.ts';
import { reshaped } from './reshape.ts';

/** In what the data of a call lies. */
const around: Readonly<Record<string, string>> = {
  getUserInfo: 'info',
  getAccountUserInfo: 'info',
  findBasicExamById: 'info',
  examJoinExam: 'paper',
  findUserPaperSurface: 'paper',
  userPaperFindQuestForExam: 'paper',
  userPaperFindUserPaperInfo: 'paper',
};

/** A page of a list under other names. */
function asRecords(fields: Fields): Fields {
  const { list, total, ...rest } = fields;
  return Array.isArray(list) ? { ...rest, records: list, totalCount: total ?? list.length } : fields;
}

/** Settings that are objects come as JSON text. */
function asTexts(data: unknown): unknown {
  if (!isFields(data)) return data;
  const text = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, text(value)]));
}

function withToken(data: unknown): unknown {
  if (!isFields(data)) return data;
  const { token, ...account } = data;
  return { tokenInfo: { accessToken: token, expiresIn: 2_592_000 }, account };
}

/** Everything lies one level deeper, codes are text. */
export const wrapped: Habit = {
  moved: {
    configurationByEncodedHost: '/api/open/site/{encodedHost}/settings',
    findBranchList: '/api/member/branches',
    getAccountUserInfo: '/api/member/me',
    userPaperFindQuestForExam: '/api/exam/paper/questions',
    userPaperFindUserPaperInfo: '/api/exam/paper/record',
    myCertificates: '/api/certificate/mine',
  },
  token: ({ token = '' }) => String(token),
  understand: (_, sent) => sent,
  say(call, { code, message, data }) {
    const key = around[call.id];
    const records = reshaped(Array.isArray(data) ? { list: data } : data, { fields: asRecords });
    const inner =
      call.session === 'begins' ? withToken(data) : call.id === configurationByEncodedHost.id ? asTexts(data) : records;
    const result = key === undefined || data === null ? inner : { [key]: inner };
    return JSON.stringify({ code: code === 0 ? '200' : String(code), msg: message, result });
  },
};
