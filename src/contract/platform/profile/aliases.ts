/** Names of fields by ours, most common first. */
export type FieldNames = Readonly<Record<string, readonly string[]>>;

/** Under which names lists and their sizes come, beside `list` and `total` (000 §3). */
export const listNames = ['list', 'records', 'rows', 'items', 'data', 'content'] as const;
export const totalNames = ['total', 'count', 'totalCount', 'totalElements', 'totalSize'] as const;

const account = {
  accountId: ['userId', 'uid', 'memberId', 'user.accountId', 'user.userId', 'user.id', 'account.id', 'id'],
  name: ['realName', 'userName', 'nickName', 'user.name', 'user.realName'],
  phone: ['mobile', 'phoneNumber', 'tel', 'user.phone', 'user.mobile'],
} as const;

const paperId = ['paperId', 'userPaperID', 'answerPaperId', 'recordId', '.'] as const;

/**
 * Other names that platforms use for fields that the documents name differently or not at all, by call. A name counts
 * only where ours is missing. `.`: the answer itself, when it is no object.
 */
export const commonNames: Readonly<Record<string, FieldNames>> = {
  getAccountUserInfo: account,
  getUserInfo: account,
  examJoinExam: { userPaperId: [...paperId, 'id'], joinTime: ['joinDate', 'beginTime', 'enterTime'] },
  examFindUserPaperListById: {
    userPaperId: [...paperId, 'id'],
    status: ['paperStatus', 'state'],
    joinTime: ['joinDate', 'beginTime', 'enterTime'],
    submitTime: ['commitTime', 'handInTime', 'submitDate'],
    isPass: ['pass', 'passed'],
    canReview: ['reviewable', 'allowReview', 'canViewPaper', 'showAnswer', 'canLook'],
  },
  findUserPaperSurface: {
    userPaperId: paperId,
    examName: ['paperName', 'name', 'title'],
    totalScore: ['fullScore', 'fullMarks', 'paperScore'],
    passScore: ['passMark', 'qualifiedScore'],
    questionCount: ['questionNum', 'questNum', 'totalCount', 'topicNum'],
    duration: ['examDuration', 'limitTime', 'answerTime', 'timeLimit'],
    joinTime: ['joinDate', 'beginTime', 'enterTime'],
    userName: ['realName', 'studentName', 'name'],
  },
  userPaperFindQuestForExam: {
    sectionList: ['questionGroupList', 'sections', 'groupList', 'groups', 'partList', 'parts'],
    questionList: ['questions', 'questList', 'questionVOList', 'subjectList', 'topicList', 'itemList'],
    childList: ['childQuestionList', 'children', 'childQuestions', 'subQuestionList', 'subQuestions', 'childQuestList'],
    optionList: ['options', 'questionOptionList', 'optionVOList', 'choices', 'choiceList', 'answerOptions'],
    id: ['questionId', 'questId', 'topicId', 'subjectId', 'groupId', 'sectionId'],
    name: ['groupName', 'sectionName', 'partName', 'title'],
    type: ['questionType', 'questType', 'topicType', 'subjectType'],
    title: ['questionTitle', 'stem', 'questionContent', 'questTitle', 'content', 'topic'],
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
    content: ['optionContent', 'optionText', 'optionTitle', 'text', 'value', 'title'],
  },
  userPaperFindUserPaperInfo: {
    userPaperId: [...paperId, 'id'],
    status: ['paperStatus', 'state'],
    submitTime: ['commitTime', 'handInTime', 'submitDate'],
    isPass: ['pass', 'passed'],
    canReview: ['reviewable', 'allowReview', 'canViewPaper', 'showAnswer', 'canLook'],
    answerCount: ['answerNum', 'answeredCount', 'answeredNum'],
  },
  userPaperCommitAllPaper: { submitTime: ['commitTime', 'handInTime'] },
};
