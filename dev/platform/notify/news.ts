import * as z from 'zod/mini';
import { examById } from '../content/exams.ts';
import { day } from '../server/clock.ts';
import type { Store } from '../server/store.ts';
import { tellOnce } from './box.ts';

const markedPaper = z.object({
  id: z.string(),
  exam_id: z.string(),
  score: z.number(),
  passed: z.number(),
  marked_at: z.number(),
});

const issued = z.object({ id: z.string(), exam_id: z.string(), number: z.string(), issued_at: z.number() });

/** What happened longer ago than this counts as read: nobody wants a box full of last month's results. */
const stale = 7 * day;

/** Tells a learner what has happened since: papers that were marked and certificates that were issued by now. */
export function collectNews(store: Store, accountId: string, now: number): void {
  const readAt = (at: number) => (now - at > stale ? at : null);
  store.together(() => {
    for (const paper of store.all(
      markedPaper,
      'SELECT * FROM paper WHERE account_id = ? AND commit_type > 0 AND marked_at <= ? ORDER BY marked_at',
      accountId,
      now,
    )) {
      const name = examById(paper.exam_id)?.name ?? '考试';
      tellOnce(store, accountId, `paper:${paper.id}`, {
        type: 'exam',
        title: `「${name}」成绩已公布`,
        content: `${paper.score} 分，${paper.passed === 1 ? '合格' : '未合格'}。可以在考试中心查看试卷和成绩。`,
        link: `/exam/handPaper?${new URLSearchParams({ examId: paper.exam_id, bussinessId: `t-${paper.exam_id}`, type: '1', name, userPaperId: paper.id }).toString()}`,
        at: paper.marked_at,
        readAt: readAt(paper.marked_at),
      });
    }
    for (const certificate of store.all(
      issued,
      'SELECT * FROM certificate WHERE account_id = ? AND issued_at <= ? ORDER BY issued_at',
      accountId,
      now,
    )) {
      const name = examById(certificate.exam_id)?.name ?? '培训考核';
      tellOnce(store, accountId, `certificate:${certificate.id}`, {
        type: 'certificate',
        title: `您的证书已签发：${name}`,
        content: `证书编号 ${certificate.number}，有效期三年。现在可以预览和下载。`,
        link: `/personalCenter?tab=certificate&id=${encodeURIComponent(certificate.id)}`,
        at: certificate.issued_at,
        readAt: readAt(certificate.issued_at),
      });
    }
  });
}
