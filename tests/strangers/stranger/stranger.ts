import { randomBytes } from 'node:crypto';
import { dicePerCall, type Dice } from '../dice.ts';
import { newPaper, recorded, standing, type Answers, type Paper } from './papers.ts';
import { questionsAnswer, questionsOf, type TrueQuestion } from './questions.ts';
import type { Failure, Traits } from './traits.ts';
import {
  absence,
  failure,
  idOf,
  idText,
  notSignedIn,
  refusal,
  sessionOver,
  success,
  written,
  type Asked,
  type Reply,
} from './wire.ts';

/** An answer on its way; `silent`: none comes, `cut`: the connection breaks. */
export type Answered = Reply | 'silent' | 'cut';

const minuteMs = 60_000;
const examNumber = 501;
const businessNumber = 601;
export const branch = {
  ucode: 'BR-01',
  name: '城东校区',
  id: 31,
  code: 'BR-01',
  actor: 'stu',
  organ: 'O-7',
  userId: 12,
};

type Call = (asked: Asked, account: string) => Reply;

/** A platform that somebody else wrote from the three documents: it knows nothing of this client. */
export class Stranger {
  readonly traits: Traits;
  readonly questions: readonly TrueQuestion[];
  readonly papers: Paper[] = [];
  /** Attempts that it has counted. */
  counted = 0;
  /** No busy moments, no failures: a person checks it on a quiet day. */
  readonly #quiet: boolean;
  readonly #now: () => number;
  readonly #diceOf: (path: string) => Dice;
  readonly #tokens = new Map<string, string>();
  readonly #failures: Failure[];
  readonly #calls: ReadonlyMap<string, Call>;
  #endedOnce = false;
  #next = 1_001;

  /** `now`: by the platform's own clock. */
  constructor(traits: Traits, { now, quiet = false }: { now: () => number; quiet?: boolean }) {
    this.traits = traits;
    this.questions = questionsOf(traits);
    this.#now = now;
    this.#quiet = quiet;
    this.#diceOf = dicePerCall(traits.seed, 'moments');
    this.#failures = quiet ? [] : [...traits.commit.failures];
    const at = now();
    for (let past = traits.paper.earlier; past > 0; past -= 1) this.#earlier(at - past * 30 * 24 * 60 * minuteMs);
    this.#calls = this.#list();
  }

  /** As the client names it when it asks. */
  get examId(): string {
    return idText(examNumber, this.traits);
  }

  /** The paper that the learner sits now or sat last; null: none was joined. */
  paper(): Paper | null {
    const last = this.papers.at(-1) ?? null;
    if (last) this.#closeInTime(last);
    return this.papers.length > this.traits.paper.earlier ? last : null;
  }

  /** Somebody is signed in. */
  get hasSessions(): boolean {
    return this.#tokens.size > 0;
  }

  /** Every session is over. */
  endSessions(): void {
    this.#tokens.clear();
  }

