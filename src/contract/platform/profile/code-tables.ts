/**
 * Numbers and words that stand for something on the wire, by name. The documents leave most of them open (G-117 ff.), so
 * a profile may say which numbers or words a platform uses; ours are the ones written here.
 */
export const codeTables = {
  /** Kinds of questions (002 §7, assumed). */
  questionType: {
    single: 1,
    multiple: 2,
    judge: 3,
    blank: 4,
    short: 5,
    essay: 6,
    case: 7,
    matching: 8,
    ordering: 9,
    upload: 10,
    listening: 11,
  },
  /** How a paper stands (002 §7, assumed). */
  paperStatus: { inProgress: 0, handedIn: 1, marked: 2 },
  /** Who handed a paper in (002 §7); 0 is assumed. */
  commitType: { platform: 0, learner: 1, timeUp: 2, staff: 3 },
  /** What a learner may do with an exam (002 §3). */
  buttonState: { start: 1, again: 2, view: 3 },
  /** Envelope codes that refuse a commit for good (002 §7, assumed). */
  commitRefusal: { alreadyHandedIn: 40_901, tooLate: 40_902, unknownPaper: 40_401 },
  /** Envelope codes that refuse to open an exam (assumed). */
  openRefusal: { locked: 40_301, notOpen: 40_302, ended: 40_303, noAttempts: 40_304 },
  /** Modes of a practice (002 §7, assumed). */
  practiceMode: { inOrder: 1, random: 2, bySection: 3, mock: 4, wrongOnly: 5 },
  /** What follows too many screen switches (assumed). */
  switchConsequence: { told: 1, handedIn: 2 },
  /** What an invigilator orders for a paper (assumed). */
  staffAction: {
    message: 'message',
    extraTime: 'extraTime',
    movedWindow: 'movedWindow',
    handIn: 'handIn',
    cameraReleased: 'cameraReleased',
    faceTry: 'faceTry',
    pause: 'pause',
    resume: 'resume',
  },
  /** Kinds of blocks on a home page (001 §2, assumed). */
  pageBlock: {
    carousel: 'carousel',
    entries: 'entries',
    goods: 'goods',
    camps: 'camps',
    lives: 'lives',
    exams: 'exams',
    notices: 'notices',
    richText: 'richText',
    about: 'about',
    numbers: 'numbers',
    image: 'image',
  },
  /** Ids of specials (000 §7, assumed): the one whose classes the list of articles shows. */
  special: { articles: 'news' },
  /** How an order of the marketplace stands (000 §4, assumed). */
  orderStatus: { unpaid: 1, paid: 2, closed: 3, refunded: 4 },
  /** Whether a message was read (001 §7, assumed). */
  messageRead: { unread: 0, read: 1 },
  /** What a face check is for (001 §4); `likeCourse` is in no document (G-145). */
  faceFlow: { course: 1, exam: 2, likeCourse: 3, other: 4 },
  /** What passing a face check opens (001 §3). */
  faceAccess: { task: 1, course: 2, resource: 3 },
  /** Envelope codes of a file that is not taken (assumed); `closed`: the paper takes no files any more. */
  uploadRefusal: { voucherExpired: 41_001, tooLarge: 41_002, fileType: 41_003, closed: 41_004 },
  /** Envelope codes that refuse an answer, or the end, of a practice (assumed). */
  practiceRefusal: { ended: 40_911, closed: 40_912, noSuchMode: 40_411 },
  /** Envelope codes that refuse an answer, or the submission, of an assessment (assumed). */
  assessRefusal: { over: 42_101, submitted: 42_102, badAnswer: 42_103, empty: 42_104, closed: 42_105 },
  /** Envelope codes that refuse a minute of study (assumed). */
  studyRefusal: { locked: 40_971, expired: 40_972, empty: 40_973, withdrawn: 40_974, notRunning: 40_975 },
  /** Envelope codes that refuse an order (assumed). */
  orderRefusal: { owned: 42_121, soldOut: 42_122, saleEnded: 42_123, forOthers: 42_124 },
} as const;

export type CodeTable = keyof typeof codeTables;

/** A number of these decides what cannot be undone: it means something only where the profile names the table. */
export const namedOnly: readonly CodeTable[] = ['switchConsequence'];

/** Fields of answers that hold such a number, by call. */
export const codeFields: Readonly<Record<string, Readonly<Record<string, CodeTable>>>> = {
  userPaperFindQuestForExam: { type: 'questionType' },
  userPaperFindUserPaperInfo: { status: 'paperStatus', commitType: 'commitType' },
  examFindUserPaperListById: { status: 'paperStatus' },
  trainItemExamFindUserPaperListById: { status: 'paperStatus' },
  userPracticeFindQuestForExam: { type: 'questionType' },
  assessUserAnswerQuestionList: { type: 'questionType' },
  userPracticeModelInfo: { model: 'practiceMode' },
  userPracticeFindUserPaperInfo: { status: 'paperStatus' },
  userExamFindUserExams: { buttonStatus: 'buttonState' },
  trainItemExamFindMyExamList: { buttonStatus: 'buttonState' },
  trainItemExamFindTrainExamInfoById: { buttonStatus: 'buttonState' },
  findBasicExamById: { switchConsequence: 'switchConsequence' },
  findUserPaperSurface: { switchConsequence: 'switchConsequence' },
  monitorStaffActions: { kind: 'staffAction' },
  showPageLayoutForClick: { component: 'pageBlock' },
  getBlockListForClick: { component: 'pageBlock' },
  saveBlockForClick: { component: 'pageBlock' },
  msgList: { readStatus: 'messageRead' },
  getOrderByNo: { status: 'orderStatus' },
  getOrderStatus: { status: 'orderStatus' },
  certificateOrderList: { payStatus: 'orderStatus' },
};

