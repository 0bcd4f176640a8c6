import * as calls from '#contract/platform/message/message.ts';
import { wireTime } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { messageOf, messagesOf, type MessageRow } from './box.ts';
import { collectNews } from './news.ts';

/** The learner's box with everything that has happened by now. */
function box({ store, account, clock }: Context): MessageRow[] {
  collectNews(store, account.id, clock.now());
  return messagesOf(store, account.id);
}

function own(id: string, { store, account }: Context): MessageRow {
  const row = messageOf(store, account.id, id);
  if (!row) throw new Refusal(serverCodes.notFound, '这条消息已经不存在');
  return row;
}

/** A field that the platform has nothing for is left out, as real ones do. */
function entry({ id, type, title, content, link, created_at: createdAt, read_at: readAt }: MessageRow) {
  return {
    id,
    readStatus: readAt === null ? 0 : 1,
    ...(type === null ? {} : { type }),
    ...(title === null ? {} : { title }),
    ...(content === null ? {} : { content }),
    ...(link === null ? {} : { link }),
    ...(createdAt === null ? {} : { createTime: wireTime(createdAt) }),
  };
}

export const notifyHandlers = [
  handle(calls.msgList, ({ readStatus, ...paging }, context) => {
    if (readStatus !== undefined && readStatus !== 0 && readStatus !== 1) {
      throw new Refusal(serverCodes.badParameter, '参数 readStatus 超出范围');
    }
    const rows = box(context).filter((row) => readStatus === undefined || Number(row.read_at !== null) === readStatus);
    const { list, total } = pageOf(rows, paging);
    return { list: list.map(entry), total };
  }),
  handle(calls.msgExistUnread, (_, context) => box(context).filter((row) => row.read_at === null).length),
  handle(calls.msgReadAll, (_, context) => {
    const { store, account, clock } = context;
    box(context);
    store.run('UPDATE message SET read_at = ? WHERE account_id = ? AND read_at IS NULL', clock.now(), account.id);
    return null;
  }),
  handle(calls.msgReadOne, ({ id }, context) => {
    own(id, context);
    context.store.run('UPDATE message SET read_at = ? WHERE id = ? AND read_at IS NULL', context.clock.now(), id);
    return null;
  }),
  handle(calls.msgDelete, ({ id }, context) => {
    own(id, context);
    context.store.run('DELETE FROM message WHERE id = ?', id);
    return null;
  }),
];
