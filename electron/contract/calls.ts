/**
 * The platform calls that the main process makes itself, or that both sides make. Names, verbs and paths stand here
 * once; `src/api` re-exports them with their schemas, the page and the embedded platform bind to those.
 */
export interface CallShape {
  id: string;
  method: 'GET' | 'POST';
  /** Path without host; `{name}` is a path parameter. */
  path: string;
  /** True when no document shows the path; a tenant's configuration may override it by id (gaps G-024). */
  assumed?: boolean;
  /** True when the call changes state: never retried, prefetched or refetched (gaps G-020). */
  effect?: boolean;
}

/** Request header in which the page names its call: id, space, declared path. The gateway reads it; it never leaves. */
export const callHeader = 'x-lectern-call';

const exam = '/exam/v1';
const monitor = '/monitor/v1/examMonitor';

/** 002 §7, exams and exam monitoring; 001 §7, identity; 002 §7, certificates. */
export const mainCalls = {
  getAccountUserInfo: {
    id: 'getAccountUserInfo',
    method: 'GET',
    path: '/usercenter/v2/t-c/account/getAccountUserInfo',
    assumed: true,
  },
  configurationByEncodedHost: {
    id: 'configurationByEncodedHost',
    method: 'GET',
    path: '/modular/admin/v1/configuration/{encodedHost}',
    assumed: true,
  },
  examJoinExam: { id: 'examJoinExam', method: 'GET', path: `${exam}/exam/joinExam`, effect: true },
  examFindUserPaperListById: {
    id: 'examFindUserPaperListById',
    method: 'GET',
    path: `${exam}/userPaper/findUserPaperListById`,
  },
  findUserPaperSurface: { id: 'findUserPaperSurface', method: 'GET', path: `${exam}/userPaper/findUserPaperSurface` },
  userPaperFindQuestForExam: {
    id: 'userPaperFindQuestForExam',
    method: 'GET',
    path: `${exam}/userPaper/findQuestForExam`,
  },
  userPaperFindUserPaperInfo: {
    id: 'userPaperFindUserPaperInfo',
    method: 'GET',
    path: `${exam}/userPaper/findUserPaperInfo`,
  },
  userPaperCommitAllPaper: {
    id: 'userPaperCommitAllPaper',
    method: 'POST',
    path: `${exam}/userPaper/commitAllPaper`,
    effect: true,
  },
  userSwitchScreen: {
    id: 'userSwitchScreen',
    method: 'GET',
    path: `${exam}/userPaper/monitor/userSwitchScreen`,
    effect: true,
  },
  monitorHeartbeat: {
    id: 'monitorHeartbeat',
    method: 'POST',
    path: `${monitor}/heartbeat`,
    assumed: true,
    effect: true,
  },
  monitorCaptureSave: {
    id: 'monitorCaptureSave',
    method: 'POST',
    path: `${monitor}/captureSave`,
    assumed: true,
    effect: true,
  },
  certificatePdfStream: {
    id: 'certificatePdfStream',
    method: 'GET',
    path: '/cms/v1/certificate/pdfStream',
    assumed: true,
  },
} as const satisfies Record<string, CallShape>;