/** Fields of requests that hold such a number, by call. */
export const sentCodeFields: typeof codeFields = {
  userPaperCommitAllPaper: { commitType: 'commitType' },
  userPracticeJoinExam: { model: 'practiceMode' },
  cmsGetSpecialShow: { specialId: 'special' },
  humanFaceComparison: { businessType: 'faceFlow' },
  saveFaceAccess: { type: 'faceAccess' },
  viewFaceAccess: { type: 'faceAccess' },
  msgList: { readStatus: 'messageRead' },
};

/** Tables of envelope codes, by the call that they refuse. */
export const refusalTables: Readonly<Record<string, CodeTable>> = {
  userPaperCommitAllPaper: 'commitRefusal',
  examJoinExam: 'openRefusal',
  getUpFloadFileVoucher: 'uploadRefusal',
  getUploadDocVoucher: 'uploadRefusal',
  resourceUploadPart: 'uploadRefusal',
  userPracticeJoinExam: 'practiceRefusal',
  userPracticeCommitPaper: 'practiceRefusal',
  userPracticeCommitAllPaper: 'practiceRefusal',
  userPracticeQuestionMark: 'practiceRefusal',
  assessUserAnswerQuestionList: 'assessRefusal',
  assessUserAnswerSaveUserAnswer: 'assessRefusal',
  saveLog: 'studyRefusal',
  placeOrder: 'orderRefusal',
  placeOrderV2: 'orderRefusal',
};

/** Words that platforms use for our numbers; compared without case, spaces, `_` and `-`. */
export const commonCodeNames: Readonly<Partial<Record<CodeTable, Readonly<Record<string, readonly string[]>>>>> = {
  questionType: {
    single: ['single', 'singlechoice', 'radio', '单选', '单选题'],
    multiple: ['multiple', 'multiplechoice', 'multichoice', 'multi', 'checkbox', '多选', '多选题'],
    judge: ['judge', 'judgement', 'judgment', 'truefalse', 'boolean', '判断', '判断题'],
    blank: ['blank', 'fillblank', 'fillintheblank', 'completion', '填空', '填空题'],
    short: ['short', 'shortanswer', 'qa', '简答', '简答题', '问答', '问答题'],
    essay: ['essay', 'discussion', 'composition', '论述', '论述题', '作文'],
    case: ['case', 'material', 'composite', 'reading', '案例', '案例题', '材料题', '综合题'],
    matching: ['matching', 'match', '连线', '连线题', '匹配题'],
    ordering: ['ordering', 'order', 'sort', 'sequence', '排序', '排序题'],
    upload: ['upload', 'file', 'attachment', '上传', '上传题', '实操题'],
    listening: ['listening', 'audio', '听力', '听力题'],
  },
  paperStatus: {
    inProgress: ['inprogress', 'doing', 'open', 'answering', 'unsubmitted', '答题中', '进行中', '未提交'],
    handedIn: ['handedin', 'submitted', 'committed', 'commit', '已提交', '已交卷', '待批阅'],
    marked: ['marked', 'graded', 'finished', 'corrected', '已批阅', '已阅卷'],
  },
  pageBlock: {
    carousel: ['carousel', 'banner', 'swiper', 'slides', 'slider', '轮播', '轮播图'],
    entries: ['entries', 'entry', 'shortcuts', 'navgrid', '快捷入口'],
    goods: ['goods', 'goodslist', 'courses', 'courselist', '课程'],
    camps: ['camps', 'train', 'trains', 'trainlist', '训练营'],
    lives: ['lives', 'live', 'livelist', '直播'],
    exams: ['exams', 'exam', 'examlist', '考试'],
    notices: ['notices', 'notice', 'news', 'articles', 'articlelist', '公告', '资讯'],
    richText: ['richtext', 'html', 'text', '富文本'],
    about: ['about', 'aboutus', '关于我们'],
    numbers: ['numbers', 'statistics', 'counters', '数据'],
    image: ['image', 'picture', 'pic', 'img', '图片'],
  },
  messageRead: { unread: ['unread', '未读'], read: ['read', '已读'] },
  orderStatus: {
    unpaid: ['unpaid', 'notpaid', 'notpay', 'waitpay', 'waiting', 'created', '待支付', '待付款', '未支付'],
    paid: ['paid', 'success', 'payed', 'finished', '已支付', '已付款', '支付成功'],
    closed: ['closed', 'cancelled', 'canceled', 'expired', '已关闭', '已取消'],
    refunded: ['refunded', 'refund', '已退款'],
  },
};
