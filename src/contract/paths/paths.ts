import type { ExamRef } from '../ipc/exam.ts';

type Query = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

// The wire's spelling (gaps G-062) is kept in addresses too, so that links of a platform fit.
function examQuery(exam: ExamRef): Query {
  return { examId: exam.examId, bussinessId: exam.businessId, type: exam.sourceType, name: exam.name };
}

/** Reads the exam out of an address that `paths` built; null when its id is missing. */
export function examFrom(query: URLSearchParams): ExamRef | null {
  const examId = query.get('examId');
  if (!examId) return null;
  return {
    examId,
    businessId: query.get('bussinessId') ?? '',
    sourceType: query.get('type') ?? '',
    name: query.get('name') ?? '',
  };
}

/** Addresses of every screen; nobody writes one by hand. */
export const paths = {
  root: () => '/',
  login: (query: { redirect?: string | undefined } = {}) => withQuery('/login', query),
  register: (query: { redirect?: string | undefined } = {}) => withQuery('/register', query),
  /** Recovery of a password. */
  forget: (query: { redirect?: string | undefined } = {}) => withQuery('/forget', query),
  /** The sign-in page of the new version of accounts. */
  loginNew: () => '/login_new',
  learning: () => '/learning',
  examList: () => '/examList',
  /** Must-read, device check and face check before an exam. */
  prepareExam: (exam: ExamRef) => withQuery('/exam/resdExam', examQuery(exam)),
  testPaper: (exam: ExamRef, attemptId?: string) => withQuery('/exam/testPaper', { ...examQuery(exam), attemptId }),
  handPaper: (exam: ExamRef, where: { attemptId?: string; userPaperId?: string } = {}) =>
    withQuery('/exam/handPaper', { ...examQuery(exam), ...where }),
  /** Identity verification above the learner's profile. */
  verifyIdentity: () => withQuery('/personalCenter', { tab: 'profile', verify: '1' }),
  personalCenter: (tab?: string) => withQuery('/personalCenter', { tab }),
  userAgreement: () => '/userAgreement',
  registerProtocol: () => '/registerProtocol',
  privacyPolicy: () => '/privacyPolicy',
  /** Articles: all, of one class, or what a search finds. */
  cmsList: (query: { classId?: string; keyword?: string } = {}) => withQuery('/cms/list', query),
  cmsDetail: (id: string) => withQuery('/cms/detail', { id }),
  cmsVideo: (id: string) => withQuery('/cms/video', { id }),
  notSignedIn: () => '/401',
  broken: () => '/500',
} as const;
