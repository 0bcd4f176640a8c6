import { diceOf, type Dice } from '../dice.ts';
import type {
  AccountTraits,
  ClockTraits,
  Codes,
  CommitTraits,
  Failure,
  Names,
  PaperTraits,
  RecordTraits,
  StatusTraits,
  TimeForm,
  Traits,
  WeatherTraits,
} from './traits.ts';

/** The platform of a seed. */
export function traitsOf(seed: number): Traits {
  const dice = diceOf(seed, 'traits');
  const codes = codesOf(diceOf(seed, 'codes'));
  return {
    seed,
    codes,
    codesAsText: dice.chance(0.1),
    speaksHttp: dice.chance(0.15),
    ids: dice.one(['number', 'text', 'uuid', 'snowflake']),
    times: dice.weighted<TimeForm>([
      [10, 'text'],
      [3, 'epoch'],
      [1, 'epochText'],
      [1, 'minutes'],
      [1, 'slashes'],
      [1, 'letterT'],
      [1, 'zulu'],
      [1, 'seconds'],
    ]),
    zoneHours: dice.weighted([
      [17, 8],
      [2, 0],
      [1, 9],
    ]),
    account: accountOf(diceOf(seed, 'account')),
    clock: clockOf(diceOf(seed, 'clock')),
    names: namesOf(diceOf(seed, 'names')),
    paper: paperOf(diceOf(seed, 'paper')),
    status: statusOf(diceOf(seed, 'status')),
    record: recordOf(diceOf(seed, 'record')),
    commit: commitOf(diceOf(seed, 'commit')),
    weather: weatherOf(diceOf(seed, 'weather')),
    absent: dice.one(['envelope', 'html', 'spring', 'page', 'word']),
    formal: dice.chance(0.5),
  };
}

/** Numbers as platforms give them, each once; some mean something else to the client. */
function codesOf(dice: Dice): Codes {
  const free = [
    1, -1, 2, 100, 400, 404, 429, 500, 501, 503, 1001, 1002, 5001, 20_001, 40_001, 40_301, 40_302, 40_303, 40_304,
    40_401, 40_901, 40_902, 99_999,
  ];
  const take = () => free.splice(dice.between(0, free.length - 1), 1)[0] ?? 1;
  return {
    busy: take(),
    already: take(),
    late: take(),
    unknownPaper: take(),
    badRequest: take(),
    notOpen: take(),
    noAttempts: take(),
    noBranch: take(),
  };
}

