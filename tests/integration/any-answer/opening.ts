import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { myCertificates } from '#contract/platform/certificate/certificate.ts';
import { userExamFindUserExams } from '#contract/platform/exam/exam.ts';
import { examFindUserPaperListById } from '#contract/platform/exam/user-paper.ts';
import { cmsArticleList } from '#contract/platform/home/cms.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import type { TestCore } from '../../support/core.ts';
import { askAsPage } from '../../support/page-calls.ts';
import { signInto } from '../../support/sitting.ts';
import type { ScreenRow, Subject } from './screens.ts';

const phone = '13800017719';
const firstPage = { pageNum: 1, pageSize: 10 };
/** Where nothing is asked for. */
export const rest = accountPaths.userAgreement.to();
/** A client for whoever opens these screens. */
export async function openFor({ as, tenant }: ScreenRow): Promise<TestClient> {
  const client = await openApp(rest, {
    ...(tenant === undefined ? {} : { tenant }),
    ...(as === 'learner' ? { signedIn: phone } : {}),
  });
  if (as === 'learner without branch') await signInto(client.core, '13800010005');
  if (as === 'learner') {
    await waitFor(async () => {
      const session = await client.core.desktop.session.current();
      expect(session.ok && session.value.name !== null && session.value.branch !== null).toBe(true);
    });
  }
  return client;
}

/** An exam of which the platform has a paper of the learner. */
async function paperOf(core: TestCore): Promise<Pick<Subject, 'exam' | 'userPaperId'>> {
  const exams = await askAsPage(core, userExamFindUserExams, { ...firstPage, pageSize: 50 });
  for (const { examId, bussinessId, sourceType, examName: name } of exams.list) {
    const type = String(sourceType);
    const papers = await askAsPage(core, examFindUserPaperListById, { ...firstPage, examId, bussinessId, type });
    const [paper] = papers.list;
    const exam = { examId, businessId: bussinessId, sourceType: type, name };
    if (paper) return { exam, userPaperId: paper.userPaperId };
  }
  throw new Error('The learner has no paper.');
}

/** What the addresses of these screens are about. */
export async function subjectFor({ core }: TestClient, { as }: ScreenRow): Promise<Subject> {
  const articles = await askAsPage(core, cmsArticleList, { ...firstPage, keyword: '' });
  const articleId = articles.list[0]!.id;
  const nothing = {
    exam: { examId: '', businessId: '', sourceType: '', name: '' },
    userPaperId: '',
    certificateId: '',
  };
  if (as !== 'learner') return { ...nothing, articleId };
  const { exam, userPaperId } = await paperOf(core);
  const certificates = await askAsPage(core, myCertificates, firstPage);
  return { articleId, exam, userPaperId, certificateId: certificates.list[0]!.id };
}
