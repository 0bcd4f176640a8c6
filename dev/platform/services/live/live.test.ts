import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getIndexLatelyLive, liveRoomFindById } from '#contract/platform/live/live.ts';
import { saveHeaderInfo } from '#contract/platform/live/room.ts';
import { configurationByEncodedHost } from '#contract/platform/site/tenant.ts';
import { serverCodes } from '../../server/refusal.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';
import { liveCodes } from './service.ts';

let platform: PlatformUnderTest;
let token: string;
beforeAll(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800017719');
});
afterAll(() => platform.close());

const backUrl = 'https://platform.example.cn/liveList';
const admit = (roomId: string, more: { token?: string; backUrl?: string } = {}) =>
  platform.call(
    saveHeaderInfo,
    { backUrl, roomId, token, organ: '', actor: '', branch: '', channel: 'pc', subUser: '', ...more },
    token,
  );
const page = async (as: string) =>
  z.parse(getIndexLatelyLive.answer, (await platform.call(getIndexLatelyLive, { pageNum: 1, pageSize: 99 }, as)).data);

async function liveHost(): Promise<string> {
  const { data } = await platform.call(configurationByEncodedHost, { encodedHost: 'qicheng' });
  const { frontendConfig } = z.parse(
    z.object({ frontendConfig: z.array(z.object({ key: z.string(), value: z.unknown() })) }),
    data,
  );
  return String(frontendConfig.find(({ key }) => key === 'lectern_live_host')?.value);
}

describe('the list of live classes', () => {
  it('names no room and no lock to a visitor', async () => {
    const { list } = await page('');
    expect(list.length).toBeGreaterThan(10);
    expect(new Set(list.map(({ liveRoomId, isLocked }) => `${liveRoomId} ${isLocked}`))).toEqual(new Set([' null']));
  });

  it('has every state for a learner, and follows the clock', async () => {
    const statusOf = async (id: string) => (await page(token)).list.find((live) => live.id === id)?.status;
    expect(await Promise.all(['live-fire', 'live-sprinkler', 'live-weld'].map(statusOf))).toEqual([1, 0, 2]);
    await platform.diagnose('POST', '/__clock', { offsetMs: 14 * 60_000 });
    expect(await statusOf('live-sprinkler')).toBe(1);
    await platform.diagnose('POST', '/__clock', { offsetMs: 0 });
  });

  it('tells of one class, and refuses another', async () => {
    expect((await platform.call(liveRoomFindById, { id: 'live-fire' }, token)).data).toMatchObject({
      teacherName: '周立民',
    });
    expect((await platform.call(liveRoomFindById, { id: 'live-none' }, token)).code).toBe(serverCodes.notFound);
  });
});

describe('admission to a room', () => {
  it.each([
    ['room-sprinkler', {}, liveCodes.notStarted],
    ['room-weld', {}, liveCodes.over],
    ['room-circuit', {}, liveCodes.locked],
    ['room-alarm', {}, liveCodes.locked],
    ['room-none', {}, liveCodes.notLinked],
    ['', {}, liveCodes.notLinked],
    ['room-fire', { token: 'another' }, liveCodes.wrongToken],
    ['room-fire', { backUrl: 'javascript:alert(1)' }, serverCodes.badParameter],
  ])('to %j with %j is refused with %d', async (roomId, more, code) => {
    expect((await admit(roomId, more)).code).toBe(code);
  });

  it('opens the room at the live host for who was admitted, with language, time zone and the way back', async () => {
    const { unlimited_id: code } = z.parse(saveHeaderInfo.answer, (await admit('room-fire')).data);
    const host = await liveHost();
    const address = `${host}/liveHome?liveCode=${code}&current_language=fr-FR&timezone=Europe%2FParis`;
    const shown = await (await fetch(address)).text();
    for (const part of ['消防控制室值班', 'Quitter la salle', 'Europe/Paris', backUrl]) expect(shown).toContain(part);
    expect(shown).not.toContain(token);
    const said = await fetch(`${host}/message?current_language=fr-FR&timezone=Europe%2FParis`, {
      method: 'POST',
      body: new URLSearchParams({ liveCode: code, text: '<b>老师好</b>' }),
    });
    expect([said.url, await said.text()]).toEqual([
      expect.stringContaining('/liveHome?'),
      expect.stringContaining('&#60;b&#62;老师好'),
    ]);
  });

  it('is nobody’s without a code', async () => {
    expect((await fetch(`${await liveHost()}/liveHome?liveCode=x`)).status).toBe(404);
  });
});
