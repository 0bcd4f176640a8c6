import {
  accountLogin,
  accountSwitchBranch,
  findBranchList,
  getAccountUserInfo,
} from '../../src/contract/platform/account/account.ts';
import { findMyIdentity, findMySaas } from '../../src/contract/platform/account/session.ts';
import { currentBranchInfo, getUserInfo } from '../../src/contract/platform/account/user.ts';
import { certificateOrderList, myCertificates } from '../../src/contract/platform/certificate/certificate.ts';
import { findBasicExamById, userExamFindUserExams } from '../../src/contract/platform/exam/exam.ts';
import {
  examFindUserPaperListById,
  findUserPaperSurface,
  userPaperFindQuestForExam,
  userPaperFindUserPaperInfo,
} from '../../src/contract/platform/exam/user-paper.ts';
import { cmsArticleList } from '../../src/contract/platform/home/cms.ts';
import { getIndexLatelyLive, trainFindExamTrain, trainFindIndexTrain } from '../../src/contract/platform/home/home.ts';
import { findSaleGoods } from '../../src/contract/platform/market/goods.ts';
import { openPlatformStuFindBranch } from '../../src/contract/platform/market/providers.ts';
import { msgExistUnread, msgList } from '../../src/contract/platform/message/message.ts';
import { getConfiguration } from '../../src/contract/platform/site/language.ts';
import { navigationGetMenu } from '../../src/contract/platform/site/navigation.ts';
import { getTree } from '../../src/contract/platform/site/region-tree.ts';
import { configurationByEncodedHost } from '../../src/contract/platform/site/tenant.ts';
import { isOpenPaper } from '../../src/contract/exam/paper-standing.ts';
import { step, type Step } from './step.ts';

const firstPage = { pageNum: 1, pageSize: 10 };
/** `examType` of a mock exam (002 §3). */
const mockExam = 1;

/** Before anybody is signed in. */
export const visitorSteps: readonly Step[] = [
  step(configurationByEncodedHost, ({ tenantHost }) => ({ encodedHost: tenantHost })),
  step(getConfiguration, () => ({})),
  step(navigationGetMenu, ({ tenantHost }) => ({ domain: tenantHost })),
  step(trainFindIndexTrain, () => ({})),
  step(trainFindExamTrain, () => ({})),
  step(getIndexLatelyLive, () => firstPage),
  step(findSaleGoods, () => ({})),
  step(openPlatformStuFindBranch, () => ({ ...firstPage, branchName: '' })),
  step(cmsArticleList, () => ({ ...firstPage, keyword: '' })),
];

export const signInStep: Step = step(accountLogin, ({ account, password }) => ({ account, password }));

/** After the sign-in, in the order of a learner's day; none of them changes anything. */
export const learnerSteps: readonly Step[] = [
  step(getAccountUserInfo, () => ({})),
  step(getUserInfo, () => ({})),
  step(
    findBranchList,
    () => ({}),
    (branches, known) => {
      known.branch = branches.find(({ name }) => name === known.branchName) ?? branches[0] ?? null;
    },
  ),
  step(currentBranchInfo, () => ({})),
  step(findMySaas, () => ({})),
  step(findMyIdentity, () => ({})),
  step(getTree, () => ({ type: 1 })),
  step(msgExistUnread, () => ({})),
  step(msgList, () => firstPage),
  step(
    userExamFindUserExams,
    () => firstPage,
    ({ list }, known) => {
      const wanted =
        known.examId === null
          ? (list.find(({ examType }) => examType === mockExam) ?? list[0])
          : list.find(({ examId }) => examId === known.examId);
      if (!wanted) return;
      const { bussinessId, examId, sourceType, examName, examType } = wanted;
      known.exam = { bussinessId, examId, type: String(sourceType), name: examName, formal: examType !== mockExam };
    },
  ),
  step(findBasicExamById, ({ exam }) => exam),
  step(
    examFindUserPaperListById,
    ({ exam }) => exam && { ...exam, pageNum: 1, pageSize: 999 },
    ({ list }, known) => {
      const paper = list.find(isOpenPaper) ?? list[0];
      if (paper && known.exam) known.paper = { userPaperId: paper.userPaperId, examId: known.exam.examId };
    },
  ),
  step(findUserPaperSurface, ({ paper }) => paper),
  step(userPaperFindQuestForExam, ({ paper }) => paper),
  step(userPaperFindUserPaperInfo, ({ paper }) => paper),
  step(myCertificates, () => firstPage),
  step(certificateOrderList, () => firstPage),
];

/** Chooses the branch: what every learner does, and the platform may want before it answers for one. */
export const branchStep: Step = step(accountSwitchBranch, ({ branch }) =>
  branch && branch.ucode !== '' ? { branchUcode: branch.ucode } : null,
);
