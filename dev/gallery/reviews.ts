import type { Page } from 'playwright';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { findExam } from '#tests/support/desktop-page.ts';
import type { Scene } from './scene.ts';
import { enterAs } from './stage.ts';

/** The learner who has papers of all exams, and several branches to choose from. */
const account = '13800017719';
const branch = 'b-east-power';

/** The review of the latest paper of an exam. */
function review(name: string, show?: string): Scene {
  return async (stage) => {
    await enterAs(stage, account, branch);
    const exam = await findExam(stage.page, name);
    const userPaperId = await latestPaper(stage.page, exam);
    return examPaths.paperDetails.to({ exam, userPaperId, ...(show === undefined ? {} : { show }) });
  };
}

async function latestPaper(page: Page, { examId, businessId, sourceType }: ExamRef): Promise<string> {
  const query = new URLSearchParams({
    examId,
    bussinessId: businessId,
    type: sourceType,
    pageNum: '1',
    pageSize: '999',
  });
  return page.evaluate(async (address) => {
    const { data }: { data: { list: { userPaperId: string }[] } } = await (await fetch(address)).json();
    return data.list[0]?.userPaperId ?? '';
  }, `/api/exam/v1/userPaper/findUserPaperListById?${query.toString()}`);
}

/** Reviews with every kind of question, one that is filtered, and one that the platform refuses. */
export const reviews: Readonly<Record<string, Scene>> = {
  paper: review('触电急救专项测验'),
  kinds: review('低压线路与用电设备章节测验'),
  wrong: review('触电急救专项测验', 'wrong'),
  refused: review('社会单位消防安全责任人考核'),
};