  answer(asked: Asked): Answered {
    const { weather } = this.traits;
    const call = this.#calls.get(`${asked.method} ${asked.path}`);
    if (!call) return absence(this.traits, asked.path);
    if (call === this.#commit) return this.#commitInItsMoment(asked);
    const busy = !this.#quiet && this.#diceOf(asked.path).chance(weather.busyShare);
    return busy ? failed(this.traits, weather.busyAs) : this.#asSignedIn(asked, call);
  }

  #list(): ReadonlyMap<string, Call> {
    const { account, paper, record } = this.traits;
    const base = '/usercenter/v2/t-c';
    const shown: [string, Call][] = [
      [`POST ${base}/account/login`, this.#signIn],
      [`POST ${base}/account/logout`, this.#signOut],
      [`POST ${base}/account/switchBranch`, () => success(this.traits, null)],
      [`GET ${base}/user/getUserInfo`, this.#who],
      ['GET /exam/v1/userExam/findUserExams', this.#exams],
      ['GET /exam/v1/exam/findExamListByIds', () => success(this.traits, [this.#examItem()])],
      ['GET /exam/v1/exam/findBasicExamById', this.#basic],
      ['GET /exam/v1/exam/joinExam', this.#join],
      ['GET /exam/v1/userPaper/findUserPaperListById', this.#paperList],
      ['GET /exam/v1/userPaper/findUserPaperSurface', (asked) => this.#ofPaper(asked, (one) => this.#surface(one))],
      ['GET /exam/v1/userPaper/monitor/userSwitchScreen', () => success(this.traits, null)],
      ['POST /exam/v1/userPaper/commitAllPaper', this.#commit],
      [
        `GET ${paper.questionPath}`,
        (asked) => this.#ofPaper(asked, () => questionsAnswer(this.questions, this.traits)),
      ],
    ];
    if (account.hasAccountCall) shown.push([`GET ${base}/account/getAccountUserInfo`, this.#who]);
    if (account.hasBranches) shown.push(['GET /usercenter/v1/findBranchList', () => success(this.traits, [branch])]);
    if (record.path !== null) {
      const ask: Call = (asked) =>
        this.#ofPaper(asked, (one) => recorded(one, this.#now(), this.questions.length, this.traits));
      shown.push([`GET ${record.path}`, ask]);
    }
    return new Map(shown);
  }

  #asSignedIn(asked: Asked, call: Call): Reply {
    if (call === this.#signIn) return call(asked, '');
    const token = asked.headers.get('token');
    if (token === null) return notSignedIn(this.traits);
    const account = this.#tokens.get(token);
    if (account === undefined) return sessionOver(this.traits);
    const chosen = asked.headers.get('branch') !== null;
    if (this.traits.account.needsBranch && asked.path.startsWith('/exam/') && !chosen) {
      return refusal(this.traits, 'noBranch');
    }
    return call(asked, account);
  }

  readonly #signIn: Call = ({ body }) => {
    const { account } = this.traits;
    const name = body[account.signInAs];
    if (typeof name !== 'string') return refusal(this.traits, 'badRequest');
    const token = `eyJ0${randomBytes(24).toString('hex')}`;
    this.#tokens.set(token, name);
    const id = account.tellsIdAtSignIn ? { accountId: idOf(77, this.traits) } : {};
    switch (account.tokenAt) {
      case 'data':
        return success(this.traits, token);
      case 'token':
        return success(this.traits, { ...id, token });
      case 'accessToken':
        return success(this.traits, { ...id, accessToken: token, expiresIn: 7200 });
      case 'tokenInfo.token':
        return success(this.traits, { ...id, tokenInfo: { token } });
      case 'user.token':
        return success(this.traits, { ...id, user: { token } });
    }
  };

  readonly #signOut: Call = ({ headers }) => {
    this.#tokens.delete(headers.get('token') ?? '');
    return success(this.traits, null);
  };

  readonly #who: Call = () => {
    const user = { accountId: idOf(77, this.traits), phone: '13800138077' };
    const sub = { name: '周明', phone: '13800138077', headImage: null, idAuthStatus: 1 };
    return success(this.traits, this.traits.account.nested ? { ...user, subUser: sub } : { ...user, ...sub });
  };

  /** Documented: 002 §3. */
  #examItem(): Record<string, unknown> {
    const day = 24 * 60 * minuteMs;
    return {
      id: idOf(401, this.traits),
      coverUrl: null,
      showNew: 0,
      showLock: 0,
      examName: '低压电工作业结业考试',
      examType: this.traits.formal ? 2 : 1,
      isLimitTime: 1,
      startTime: written(this.#now() - day, this.traits),
      endTime: written(this.#now() + day, this.traits),
      regularDate: null,
      sourceName: '低压电工',
      sourceType: 1,
      bussinessId: idOf(businessNumber, this.traits),
      examId: idOf(examNumber, this.traits),
      lockCourseRate: null,
      lockExamCondition: 0,
      buttonStatus: 1,
    };
  }

  readonly #exams: Call = () => success(this.traits, { list: [this.#examItem()], total: 1 });

  readonly #basic: Call = () => {
    const { id: _id, coverUrl: _cover, ...item } = this.#examItem();
    return success(this.traits, { ...item, notice: '<p>请遵守考场纪律</p>' });
  };

  readonly #join: Call = () => {
    const open = this.papers.find((one) => one.closedAt === null);
    if (!open && this.counted > 0) return refusal(this.traits, 'noAttempts');
    const paper = open ?? this.#begin(this.#now());
    const { names, paper: form } = this.traits;
    const id = idOf(paper.number, this.traits);
    const time = form.tellsJoinTime ? { [names.joinTime]: written(paper.joinedAt, this.traits) } : {};
    const answers = {
      object: { [names.paperId]: id, ...time },
      bare: id,
      nested: { userPaper: { [names.paperId]: id, ...time } },
    };
    return success(this.traits, form.joined === 'nothing' ? null : answers[form.joined]);
  };

  readonly #paperList: Call = () => {
    const { names } = this.traits;
    const list = this.papers.map((one) => {
      this.#closeInTime(one);
      return standing(one, this.#now(), this.traits);
    });
    if (names.papers === 'bare') return success(this.traits, list);
    return success(this.traits, { [names.papers]: list, ...(names.total ? { total: list.length } : {}) });
  };

  #ofPaper({ query }: Asked, tell: (paper: Paper) => unknown): Reply {
    const paper = this.#named(query.get('userPaperId'));
    if (!paper) return refusal(this.traits, 'unknownPaper');
    this.#closeInTime(paper);
    return success(this.traits, tell(paper));
  }

  #surface(paper: Paper): unknown {
    const { names, paper: form } = this.traits;
    const duration = form.durationUnit === 'minutes' ? form.minutes : form.minutes * 60;
    const told = {
      [names.paperId]: idOf(paper.number, this.traits),
      [names.examName]: '低压电工作业结业考试',
      questionCount: this.questions.length,
      ...(form.tellsDuration ? { [names.duration]: duration } : {}),
      ...(form.tellsJoinTime ? { [names.joinTime]: written(paper.joinedAt, this.traits) } : {}),
      ...(form.tellsEnd ? { [names.endTime]: written(paper.endsAt, this.traits) } : {}),
      userName: '周明',
    };
    return names.inside === null ? told : { [names.inside]: told };
  }

  #commitInItsMoment(asked: Asked): Answered {
    const { account } = this.traits;
    if (account.endsAt === 'delivering' && !this.#quiet && !this.#endedOnce) {
      this.#endedOnce = true;
      this.endSessions();
    }
    const moment = asked.repeated ? undefined : this.#failures.shift();
    if (!moment) return this.#asSignedIn(asked, this.#commit);
    if (moment.acts) this.#asSignedIn(asked, this.#commit);
    return failed(this.traits, moment.as);
  }

  readonly #commit: Call = ({ body, repeated }) => {
    const { commit } = this.traits;
    const paper = this.#named(body['userPaperId']);
    if (!paper) return refusal(this.traits, 'unknownPaper');
    if (commit.reads === 'refuses') return refusal(this.traits, 'badRequest');
    this.#closeInTime(paper);
    if (paper.closedBy === 'platform') return refusal(this.traits, commit.late === 'refused' ? 'late' : 'already');
    if (paper.closedAt !== null && commit.again === 'refused') return refusal(this.traits, 'already');
    if (paper.closedAt !== null && commit.again === 'ignored') return success(this.traits, null);
    if (this.#now() > paper.endsAt + minuteMs && commit.late === 'refused') return refusal(this.traits, 'late');
    const shown = paper.closedAt !== null && this.#now() >= paper.closedAt + this.traits.record.lagMs;
    paper.acts.push({ at: this.#now(), again: paper.answers !== null, repeated, shown });
    paper.answers = commit.reads === 'nothing' ? new Map() : readAnswers(body['answerList']);
    paper.sentType = body['commitType'];
    paper.closedAt ??= this.#now();
    paper.closedBy = 'learner';
    return success(this.traits, null);
  };

  #named(id: unknown): Paper | undefined {
    return this.papers.find(({ number }) => idText(number, this.traits) === String(id));
  }

  #closeInTime(paper: Paper): void {
    const after = this.traits.commit.closesAfterMs;
    if (paper.closedAt !== null || after === null || this.#now() < paper.endsAt + after) return;
    paper.closedAt = paper.endsAt + after;
    paper.closedBy = 'platform';
  }

  #begin(at: number): Paper {
    const paper = newPaper(this.#next, at, at + this.traits.paper.minutes * minuteMs);
    this.#next += 1;
    this.counted += 1;
    this.papers.push(paper);
    return paper;
  }

  /** A paper of an attempt that ended long ago. */
  #earlier(at: number): void {
    const paper = this.#begin(at);
    Object.assign(paper, {
      answers: new Map(),
      closedAt: at + 20 * minuteMs,
      closedBy: 'learner',
    } satisfies Partial<Paper>);
    this.counted = 0;
  }
}

function failed(traits: Traits, as: Failure['as']): Answered {
  return as === 'silent' || as === 'cut' ? as : failure(traits, as);
}

function readAnswers(given: unknown): Answers {
  const answers = new Map<string, readonly string[]>();
  if (!Array.isArray(given)) return answers;
  for (const entry of given) {
    if (typeof entry !== 'object' || entry === null || !('questionId' in entry) || !('answer' in entry)) continue;
    const { questionId, answer } = entry;
    if (Array.isArray(answer)) answers.set(String(questionId), answer.map(String));
  }
  return answers;
}
