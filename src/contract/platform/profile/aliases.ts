/** Names of fields by ours, most common first. */
export type FieldNames = Readonly<Record<string, readonly string[]>>;

/** Under which names lists and their sizes come, beside `list` and `total` (000 §3). */
export const listNames = ['list', 'records', 'rows', 'items', 'data', 'content'] as const;
export const totalNames = ['total', 'count', 'totalCount', 'totalElements', 'totalSize'] as const;

/** What a paper lies in where none of its parts is at the outside. */
export const commonPlaces = ['paper', 'userPaper', 'paperInfo', 'examPaper'] as const;

/** The parts that tell where a paper lies, by call. */
export const commonWholes: Readonly<Record<string, readonly string[]>> = {
  findUserPaperSurface: ['userPaperId', 'examName', 'duration', 'endTime'],
  userPaperFindQuestForExam: ['sectionList', 'questionList'],
};

const account = {
  accountId: ['userId', 'uid', 'memberId', 'user.accountId', 'user.userId', 'user.id', 'account.id', 'id'],
  name: ['realName', 'userName', 'nickName', 'user.name', 'user.realName'],
  phone: ['mobile', 'phoneNumber', 'tel', 'user.phone', 'user.mobile'],
} as const;

const paperId = ['paperId', 'userPaperID', 'userPaperNo', 'answerPaperId', 'recordId', '.'] as const;
/** No name that could mean the window of the exam: an end that is computed from it would come too early. */
const joinTime = ['joinDate', 'beginTime', 'enterTime'] as const;
const submitTime = ['commitTime', 'handInTime', 'submitDate', 'finishTime'] as const;

/** Of a paper, a practice and an assessment: their questions are alike. */
const questions = {
  sectionList: ['questionGroupList', 'sections', 'groupList', 'groups', 'partList', 'parts', 'paperPartList'],
  questionList: ['questions', 'questList', 'questionVOList', 'subjectList', 'topicList', 'itemList'],
  childList: ['childQuestionList', 'children', 'childQuestions', 'subQuestionList', 'subQuestions', 'childQuestList'],
  optionList: ['options', 'questionOptionList', 'optionVOList', 'choices', 'choiceList', 'answerOptions', 'itemList'],
  id: ['questionId', 'questId', 'quesId', 'topicId', 'subjectId', 'groupId', 'sectionId'],
  name: ['groupName', 'sectionName', 'partName', 'title', 'typeName'],
  type: ['questionType', 'questType', 'quesType', 'topicType', 'subjectType'],
  title: ['questionTitle', 'stem', 'questionContent', 'questTitle', 'questionName', 'content', 'topic'],
  score: ['questionScore', 'fullScore', 'points', 'mark'],
  blankNum: ['blankCount', 'blanks'],
  material: ['materialContent', 'passage', 'background'],
  leftList: ['leftOptionList', 'leftOptions', 'leftItems', 'left', 'premiseList', 'premises'],
  rightList: ['rightOptionList', 'rightOptions', 'rightItems', 'right', 'responseList', 'responses', 'matchList'],
  partner: ['pairContent', 'matchContent', 'rightContent', 'targetContent'],
  side: ['column', 'optionSide', 'position', 'groupNo'],
  audioUrl: ['audio', 'audioPath', 'audioAddress', 'voiceUrl', 'listenUrl', 'soundUrl'],
  playLimit: ['playTimes', 'playCount', 'playNum', 'maxPlay', 'maxPlayCount', 'listenTimes', 'listenCount'],
  fileCount: ['fileNum', 'maxFiles', 'maxFileCount', 'uploadCount', 'uploadNum'],
  fileSize: ['maxSize', 'maxFileSize', 'fileSizeLimit', 'uploadSize'],
  fileTypes: ['fileType', 'extensions', 'suffix', 'accept', 'uploadType'],
  userAnswer: ['myAnswer', 'studentAnswer', 'userAnswerList', 'submitAnswer', 'stuAnswer'],
  rightAnswer: ['correctAnswer', 'standardAnswer', 'referenceAnswer', 'answerKey', 'trueAnswer'],
  userScore: ['getScore', 'gotScore', 'obtainScore', 'studentScore', 'answerScore', 'stuScore'],
  isRight: ['isCorrect', 'rightFlag', 'correctFlag', 'answerRight'],
  analysis: ['explanation', 'answerAnalysis', 'questionAnalysis', 'analyze', 'explain'],
  comment: ['teacherComment', 'markComment', 'reviewComment', 'evaluate', 'remark'],
  fileList: ['answerFileList', 'userFileList', 'attachmentList', 'attachments'],
  hash: ['sha256', 'fileHash'],
  key: ['optionKey', 'optionLabel', 'label', 'optionNo', 'mark', 'code', 'option'],
  content: ['optionContent', 'optionText', 'optionTitle', 'optionName', 'text', 'value', 'title'],
} as const;

