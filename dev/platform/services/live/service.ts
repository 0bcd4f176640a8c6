import { randomBytes } from 'node:crypto';
import * as calls from '#contract/platform/live/live.ts';
import { saveHeaderInfo } from '#contract/platform/live/room.ts';
import { minute } from '../../server/clock.ts';
import { handle, handleOpen } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Service } from '../../server/service.ts';
import { lessonWith } from '../course/lesson.ts';
import { liveAddressOf, playCredentialsOf } from '../course/media.ts';
import { classesOf, courseOfTime, learnerOf, liveStatuses, lockFacts, wireClass } from './classes.ts';

/** Codes of refusals of live classes; no document shows any. */
export const liveCodes = {
  notStarted: 41101,
  over: 41102,
  locked: 41103,
  notLinked: 41104,
  wrongToken: 41105,
} as const;

/** When the classes count from, and who was admitted to which room. */
const liveTables = `
CREATE TABLE IF NOT EXISTS live_anchor (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS live_entry (
  code TEXT PRIMARY KEY, room_id TEXT NOT NULL, account_id TEXT NOT NULL, back_url TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS live_chat (
  n INTEGER PRIMARY KEY, room_id TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL
) STRICT;
`;

/** Live classes of a learner, and the admission to their rooms (002 §3, 002 §7). */
export const liveService: Service = {
  name: 'live',
  tables: liveTables,
  codes: liveCodes,
  // Classes count from the last start, so that each state is always there.
  seed: ({ store, now }) =>
    void store.run('INSERT OR REPLACE INTO live_anchor (id, at) VALUES (1, ?)', Math.floor(now / minute) * minute),
  handlers: [
    handleOpen(calls.getIndexLatelyLive, (paging, context) => {
      const account = learnerOf(context);
      const { list, total } = pageOf(classesOf(account), paging);
      return { list: list.map((live) => wireClass(live, context, account)), total };
    }),
    handle(calls.liveRoomFindById, ({ id }, context) => {
      const live = classesOf(context.account).find((one) => one.id === id);
      if (!live) throw new Refusal(serverCodes.notFound, '没有找到这场直播');
      const { teacherName, intro, recording, stream } = live;
      const { status } = courseOfTime(live, context.store, context.clock.now());
      const film = status === liveStatuses.over ? lessonWith(recording)?.lesson : undefined;
      const on = status === liveStatuses.running ? lessonWith(stream)?.lesson : undefined;
      const running = on && liveAddressOf(on, context);
      const played = film && playCredentialsOf(film, context);
      return {
        ...wireClass(live, context, context.account),
        teacherName,
        intro: intro && `<p>${intro}</p>`,
        liveUrl: running?.address ?? '',
        playbackUrl: played?.playURL ?? '',
        expiresIn: running?.expiresIn ?? played?.expiresIn ?? null,
      };
    }),
    handle(saveHeaderInfo, ({ roomId, token, backUrl }, context) => {
      const { store, clock, account } = context;
      if (token !== context.token) throw new Refusal(liveCodes.wrongToken, '登录信息与请求不一致');
      if (!/^https?:$/.test(URL.parse(backUrl)?.protocol ?? '')) {
        throw new Refusal(serverCodes.badParameter, '参数 backUrl 不是网址');
      }
      const live = classesOf(account).find((one) => one.roomId !== '' && one.roomId === roomId);
      if (!live) throw new Refusal(liveCodes.notLinked, '暂未关联直播，请稍后查看');
      const { status } = courseOfTime(live, store, clock.now());
      if (status === liveStatuses.before) throw new Refusal(liveCodes.notStarted, '直播未开始');
      // A recording that no film stands for is shown by the room's host.
      if (status === liveStatuses.over && (!live.replay || live.recording !== '')) {
        throw new Refusal(liveCodes.over, '直播已结束');
      }
      if (lockFacts(live.lock, store, account).locked) throw new Refusal(liveCodes.locked, '这场直播还没有对您开放');
      const code = randomBytes(12).toString('hex');
      store.run(
        'INSERT INTO live_entry (code, room_id, account_id, back_url, at) VALUES (?, ?, ?, ?, ?)',
        code,
        roomId,
        account.id,
        backUrl,
        clock.now(),
      );
      return { unlimited_id: code };
    }),
  ],
};
