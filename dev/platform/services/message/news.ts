import * as z from 'zod/mini';
import { examById } from '../../content/exams.ts';
import { day } from '../../server/clock.ts';
import type { Store } from '../../server/store.ts';
import { ordersOf, parcelOf, progressOf, type OrderRow } from '../certificate/order-row.ts';
import { tellOnce, type NewMessage } from './box.ts';

const markedPaper = z.object({
  id: z.string(),
  exam_id: z.string(),
  score: z.number(),
  passed: z.number(),
  marked_at: z.number(),
});

const issued = z.object({ id: z.string(), exam_id: z.string(), number: z.string(), issued_at: z.number() });

/** What happened longer ago than this counts as read: nobody wants a box full of last month's results. */
const staleMs = 7 * day;

/** Tells a learner what has happened since: papers marked, certificates issued, orders sent by now. */
export function collectNews(store: Store, accountId: string, now: number): void {
  const told = (event: string, at: number, message: Pick<NewMessage, 'type' | 'title' | 'content' | 'link'>) =>
    tellOnce(store, accountId, event, { ...message, at, readAt: now - at > staleMs ? at : null });
  store.together(() => {
    for (const paper of markedPapers(store, accountId, now)) {
      const exam = examById(paper.exam_id);
      // The result of a mock exam is seen at once; nobody is told of it.
      if (exam?.usage === 2) told(`paper:${paper.id}`, paper.marked_at, resultOf(paper, exam.name));
    }
    for (const certificate of issuedCertificates(store, accountId, now)) {
      told(`certificate:${certificate.id}`, certificate.issued_at, issueOf(certificate));
    }
    for (const order of ordersOf(store, accountId)) {
      const { sentAt } = progressOf(order, now);
      // Orders of years past, from before there were messages, are no news.
      if (sentAt !== null && order.certificate_id !== null) told(`order:${order.id}`, sentAt, parcelMessage(order));
    }
  });
}

function markedPapers(store: Store, accountId: string, now: number) {
  return store.all(
    markedPaper,
    'SELECT * FROM paper WHERE account_id = ? AND commit_type > 0 AND marked_at <= ? ORDER BY marked_at',
    accountId,
    now,
  );
}

function issuedCertificates(store: Store, accountId: string, now: number) {
  return store.all(
    issued,
    'SELECT * FROM certificate WHERE account_id = ? AND issued_at <= ? ORDER BY issued_at',
    accountId,
    now,
  );
}

function resultOf({ id, exam_id: examId, score, passed }: z.output<typeof markedPaper>, name: string) {
  const query = new URLSearchParams({ examId, bussinessId: `t-${examId}`, type: '1', name, userPaperId: id });
  return {
    type: 'exam',
    title: `「${name}」成绩已公布`,
    content: `${score} 分，${passed === 1 ? '合格' : '未合格'}。可以查看这次考试的结果。`,
    link: `/exam/handPaper?${query.toString()}`,
  };
}

function issueOf({ id, exam_id: examId, number }: z.output<typeof issued>) {
  return {
    type: 'certificate',
    title: `您的证书已签发：${examById(examId)?.name ?? '培训考核'}`,
    content: `证书编号 ${number}，有效期三年。现在可以预览和下载，也可以申请纸质版。`,
    link: `/personalCenter?tab=certificate&id=${encodeURIComponent(id)}`,
  };
}

function parcelMessage(order: OrderRow) {
  return {
    type: 'order',
    title: `纸质证书已经寄出：${order.item}`,
    content: `顺丰速运 ${parcelOf(order)}，预计 3 天内送达。签收时请检查证书上的姓名和编号是否正确。`,
    link: '/personalCenter?tab=orders',
  };
}
