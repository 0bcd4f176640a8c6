import type { Branch } from '#contract/ipc/session.ts';
import { addressOf, bodyOf, type Answer, type Endpoint, type Input } from '#contract/platform/endpoint.ts';
import type { CourseItemKind } from '#contract/platform/learning/course-item-kind.ts';
import { readData } from '#contract/platform/read-data.ts';

/** What lists are asked with. */
export const firstPage = { pageNum: 1, pageSize: 10 };

/** What the options of a check say, and later calls are asked with. */
interface Given {
  account: string;
  password: string;
  /** Name of the branch to choose; null: the first one. */
  branchName: string | null;
  /** Id of the exam to read; null: the first one. */
  examId: string | null;
  tenantHost: string;
}

/** What the walk has learned so far, and asks later calls about. */
export interface Known extends Given {
  /** Values of the tenant's `frontendConfig` by key. */
  options: Readonly<Record<string, string>>;
  /** Version of the language pack; '': there is none. */
  packVersion: string;
  /** Code of the first region that has branches. */
  regionCode: string | null;
  /** Numbers that the home page's blocks ask with, by the blocks' component. */
  blockTypes: Readonly<Record<string, number>>;
  /** Number of an order of the learner. */
  orderNo: string | null;
  /** Id of goods that cost something. */
  goodsId: string | null;
  article: { id: string; classId: string } | null;
  branch: (Branch & { ucode: string }) | null;
  exam: { bussinessId: string; examId: string; type: string; name: string; formal: boolean } | null;
  taskId: string | null;
  paper: { userPaperId: string; examId: string } | null;
  /** Points of that paper, where its head tells them. */
  paperTotal: number | null;
  certificateId: string | null;
  practice: { practiceId: string; businessId: string } | null;
  /** An assessment of the learner, a result and a report. */
  assess: { assessId: string; refId: string; refType: string } | null;
  resultId: string | null;
  reportId: string | null;
  /** A training task of the learner. */
  task: { id: string } | null;
  /** Id of a course of that task. */
  courseId: string | null;
  /** A training camp of the learner. */
  trainId: string | null;
  /** Content of that course by its kind. */
  contents: Readonly<Partial<Record<CourseItemKind, string>>>;
  courseItemId: string | null;
  /** A resource of that task, and what it is. */
  resourceId: string | null;
  resourceKind: CourseItemKind | null;
  /** Something that the learner has saved. */
  savedId: string | null;
  /** Id of a form of that task. */
  form: string | null;
  homeworkId: string | null;
  /** A position of the job board. */
  position: { id: string; companyId: string } | null;
  /** Id of a live class. */
  liveId: string | null;
  /** An offline training of one of the learner's tasks. */
  training: { taskItemId: string } | null;
}

/** What is known before the first call. */
export function firstKnown({ account, password, branchName, examId, tenantHost }: Given): Known {
  return {
    account,
    password,
    branchName,
    examId,
    tenantHost,
    options: {},
    packVersion: '',
    regionCode: null,
    blockTypes: {},
    orderNo: null,
    goodsId: null,
    article: null,
    branch: null,
    exam: null,
    taskId: null,
    paper: null,
    paperTotal: null,
    certificateId: null,
    practice: null,
    assess: null,
    resultId: null,
    reportId: null,
    task: null,
    courseId: null,
    trainId: null,
    contents: {},
    courseItemId: null,
    resourceId: null,
    resourceKind: null,
    savedId: null,
    form: null,
    homeworkId: null,
    position: null,
    liveId: null,
    training: null,
  };
}

/** One call of the walk. */
export interface Step {
  call: Endpoint;
  /** Address and body; null: nothing is known to ask about. */
  request: (known: Known) => { address: string; body: Record<string, unknown> | null } | null;
  /** Takes what later calls need from the answer; `asCame`: the same with the platform's own codes. */
  learn: (data: unknown, known: Known, asCame: unknown) => void;
}

export function step<E extends Endpoint>(
  call: E,
  inputOf: (known: Known) => Input<E> | null,
  learn: (data: Answer<E>, known: Known) => void = () => undefined,
): Step {
  return {
    call,
    request(known) {
      const input = inputOf(known);
      return input === null ? null : { address: addressOf(call, input), body: bodyOf(call, input) };
    },
    learn(data, known) {
      const read = readData(call, data);
      if (read.kind === 'data') learn(read.data, known);
    },
  };
}
