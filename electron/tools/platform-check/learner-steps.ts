import {
  accountLogin,
  accountSwitchBranch,
  findBranchList,
  getAccountUserInfo,
} from '#contract/platform/account/account.ts';
import { findMyIdentity, findMySaas } from '#contract/platform/account/session.ts';
import { currentBranchInfo, getUserInfo } from '#contract/platform/account/user.ts';
import { assessUserAnswerQuestionList } from '#contract/platform/assess/answers.ts';
import { assessFindByIdAndRef, myAssess } from '#contract/platform/assess/assess.ts';
import {
  allReports,
  assessReportFindById,
  assessReportList,
  assessUserResultFindByResultIdId,
  assessUserResultList,
} from '#contract/platform/assess/results.ts';
import {
  certificateOrderList,
  certificatePdfStream,
  myCertificates,
} from '#contract/platform/certificate/certificate.ts';
import { isRealNameAuthentication } from '#contract/platform/face/face.ts';
import { getBlockListForClick } from '#contract/platform/home/page-layout.ts';
import {
  getNextCourseInfo,
  getUserTaskTrainingList,
  isUserTaskTrainingReserved,
} from '#contract/platform/learning/booking.ts';
import {
  findTrainById,
  findUserTrain,
  findUserTrainByTrainId,
  trainFindById,
  trainList,
} from '#contract/platform/learning/camp.ts';
import { getValidCourseItemInfo, studentFindCourseItemInfo } from '#contract/platform/learning/course-item-info.ts';
import {
  courseItemGetDocumentAccessToken,
  courseItemGetPicUrl,
  courseItemGetPlayAuthToken,
} from '#contract/platform/learning/course-item-media.ts';
import { getEvaluationInfo } from '#contract/platform/learning/course-rating.ts';
import {
  studentFindCourseList,
  studentFindHotCourse,
  studentFindRecommendCourse,
} from '#contract/platform/learning/course-shelf.ts';
import {
  type CourseNode,
  findCourseItemWithResourceListByCourseId,
  studentFindCourseById,
} from '#contract/platform/learning/course.ts';
import { formFindById } from '#contract/platform/learning/form.ts';
import { findHomework, homeworkFindByCourseId } from '#contract/platform/learning/homework.ts';
import {
  getImageOrDocUrl,
  getVideoPlayURL,
  resAccessTokenGetDocumentAccessToken,
  resAccessTokenGetPlayAuthToken,
  resAccessTokenGetPlayAuthTokenInfo,
  resourceFindById,
  studentGetVideoUrlByResourceId,
} from '#contract/platform/learning/resource.ts';
import { courseSaasFindByCondition, courseSaasFindById } from '#contract/platform/learning/saved-course.ts';
import { taskDetail } from '#contract/platform/learning/task-detail.ts';
import { taskDetailExt } from '#contract/platform/learning/task-extra.ts';
import {
  findTaskLearningInfo,
  findTaskList,
  getAllLearnedData,
  quickLearn,
} from '#contract/platform/learning/task-list.ts';
import { findTaskRule } from '#contract/platform/learning/task-rule.ts';
import { drillDetail, getDrillListToC } from '#contract/platform/live/lab.ts';
import { liveRoomFindById } from '#contract/platform/live/live.ts';
import { branchGetGoodsCategoryTree } from '#contract/platform/market/categories.ts';
import { getDistributionGoodsInfo } from '#contract/platform/market/distribution.ts';
import { checkUserCanByGoods, goodsOrderType } from '#contract/platform/market/goods-detail.ts';
import { openPlatformBranchFindGoods } from '#contract/platform/market/goods-lists.ts';
import { minzhengGetGoodsInBranch } from '#contract/platform/market/goods.ts';
import { orderEvaluationFindByOrderNo } from '#contract/platform/market/order-rating.ts';
import { getOrderByNo, getOrderStatus } from '#contract/platform/market/orders.ts';
import { msgExistUnread, msgList } from '#contract/platform/message/message.ts';
import {
  userPracticeFindQuestForExam,
  userPracticeModelInfo,
  userPracticeXFindUserExams,
} from '#contract/platform/practice/practice.ts';
import { getTree } from '#contract/platform/site/region-tree.ts';
import { examSteps } from './exam-steps.ts';
import { homePageId, shelfOf } from './home-page.ts';
import { jobSteps } from './job-steps.ts';
import { firstPage, type Known, step, type Step } from './step.ts';

/** The calls of orders that change nothing. */
const orderSteps: readonly Step[] = [
  step(
    certificateOrderList,
    () => firstPage,
    ({ list }, known) => {
      known.orderNo = list.find(({ goodsId }) => goodsId !== '')?.orderNo ?? null;
    },
  ),
  step(getOrderByNo, ({ orderNo }) => (orderNo === null ? null : { orderNo })),
  step(getOrderStatus, ({ orderNo }) => (orderNo === null ? null : { orderNo })),
  step(orderEvaluationFindByOrderNo, ({ orderNo }) => (orderNo === null ? null : { orderNo })),
];

