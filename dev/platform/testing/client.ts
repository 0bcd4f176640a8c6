import * as z from 'zod/mini';
import * as accountCalls from '#contract/platform/account/account.ts';
import { addressOf, bodyOf, type Endpoint, type Input } from '#contract/platform/endpoint.ts';
import { examJoinExam, userPaperFindQuestForExam } from '#contract/platform/exam/user-paper.ts';
import { demoPassword } from '../content/people.ts';
import { startPlatform } from '../start.ts';

const envelope = z.object({ code: z.number(), message: z.string(), success: z.boolean(), data: z.unknown() });
export type Envelope = z.output<typeof envelope>;

/** A platform in this process, asked over real HTTP. For tests. */
export interface PlatformUnderTest {
  origin: string;
  close: () => Promise<void>;
  fetch(path: string, options?: RequestInit): Promise<Response>;
  /** Makes a declared call; `token` '' is a visitor. */
  call<E extends Endpoint>(call: E, input: Input<E>, token?: string): Promise<Envelope>;
  /** Signs in by password. Returns the token. */
  signIn(account: string): Promise<string>;
  /** Takes an attempt. Returns what names the paper. */
  join(token: string, examId: string): Promise<{ userPaperId: string; examId: string }>;
  /** Ids of the answerable questions, in the order of the paper. */
  questionIds(token: string, paper: { userPaperId: string; examId: string }): Promise<string[]>;
  diagnose(method: 'GET' | 'POST' | 'DELETE', route: string, body?: unknown): Promise<unknown>;
}

export async function platformUnderTest(db = ':memory:', tenant?: string): Promise<PlatformUnderTest> {
  const { origin, close } = await startPlatform({ port: 0, db, tenant });
  const ask: PlatformUnderTest['fetch'] = (path, options) => fetch(`${origin}${path}`, options);
  const call: PlatformUnderTest['call'] = async (endpoint, input, token = '') => {
    const fields = bodyOf(endpoint, input);
    const response = await ask(addressOf(endpoint, input), {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...(token === '' ? {} : { token }) },
      ...(fields === null ? {} : { body: JSON.stringify(fields) }),
    });
    return z.parse(envelope, await response.json());
  };
  return {
    origin,
    close,
    fetch: ask,
    call,
    signIn: async (account) => {
      const { data } = await call(accountCalls.accountLogin, { account, password: demoPassword });
      return z.parse(z.object({ token: z.string() }), data).token;
    },
    join: async (token, examId) => {
      const { data, message } = await call(examJoinExam, { examId, bussinessId: `t-${examId}`, type: '1' }, token);
      const read = z.safeParse(z.object({ userPaperId: z.string() }), data);
      if (!read.success) throw new Error(message);
      return { userPaperId: read.data.userPaperId, examId };
    },
    questionIds: async (token, paper) => {
      const { data } = await call(userPaperFindQuestForExam, paper, token);
      const { sectionList } = z.parse(userPaperFindQuestForExam.answer, data);
      return sectionList.flatMap(({ questionList }) =>
        questionList.flatMap(({ id, childList }) => (childList.length > 0 ? childList.map((child) => child.id) : [id])),
      );
    },
    diagnose: async (method, route, body) => {
      const response = await ask(route, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      const value: unknown = await response.json();
      if (!response.ok) throw new Error(`${method} ${route}: ${JSON.stringify(value)}`);
      return value;
    },
  };
}