function accountOf(dice: Dice): AccountTraits {
  const hasBranches = dice.chance(0.6);
  return {
    tokenAt: dice.one(['token', 'data', 'accessToken', 'tokenInfo.token', 'user.token']),
    tellsIdAtSignIn: dice.chance(0.6),
    hasAccountCall: dice.chance(0.6),
    nested: dice.chance(0.25),
    hasBranches,
    needsBranch: hasBranches && dice.chance(0.15),
    ends: dice.one([303, 10000, 403]),
    endsAt: dice.weighted([
      [7, null],
      [1, 'answering' as const],
      [1, 'handingIn' as const],
      [1, 'delivering' as const],
    ]),
    signInAs: dice.chance(0.97) ? 'account' : 'username',
  };
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

function clockOf(dice: Dice): ClockTraits {
  const wrong = dice.one([7 * minuteMs, -7 * minuteMs, 8 * hourMs, -8 * hourMs, 24 * hourMs, 365 * 24 * hourMs]);
  const nodes = dice.between(1, 4);
  return {
    aheadMs: dice.weighted([
      [6, 0],
      [2, dice.between(-180, 180) * 1000],
      [1, dice.one([-8, 8, 24]) * hourMs],
    ]),
    tells: dice.chance(0.9),
    nodesOffMs: Array.from({ length: nodes }, (_, index) =>
      index === 0 && nodes > 1 && dice.chance(0.35) ? wrong : 0,
    ),
  };
}

function namesOf(dice: Dice): Names {
  return {
    papers: dice.weighted([
      [6, 'list' as const],
      [1, 'records' as const],
      [1, 'rows' as const],
      [1, 'data' as const],
      [1, 'bare' as const],
    ]),
    total: dice.chance(0.8),
    paperId: dice.weighted([
      [6, 'userPaperId'],
      [2, 'id'],
      [1, 'paperId'],
      [1, 'userPaperNo'],
    ]),
    joinTime: dice.one(['joinTime', 'beginTime', 'startTime', 'createTime']),
    submitTime: dice.one(['submitTime', 'commitTime', 'handInTime', 'finishTime']),
    status: dice.one(['status', 'paperStatus', 'state', 'commitStatus']),
    score: dice.one(['score', 'userScore', 'totalScore']),
    count: dice.one(['answerCount', 'answerNum', 'answeredCount', 'finishNum']),
    question: {
      id: dice.one(['id', 'questionId', 'quesId']),
      type: dice.one(['type', 'questionType', 'quesType']),
      title: dice.one(['title', 'stem', 'content', 'questionTitle', 'questionName']),
      score: dice.one(['score', 'questionScore', 'fullScore']),
      options: dice.one(['optionList', 'options', 'answerOptions', 'itemList']),
    },
    option: {
      key: dice.one(['key', 'optionKey', 'label', 'optionNo', 'code', null]),
      content: dice.one(['content', 'optionContent', 'text', 'value', 'optionName']),
    },
    questions: dice.one(['questionList', 'questions', 'questList', 'subjectList']),
    sections: dice.one([null, 'sectionList', 'groupList', 'paperPartList']),
    inside: dice.weighted([
      [7, null],
      [1, 'paper'],
      [1, 'userPaper'],
    ]),
    examName: dice.one(['examName', 'paperName', 'name', 'title']),
    duration: dice.one(['duration', 'examDuration', 'limitTime', 'examMinutes']),
    endTime: dice.one(['endTime', 'examEndTime', 'closeTime']),
  };
}

const typeTables: readonly [PaperTraits['types'], ...PaperTraits['types'][]] = [
  { single: 1, multiple: 2, judge: 3, blank: 4, short: 5 },
  { single: 0, multiple: 1, judge: 2, blank: 3, short: 4 },
  { judge: 1, single: 2, multiple: 3, blank: 4, short: 5 },
  { single: 'SINGLE', multiple: 'MULTIPLE', judge: 'JUDGE', blank: 'BLANK', short: 'SHORT' },
  { single: 'radio', multiple: 'checkbox', judge: 'trueFalse', blank: 'completion', short: 'qa' },
  { single: '单选题', multiple: '多选题', judge: '判断题', blank: '填空题', short: '简答题' },
  { single: '01', multiple: '02', judge: '03', blank: '04', short: '05' },
];

function paperOf(dice: Dice): PaperTraits {
  return {
    questionPath: dice.weighted([
      [6, '/exam/v1/userPaper/findQuestForExam'],
      [1, '/exam/v1/exam/findQuestForExam'],
      [1, '/exam/v1/findQuestForExam'],
    ]),
    types: dice.chance(0.5) ? typeTables[0] : dice.one(typeTables),
    optionKeys: dice.weighted([
      [6, 'letters' as const],
      [2, 'numbers' as const],
      [1, 'ids' as const],
    ]),
    count: dice.between(6, 14),
    minutes: dice.one([45, 60, 90, 120]),
    durationUnit: dice.chance(0.85) ? 'minutes' : 'seconds',
    tellsDuration: dice.chance(0.8),
    tellsEnd: dice.chance(0.6),
    joined: dice.weighted([
      [6, 'object' as const],
      [2, 'bare' as const],
      [1, 'nested' as const],
      [1, 'nothing' as const],
    ]),
    tellsJoinTime: dice.chance(0.6),
    earlier: dice.weighted([
      [6, 0],
      [2, 1],
      [1, 3],
    ]),
    joinTakesMs: dice.chance(0.1) ? dice.between(11, 40) * 1000 : 0,
  };
}

const statusTables: readonly (readonly [
  number,
  readonly [number | string | null, number | string | null, number | string | null],
])[] = [
  [4, [0, 1, 2]],
  [4, [1, 2, 3]],
  [1, [0, 2, 3]],
  [1, [2, 1, 1]],
  [1, [1, 0, 0]],
  [1, [10, 20, 30]],
  [1, ['DOING', 'SUBMITTED', 'MARKED']],
  [1, ['ANSWERING', 'COMMIT', 'FINISHED']],
  [1, ['答题中', '已交卷', '已批阅']],
  [2, [null, null, null]],
];

function statusOf(dice: Dice): StatusTraits {
  const [inProgress, handedIn, marked] = dice.weighted(statusTables);
  return {
    inProgress,
    handedIn,
    marked,
    openSubmitTime: dice.weighted([
      [6, 'absent' as const],
      [6, 'null' as const],
      [2, 'empty' as const],
      [1, 'zeros' as const],
      [1, 'epoch0' as const],
      [1, 'zero' as const],
      [0.5, 'planned' as const],
    ]),
    tellsSubmitTime: dice.chance(0.8),
  };
}

function recordOf(dice: Dice): RecordTraits {
  return {
    path: dice.weighted([
      [7, '/exam/v1/userPaper/findUserPaperInfo'],
      [1, '/exam/v1/findUserPaperInfo'],
      [2, null],
    ]),
    lagMs: dice.weighted([
      [6, 0],
      [2, 3_000],
      [2, 40_000],
      [1, 10 * minuteMs],
      [1, 3 * hourMs],
    ]),
    counts: dice.weighted([
      [3, 'answered' as const],
      [2, 'all' as const],
      [1, 'right' as const],
      [4, null],
    ]),
    commitType: dice.weighted([
      [6, null],
      [2, 'sent' as const],
      [2, 'own' as const],
    ]),
    hash: dice.weighted([
      [24, null],
      [1, 'sha256' as const],
      [1, 'md5' as const],
    ]),
  };
}

function commitOf(dice: Dice): CommitTraits {
  const failure = (): Failure => ({
    as: dice.one(['envelope', 'envelope', 'status', 'html', 'notFound', 'silent', 'cut']),
    acts: dice.chance(0.3),
  });
  return {
    reads: dice.weighted([
      [30, 'whole' as const],
      [1, 'nothing' as const],
      [1, 'refuses' as const],
    ]),
    again: dice.weighted([
      [5, 'refused' as const],
      [2, 'ignored' as const],
      [3, 'replaces' as const],
    ]),
    failures: Array.from({ length: dice.chance(0.5) ? 0 : dice.between(1, 4) }, failure),
    late: dice.chance(0.5) ? 'taken' : 'refused',
    closesAfterMs: dice.chance(0.4) ? dice.between(1, 10) * minuteMs : null,
    marksAfterMs: dice.weighted([
      [3, 0],
      [3, 2 * minuteMs],
      [2, 6 * hourMs],
      [2, null],
    ]),
  };
}

function weatherOf(dice: Dice): WeatherTraits {
  return {
    busyShare: dice.weighted([
      [6, 0],
      [2, 0.03],
      [1, 0.12],
    ]),
    busyAs: dice.one(['envelope', 'status', 'html', 'notFound']),
    repeatsCommits: dice.chance(0.1),
    latencyMs: dice.one([
      [5, 60],
      [20, 400],
      [100, 3_000],
    ]),
    offline: dice.chance(0.2) ? { after: dice.between(1, 40), minutes: dice.between(1, 40) } : null,
  };
}