export const signInStep: Step = step(accountLogin, ({ account, password }) => ({ account, password }));

/** Chooses the branch: what every learner does, and the platform may want before it answers for one. */
export const branchStep: Step = step(accountSwitchBranch, ({ branch }) =>
  branch && branch.ucode !== '' ? { branchUcode: branch.ucode } : null,
);

/** Who it is, and what the header and the personal centre show. */
const account: readonly Step[] = [
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
  step(isRealNameAuthentication, () => ({})),
  step(getTree, () => ({ type: 1 })),
  step(msgExistUnread, () => ({})),
  step(msgList, () => firstPage),
  step(minzhengGetGoodsInBranch, shelfOf),
  step(branchGetGoodsCategoryTree, () => ({})),
  step(openPlatformBranchFindGoods, () => firstPage),
  step(getDistributionGoodsInfo, ({ goodsId }) => (goodsId === null ? null : { id: goodsId })),
  step(checkUserCanByGoods, ({ goodsId }) => (goodsId === null ? null : { goodsId, orderType: goodsOrderType })),
  step(getBlockListForClick, (known) =>
    known.options['is_home_arrangeable'] === 'true' ? { pageId: homePageId(known) } : null,
  ),
];

/** Certificates and their orders. */
const certificates: readonly Step[] = [
  step(
    myCertificates,
    () => firstPage,
    ({ list: [certificate] }, known) => {
      known.certificateId = certificate?.id ?? null;
    },
  ),
  step(certificatePdfStream, ({ certificateId }) => (certificateId === null ? null : { id: certificateId })),
];

/** The practices, and the questions of one; no run is begun. */
const practices: readonly Step[] = [
  step(
    userPracticeXFindUserExams,
    () => firstPage,
    ({ list: [first] }, known) => {
      if (!first) return;
      known.practice = { practiceId: first.practiceId, businessId: first.businessId || first.bussinessId };
    },
  ),
  step(userPracticeModelInfo, ({ practice }) => practice),
  step(userPracticeFindQuestForExam, ({ practice }) => practice),
];

/** The assessments, the questions of one, results and reports; none is begun. */
const assessments: readonly Step[] = [
  step(
    myAssess,
    () => firstPage,
    ({ list: [first] }, known) => {
      if (first) known.assess = { assessId: first.id, refId: first.refId, refType: first.refType };
    },
  ),
  step(assessFindByIdAndRef, ({ assess }) => assess && { id: assess.assessId, ...assess }),
  step(assessUserAnswerQuestionList, ({ assess }) => assess),
  step(
    assessUserResultList,
    () => ({}),
    ({ list: [first] }, known) => {
      if (first) known.resultId = first.resultId;
    },
  ),
  step(assessUserResultFindByResultIdId, ({ resultId }) => (resultId === null ? null : { resultId })),
  step(
    assessReportList,
    () => allReports,
    ({ list: [first] }, known) => {
      if (first) known.reportId = first.id;
    },
  ),
  step(assessReportFindById, ({ reportId }) => (reportId === null ? null : { id: reportId })),
];

/** The resource of a task, if it is of such a kind. */
function resourceOf({ resourceId, resourceKind }: Known, kinds: readonly Known['resourceKind'][]) {
  return resourceId !== null && kinds.includes(resourceKind) ? { id: resourceId } : null;
}

function playedResource(known: Known) {
  const found = resourceOf(known, ['video', 'audio']);
  return found && { resId: found.id };
}

