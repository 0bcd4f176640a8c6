import type { CheckNote, CheckRow, Consequence, Untried } from '#contract/ipc/platform-check.ts';

/** What a screen cannot do without: one of the names of each line of `fields`, anywhere in the answer; none: the answer. */
interface Need {
  call: string;
  stops: Consequence;
  fields: readonly (readonly string[])[];
}

const needs: readonly Need[] = [
  { call: 'getUserInfo', stops: 'account', fields: [['accountId']] },
  { call: 'findBranchList', stops: 'branch', fields: [['ucode']] },
  { call: 'userExamFindUserExams', stops: 'exams', fields: [['examId'], ['examName'], ['bussinessId']] },
  { call: 'examJoinExam', stops: 'opening', fields: [['userPaperId']] },
  { call: 'examFindUserPaperListById', stops: 'papers', fields: [['userPaperId']] },
  { call: 'findUserPaperSurface', stops: 'end', fields: [['endTime', 'duration']] },
  {
    call: 'userPaperFindQuestForExam',
    stops: 'paper',
    fields: [['questionList', 'sectionList'], ['id'], ['type'], ['title']],
  },
  { call: 'userPaperFindUserPaperInfo', stops: 'receipt', fields: [['status', 'submitTime']] },
  { call: 'findTaskList', stops: 'tasks', fields: [['id'], ['name']] },
  { call: 'taskDetail', stops: 'task', fields: [['itemList']] },
  { call: 'findCourseItemWithResourceListByCourseId', stops: 'course', fields: [['id'], ['name']] },
  { call: 'courseItemGetPlayAuthToken', stops: 'film', fields: [['playURL', 'videoMeta']] },
  { call: 'courseItemGetDocumentAccessToken', stops: 'document', fields: [['fileUrl', 'viewerUrl']] },
  { call: 'userPracticeXFindUserExams', stops: 'practices', fields: [['practiceId']] },
  {
    call: 'userPracticeFindQuestForExam',
    stops: 'practice',
    fields: [['questionList', 'sectionList'], ['id'], ['type'], ['title']],
  },
  { call: 'myAssess', stops: 'assessments', fields: [['id'], ['refId'], ['refType']] },
  {
    call: 'assessUserAnswerQuestionList',
    stops: 'assessment',
    fields: [['questionList', 'sectionList'], ['id'], ['type'], ['title']],
  },
  { call: 'openPlatformStuFindGoods', stops: 'goods', fields: [['id'], ['name']] },
  { call: 'myCertificates', stops: 'certificates', fields: [['id'], ['name']] },
  { call: 'certificateOrderList', stops: 'orders', fields: [['orderNo']] },
  { call: 'msgList', stops: 'messages', fields: [['id'], ['title', 'content']] },
];

/** What a learner of this platform cannot do, and which call or field it is for. */
export function stops(rows: readonly CheckRow[]): CheckNote[] {
  return needs.flatMap(({ call, stops: what, fields }): CheckNote[] => {
    const row = rows.findLast((one) => one.call === call);
    if (row === undefined || row.read === 'not-asked') return [];
    if (row.read === 'no' || row.read === 'not-offered')
      return [{ kind: 'stops', what, call, lacks: row.refusal || row.reached }];
    const lacking = fields.filter((names) => names.every((name) => lacks(row, name)));
    if (lacking.length === 0) return [];
    return [{ kind: 'stops', what, call, lacks: lacking.map((names) => names.join(' / ')).join(', ') }];
  });
}

/** The outermost of that name is missing; a sub-question may lack what its question has. */
function lacks({ missing }: CheckRow, name: string): boolean {
  return missing.some((path) => path.split('.').at(-1) === name && !path.includes('childList'));
}

/** What a check never does, or could not, each with the call that would show it. */
const tries: Readonly<Record<Untried, string>> = {
  sitting: 'userPaperCommitAllPaper',
  campExams: 'trainItemExamFindMyExamList',
  files: 'resourceUploadPart',
  face: 'humanFaceComparison',
  cameras: 'monitorCaptureSave',
  study: 'saveLog',
  booking: 'reserveTaskTraining',
  practice: 'userPracticeCommitPaper',
  assessment: 'assessUserAnswerSaveUserAnswer',
  live: 'saveHeaderInfo',
  ordering: 'placeOrder',
  paying: 'payPreOrder',
};

/** What this check says nothing about. */
export function untried(rows: readonly CheckRow[]): CheckNote {
  const asked = new Set(rows.filter(({ reached }) => reached !== 'not-asked').map(({ call }) => call));
  const isUntried = (what: string): what is Untried => Object.hasOwn(tries, what);
  const what = Object.keys(tries)
    .filter(isUntried)
    .filter((one) => !asked.has(tries[one]));
  return { kind: 'untried', what };
}
