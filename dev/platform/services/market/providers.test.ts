import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openPlatformStuFindBranch } from '#contract/platform/market/providers.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';

let platform: PlatformUnderTest;
beforeAll(async () => {
  platform = await platformUnderTest();
});
afterAll(() => platform.close());

async function find(query: { pageNum: number; pageSize: number; branchName?: string }) {
  return z.parse(openPlatformStuFindBranch.answer, (await platform.call(openPlatformStuFindBranch, query)).data);
}

describe('training providers', () => {
  it('come page by page, the largest offer first, each once', async () => {
    const first = await find({ pageNum: 1, pageSize: 10 });
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(first.total! / 10) }, (_, page) => find({ pageNum: page + 1, pageSize: 10 })),
    );
    const all = pages.flatMap(({ list }) => list);
    expect(new Set(all.map(({ id }) => id)).size).toBe(first.total);
    expect(all.map(({ courseCount }) => courseCount ?? 0)).toEqual(
      all.map(({ courseCount }) => courseCount ?? 0).sort((a, b) => b - a),
    );
  });

  it('are found by a part of the name', async () => {
    const { list } = await find({ pageNum: 1, pageSize: 10, branchName: '电力' });
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ name }) => name.includes('电力'))).toBe(true);
    expect((await find({ pageNum: 1, pageSize: 10, branchName: '没有这样的机构' })).total).toBe(0);
  });
});