/** Study time, the training tasks, and one of them. */
const learning: readonly Step[] = [
  step(getAllLearnedData, () => ({})),
  step(quickLearn, () => ({})),
  step(
    findTaskList,
    () => firstPage,
    ({ list: [first] }, known) => {
      known.task = first ? { id: first.id } : null;
    },
  ),
  step(findTaskLearningInfo, ({ task }) => task && { taskIds: task.id }),
  step(
    taskDetail,
    ({ task }) => task,
    ({ itemList }, known) => {
      const items = (itemList ?? []).flatMap((item) => [item, ...item.childItemList]);
      known.courseId = items.find(({ kind, contentId }) => kind === 'course' && contentId !== '')?.contentId ?? null;
      known.resourceId =
        items.find(({ kind, contentId }) => kind === 'resource' && contentId !== '')?.contentId ?? null;
      known.form = items.find(({ kind }) => kind === 'form')?.contentId ?? null;
    },
  ),
  step(taskDetailExt, ({ task }) => task),
  step(
    resourceFindById,
    ({ resourceId }) => (resourceId === null ? null : { id: resourceId }),
    ({ type }, known) => {
      known.resourceKind = type;
    },
  ),
  step(resAccessTokenGetPlayAuthToken, playedResource),
  step(resAccessTokenGetPlayAuthTokenInfo, playedResource),
  step(getVideoPlayURL, (known) => resourceOf(known, ['video', 'audio'])),
  step(getImageOrDocUrl, (known) => resourceOf(known, ['image'])),
  step(resAccessTokenGetDocumentAccessToken, (known) => {
    const found = resourceOf(known, ['document']);
    return found && { resId: found.id };
  }),
  step(findTaskRule, ({ task }) => task && { taskId: task.id }),
  step(
    trainList,
    () => firstPage,
    ({ list }, known) => {
      known.trainId = list[0]?.id || null;
    },
  ),
  step(findUserTrain, () => ({})),
  step(findUserTrainByTrainId, ({ trainId }) => (trainId === null ? null : { trainId })),
  step(trainFindById, ({ trainId }) => (trainId === null ? null : { id: trainId })),
  step(findTrainById, ({ trainId }) => (trainId === null ? null : { id: trainId })),
  step(getEvaluationInfo, ({ courseId }) => (courseId === null ? null : { courseId })),
  step(formFindById, ({ form }) => (form ? { formId: form } : null)),
  step(
    getUserTaskTrainingList,
    () => ({}),
    ([first], known) => {
      known.training = first ? { taskItemId: first.taskItemId } : null;
    },
  ),
  step(isUserTaskTrainingReserved, ({ training }) => training),
  step(getNextCourseInfo, () => ({})),
  ...jobSteps,
  ...orderSteps,
  step(liveRoomFindById, ({ liveId }) => (liveId === null ? null : { id: liveId })),
  step(studentFindCourseById, ({ courseId }) => (courseId === null ? null : { id: courseId })),
  step(
    homeworkFindByCourseId,
    ({ courseId }) => (courseId === null ? null : { courseId }),
    ([first], known) => {
      known.homeworkId = first?.id || null;
    },
  ),
  step(findHomework, ({ courseId, homeworkId }) =>
    courseId === null || homeworkId === null ? null : { courseId, homeworkId },
  ),
  step(
    findCourseItemWithResourceListByCourseId,
    ({ courseId }) => (courseId === null ? null : { courseId }),
    (items, known) => {
      known.contents = contentsOf(items);
      known.courseItemId = itemIdOf(items);
    },
  ),
  step(studentFindCourseItemInfo, ({ courseItemId }) => (courseItemId === null ? null : { id: courseItemId })),
  step(getValidCourseItemInfo, ({ courseItemId }) => (courseItemId === null ? null : { id: courseItemId })),
  step(studentFindCourseList, () => firstPage),
  step(studentFindHotCourse, () => firstPage),
  step(studentFindRecommendCourse, () => firstPage),
  step(
    courseSaasFindByCondition,
    () => firstPage,
    ({ list }, known) => {
      known.savedId = list[0]?.id || null;
    },
  ),
  step(courseSaasFindById, ({ savedId }) => (savedId === null ? null : { id: savedId })),
  step(drillDetail, ({ contents }) => (contents.lab === undefined ? null : { id: contents.lab })),
  step(getDrillListToC, ({ courseId }) => (courseId === null ? null : { courseId })),
  step(courseItemGetPlayAuthToken, ({ contents: { video } }) => (video === undefined ? null : { resId: video })),
  step(studentGetVideoUrlByResourceId, ({ contents: { video } }) => (video === undefined ? null : { id: video })),
  step(courseItemGetPicUrl, ({ contents: { image } }) => (image === undefined ? null : { resId: image })),
  step(courseItemGetDocumentAccessToken, ({ contents: { document } }) =>
    document === undefined ? null : { resId: document },
  ),
];

/** The first item that is no chapter. */
function itemIdOf(nodes: readonly CourseNode[]): string | null {
  for (const { id, kind, childrenList } of nodes) {
    const found = kind === 'chapter' ? itemIdOf(childrenList) : id;
    if (found) return found;
  }
  return null;
}

/** The first content of each kind that a learner may open. */
function contentsOf(nodes: readonly CourseNode[]): Known['contents'] {
  return nodes.reduce<Known['contents']>((found, { kind, detailId, lock, childrenList }) => {
    const here = detailId === '' || lock === true ? {} : { [kind]: detailId };
    return { ...here, ...contentsOf(childrenList), ...found };
  }, {});
}

/** After the sign-in, in the order of a learner's day; none of them changes anything. */
export const learnerSteps: readonly Step[] = [
  ...account,
  ...learning,
  ...examSteps,
  ...certificates,
  ...practices,
  ...assessments,
];
