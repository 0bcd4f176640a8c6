import { definePath, defineQueryPath } from './define-path.ts';

const playQuery = [
  'trainId',
  'courseId',
  'detailId',
  'studyProcess',
  'courseName',
  'taskType',
  'taskId',
  'id',
  'backPathName',
  'backMoudle',
  'backPath',
] as const;

/** Learning centre, tasks, camps, courses, forms, homework, bookings (002 §2). */
export const learningPaths = {
  center: definePath('/learning'),
  task: defineQueryPath('/learning/taskDetail', ['backMoudle', 'id', 'isNewTask', 'validity', 'backPath']),
  /** No document shows its query. */
  courseDetails: defineQueryPath('/learning/courseDetails', ['courseId', 'taskId', 'taskType', 'trainId', 'backPath']),
  // No document shows the queries of forms.
  form: defineQueryPath('/learning/formPage', ['formId', 'taskId']),
  checkForm: defineQueryPath('/checkFormWj', ['formId', 'taskId']),
  lowCodeForm: defineQueryPath('/lowcodeForm', ['formId', 'taskId']),
  homework: defineQueryPath('/learning/assignment', ['courseId', 'homeworkId', 'taskId']),
  bookings: definePath('/learning/subscribeList'),
  /** Ours: no document has an agenda. */
  agenda: definePath('/learning/agenda'),
  /** Ours: no document says where courses are chosen and saved ones found. */
  courses: defineQueryPath('/learning/courses', ['tab']),
  course: definePath('/course'),
  /** `taskId` carries the camp (G-076). No document says what its `dymode` means: it stays in the address (G-075). */
  catalog: defineQueryPath('/course/catalog', ['taskId', 'backMoudle', 'taskType', 'validity', 'backPath']),
  play: defineQueryPath('/course/play', playQuery),
  /** An older address of the player. */
  oldPlay: definePath('/coursePlay'),
  /** No document shows its query; without a course, `id` is a resource of a task (G-059). */
  video: defineQueryPath('/video', playQuery),
} as const;