const document = {
  fileUrl: ['fileURL', 'docUrl', 'url', 'downloadUrl'],
  viewerUrl: ['webofficeURL', 'webOfficeUrl', 'previewUrl', 'viewUrl'],
} as const;

const training = {
  trainingId: ['id'],
  trainingName: ['name', 'title'],
  limitNum: ['capacity', 'maxNum'],
  reservedNum: ['bookedNum', 'reserveNum'],
} as const;

const goods = {
  intro: ['description', 'introduction', 'goodsDesc', 'detail'],
  catalogueList: ['courseList', 'catalogList', 'catalogueVOList'],
} as const;

const assessed = {
  resultId: ['id'],
  totalScore: ['score'],
  submitTime: ['commitTime', 'createTime'],
} as const;

const videoAddress = ['playUrl', 'videoURL', 'videoUrl', 'url'] as const;

/**
 * Other names that platforms use for fields that the documents name differently or not at all, by call. A name counts
 * only where ours is missing. `.`: the answer itself, when it is no object.
 */
export const commonNames: Readonly<Record<string, FieldNames>> = {
  getAccountUserInfo: account,
  getUserInfo: account,
  examJoinExam: { userPaperId: [...paperId, 'id'], joinTime: [...joinTime, 'createTime'] },
  examFindUserPaperListById: {
    userPaperId: [...paperId, 'id'],
    status: ['paperStatus', 'state', 'commitStatus'],
    joinTime: [...joinTime, 'createTime'],
    submitTime,
    score: ['userScore', 'examScore'],
    isPass: ['pass', 'passed'],
    canReview: ['reviewable', 'allowReview', 'canViewPaper', 'showAnswer', 'canLook'],
  },
  // No other name for its id: this one tells whose answer it is, and another may be the id of anything.
  findUserPaperSurface: {
    examName: ['paperName', 'name', 'title'],
    totalScore: ['fullScore', 'fullMarks', 'paperScore'],
    passScore: ['passMark', 'qualifiedScore'],
    questionCount: ['questionNum', 'questNum', 'totalCount', 'topicNum'],
    duration: ['examDuration', 'limitTime', 'answerTime', 'timeLimit', 'examMinutes'],
    endTime: ['examEndTime'],
    joinTime,
    userName: ['realName', 'studentName', 'name'],
  },
  userPaperFindQuestForExam: questions,
  userPracticeFindQuestForExam: questions,
  assessUserAnswerQuestionList: questions,
  userPracticeXFindUserExams: {
    practiceId: ['id', 'examId'],
    practiceName: ['name', 'examName'],
    sourceType: ['businessType', 'bussinessType'],
  },
  userPracticeModelInfo: { sourceType: ['businessType', 'bussinessType'] },
  userPracticeCommitPaper: {
    right: ['isRight', ...questions.isRight],
    rightAnswer: questions.rightAnswer,
    analysis: questions.analysis,
  },
  taskDetail: { itemList: ['taskItemList', 'itemVOList', 'stageList', 'taskStageList', 'chapterList'] },
  courseItemGetDocumentAccessToken: document,
  resAccessTokenGetDocumentAccessToken: document,
  getUserTaskTrainingList: training,
  getNextCourseInfo: training,
  assessUserResultList: assessed,
  assessUserResultFindByResultIdId: assessed,
  findGoodsDetailById: goods,
  findGoodsById: goods,
  certificateOrderList: { itemName: ['goodsName', 'productName', 'name', 'title'] },
  openPlatformStuFindBranch: { courseCount: ['goodsNum', 'courseNum'] },
  openPlatformBranchFindBranch: { courseCount: ['goodsNum', 'courseNum'] },
  courseItemGetPlayAuthToken: { playURL: videoAddress },
  getVideoPlayURL: { playURL: [...videoAddress, '.'] },
  studentGetVideoUrlByResourceId: { playURL: [...videoAddress, '.'] },
  userPaperFindUserPaperInfo: {
    status: ['paperStatus', 'state', 'commitStatus'],
    submitTime,
    score: ['userScore', 'examScore'],
    isPass: ['pass', 'passed'],
    canReview: ['reviewable', 'allowReview', 'canViewPaper', 'showAnswer', 'canLook'],
    answerCount: ['answerNum', 'answeredCount', 'answeredNum', 'finishNum'],
  },
  userPaperCommitAllPaper: { submitTime },
};

/** Lists whose name no document shows, by call: what their items have and nothing beside them. */
export const knownItems: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  taskDetail: { itemList: ['childItemList', 'contentName', 'stageName', 'contentId'] },
  taskDetailWithoutLogin: { itemList: ['childItemList', 'contentName', 'stageName', 'contentId'] },
  findUserTrainByTrainId: { courseList: ['userLearnInfo', 'coverUrl', 'courseName'] },
};
