import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as account from './account.ts';
import * as accountContact from './account-contact.ts';
import * as accountSecurity from './account-security.ts';
import * as cms from './cms.ts';
import * as certificate from './certificate.ts';
import * as content from './content.ts';
import type { Endpoint } from './endpoint.ts';
import * as exam from './exam.ts';
import * as face from './face.ts';
import * as goods from './goods.ts';
import * as home from './home.ts';
import * as identity from './identity.ts';
import * as institution from './institution.ts';
import * as message from './message.ts';
import * as monitor from './monitor.ts';
import * as pageLayout from './page-layout.ts';
import { getTree } from './region-tree.ts';
import * as session from './session.ts';
import * as tenant from './tenant.ts';
import * as upload from './upload.ts';
import * as user from './user.ts';

const declared: Endpoint[] = [
  account,
  accountContact,
  accountSecurity,
  session,
  tenant,
  pageLayout,
  home,
  goods,
  exam,
  monitor,
  face,
  certificate,
  content,
  cms,
  institution,
  upload,
  message,
  identity,
  user,
  { getTree },
].flatMap((calls) => Object.values<Endpoint>(calls));

const specCall = z.object({
  id: z.string(),
  method: z.string(),
  path: z.string(),
  query: z.array(z.string()),
  body: z.array(z.string()),
});
const file = path.join(import.meta.dirname, '../../tests/spec/calls.json');
const spec = new Map(z.parse(z.array(specCall), JSON.parse(readFileSync(file, 'utf8'))).map((call) => [call.id, call]));

/** POSTs that only read. */
const reads = new Set([
  'isRealNameAuthentication',
  'openPlatformBranchFindBranch',
  'findMySaas',
  'msgList',
  'cmsArticleList',
  'cmsGetArticleListForClassId',
  'cmsGetSpecialShow',
  'goodsLearnerFindByConditionList',
]);

describe('declared calls', () => {
  it.each(declared.map((call) => [call.id, call] as const))('%s is as specified', (id, call) => {
    const { method, path: address, query, body } = spec.get(id)!;
    expect({ method: call.method, path: call.path }).toEqual({ method, path: address });
    expect(Object.keys(call.query.shape)).toEqual(expect.arrayContaining(query));
    expect(Object.keys(call.body.shape)).toEqual(expect.arrayContaining(body));
  });

  it('account calls are POSTs below one path [account-base]', () => {
    const calls = declared.filter(({ id, assumed }) => id.startsWith('account') && !assumed);
    expect(calls.length).toBeGreaterThan(4);
    for (const { method, path: address } of calls) {
      expect(method).toBe('POST');
      expect(address).toMatch(/^\/usercenter\/v2\/t-c\/account\/\w+$/);
    }
  });

  it('path parameters are declared', () => {
    for (const { path: address, pathFields } of declared) {
      const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(pathFields.shape)).toEqual(names);
    }
  });

  it('a GET that changes state says so', () => {
    expect(exam.examJoinExam.effect).toBe(true);
    expect(exam.userSwitchScreen.effect).toBe(true);
    const posts = declared.filter(({ method, id }) => method === 'POST' && !reads.has(id));
    expect(posts.filter(({ effect }) => !effect)).toEqual([]);
  });
});
