import { userPaperCommitAllPaper } from '#contract/platform/exam/user-paper.ts';
import { isFields, type Habit } from '../server/habit.ts';
import { renamedBy, reshaped, reversed } from './reshape.ts';

/** Names of fields of exams and accounts. */
const names = {
  token: 'sid',
  accountId: 'u',
  userId: 'u',
  id: 'i',
  name: 'nm',
  phone: 'ph',
  list: 'ls',
  total: 'n',
  examId: 'xi',
  examName: 'xn',
  examType: 'xt',
  bussinessId: 'bi',
  sourceType: 'st',
  buttonStatus: 'bs',
  startTime: 'ts',
  endTime: 'te',
  notice: 'nt',
  duration: 'du',
  questionCount: 'qn',
  totalScore: 'tt',
  passScore: 'pp',
  cameraCount: 'cc',
  cameraRequired: 'cr',
  faceRequired: 'fr',
  captureInterval: 'ci',
  switchLimit: 'sl',
  userPaperId: 'pi',
  joinTime: 'jt',
  submitTime: 'ct',
  status: 's',
  isPass: 'ok',
  sectionList: 'ss',
  questionList: 'qs',
  childList: 'cs',
  optionList: 'os',
  type: 'k',
  title: 't',
  content: 't',
  score: 'p',
  key: 'l',
  blankNum: 'b',
  material: 'mt',
};

/** Names of what a commit brings. */
const committed = {
  userPaperId: 'pi',
  examId: 'xi',
  commitType: 'by',
  answerList: 'as',
  questionId: 'i',
  answer: 'a',
  sealTime: 'at',
};

/** Short names everywhere; the token travels as in OAuth. */
export const terse: Habit = {
  moved: {
    configurationByEncodedHost: '/s/conf/{encodedHost}',
    findBranchList: '/u/br',
    userPaperFindQuestForExam: '/x/qs',
    myCertificates: '/c/ls',
  },
  token: ({ authorization = '' }) => /^Bearer (.+)$/.exec(authorization)?.[1] ?? '',
  understand(call, sent) {
    if (call.id !== userPaperCommitAllPaper.id) return sent;
    const read = reshaped(sent, { fields: renamedBy(reversed(committed)) });
    return isFields(read) ? read : {};
  },
  say({ path }, { code, message, data }) {
    const isShort = path.startsWith('/exam/') || path.startsWith('/usercenter/');
    return JSON.stringify({ c: code, m: message, d: isShort ? reshaped(data, { fields: renamedBy(names) }) : data });
  },
};
