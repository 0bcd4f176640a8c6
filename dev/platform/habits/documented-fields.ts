/**
 * The fields of answers that the documents show, by entity (section 3 of each document). `name:entity` holds another
 * entity; `?name:entity` is a name that no document has, around things that one has.
 */
const entities = {
  task: 'id name coverUrl isNewTask taskType branchName courseNum studyProcess learnTotalTime taskItemTypeList:count contentTypeSet startTime endTime cycleType',
  count: 'type count label',
  taskDetail: 'name cycleType startTime endTime lockCourseRate lockExamCondition isFormCommit ?itemList:taskItem',
  taskItem:
    'id type stageName contentName contentId taskId childItemList:taskItem isLocked isTraining trainingResult isReserved isTrainingCanReserve studyProcess submitStatus status isLiveReplay isLimitTime contentStartTime contentEndTime dateExpireStatus',
  learned: 'todayLearnTime thisWeekLearnTime thisMonthLearnTime',
  camp: 'id name iconUrl isNewTrain learnTotalTime studyProcess trainEndTime status intro ?courseList:course',
  live: 'id title propagatePic showNew beginTime planEndTime sourceName status isLiveReplay isRecord isLocked lockCourseRate lockExamCondition liveId liveRoomId liveStatus',
  node: 'id name type parentId childrenList:node courseId detailId studyInfo:study lock lockCourseRate dateExpireStatus isLiveReplay liveStatus liveRoomId',
  study: 'learnRate lastPlay',
  course:
    'id name label pic iconUrl coverUrl description trainStartTime trainEndTime cycleType startTime endTime userLearnInfo:study',
  rating: 'aveScore myScore detailInfo scoreArr:count title name',
  video: 'videoMeta:film playAuth',
  film: 'videoId coverURL',
  exam: 'id coverUrl showNew showLock examName examType isLimitTime startTime endTime regularDate sourceName sourceType bussinessId examId lockCourseRate lockExamCondition buttonStatus',
  homework: 'id name status',
  assessment: 'id assessName assessCoverimg isValid validEndTime endTime refId refType',
  goods: 'id name picUrl isFree salePrice basePrice purchaseNo taskType goodsKind',
  branch: 'name id actor organ userId code ucode',
  user: 'accountId phone ?subUser:subUser name headImage idAuthStatus nickname gender birthday areaCode idCardNo',
  subUser: 'name phone headImage idAuthStatus',
  tree: 'code name id children:tree',
  menu: 'mainMenu:menuEntry menuList:menuEntry',
  menuEntry: 'name url urlType openMode isLogin menuDisplay children:menuEntry',
  room: 'unlimited_id',
  lab: 'courseId labId',
} as const;

type Entity = keyof typeof entities;

/** What an answer is about, or its list; a call that is not here shows no field. */
const answers: Readonly<Record<Entity, readonly string[]>> = {
  task: ['findTaskList', 'taskList', 'findTaskLearningInfo'],
  taskDetail: ['taskDetail', 'taskDetailWithoutLogin', 'taskDetailExt'],
  learned: ['getAllLearnedData'],
  camp: [
    'trainList',
    'findUserTrain',
    'trainFindById',
    'findTrainById',
    'findUserTrainByTrainId',
    'trainFindIndexTrain',
    'trainFindExamTrain',
    'jzFindIndexTrain',
    'trafficFindIndexTrain',
  ],
  live: ['getIndexLatelyLive', 'liveRoomFindById'],
  node: ['findCourseItemWithResourceListByCourseId', 'quickLearn'],
  course: ['studentFindCourseById', 'studentFindCourseList', 'studentFindHotCourse', 'studentFindRecommendCourse'],
  rating: ['getEvaluationInfo'],
  video: ['courseItemGetPlayAuthToken', 'resAccessTokenGetPlayAuthToken', 'resAccessTokenGetPlayAuthTokenInfo'],
  exam: [
    'userExamFindUserExams',
    'findExamListByIds',
    'findBasicExamById',
    'trainItemExamFindMyExamList',
    'trainItemExamFindTrainExamInfoById',
  ],
  homework: ['homeworkFindByCourseId', 'findHomework'],
  assessment: ['myAssess', 'assessFindByIdAndRef'],
  goods: [
    'openPlatformStuFindGoods',
    'openPlatformBranchFindGoods',
    'findGoodsDetailById',
    'findGoodsById',
    'getDistributionGoodsInfo',
    'findSaleGoods',
    'findWangHongSaleGoods',
    'findZhongZhiSaleGoods',
    'channelGoodsList',
    'minzhengGetGoodsInBranch',
    'minzhengGetGoodsInSaas',
    'gongXinFindSaleGoods',
    'goodsLearnerFindByCondition',
    'goodsLearnerFindByConditionList',
    'goodsLearnerFindGoodsList',
  ],
  branch: ['findBranchList', 'findMySaas', 'currentBranchInfo'],
  user: ['getUserInfo', 'getAccountUserInfo', 'updateBySelf'],
  tree: ['getTree', 'gmBranchFindRegion', 'commonBranchFindRegion', 'jobRegionList', 'homemakingGetRegionList'],
  menu: ['navigationGetMenu'],
  room: ['saveHeaderInfo'],
  lab: ['drillDetail'],
  count: [],
  taskItem: [],
  study: [],
  film: [],
  subUser: [],
  menuEntry: [],
};

/** What is known of a field: shown by a document or not, and the entity that it holds. */
interface FieldNote {
  readonly shown: boolean;
  readonly holds: Entity | null;
}

const isEntity = (name: string): name is Entity => Object.hasOwn(entities, name);

/** The entity that a call answers with; null: no document shows a field of it. */
export function entityOf(call: string): Entity | null {
  const found = Object.entries(answers).find(([, calls]) => calls.includes(call))?.[0];
  return found !== undefined && isEntity(found) ? found : null;
}

/** What the documents say of a field of an entity. */
export function noteOf(entity: Entity | null, field: string): FieldNote {
  const words = entity === null ? [] : entities[entity].split(' ');
  const word = words.find((one) => one.replace(/^\?/, '').split(':')[0] === field);
  const holds = word?.split(':')[1] ?? '';
  return { shown: word !== undefined && !word.startsWith('?'), holds: isEntity(holds) ? holds : null };
}
