import { definePath, defineQueryPath } from './define-path.ts';

/** Learning centre, tasks, camps, courses, forms, homework, bookings (002 §2). */
export const learningPaths = {
  center: definePath('/learning'),
  task: defineQueryPath('/learning/taskDetail', ['backMoudle', 'id', 'isNewTask', 'validity', 'backPath']),
  /** No document shows its query. */
  courseDetails: defineQueryPath('/learning/courseDetails', ['courseId', 'taskId', 'taskType']),
  form: definePath('/learning/formPage'),
  checkForm: definePath('/checkFormWj'),
  lowCodeForm: definePath('/lowcodeForm'),
  homework: definePath('/learning/assignment'),
  bookings: definePath('/learning/subscribeList'),
  course: definePath('/course'),
  catalog: definePath('/course/catalog'),
  play: defineQueryPath('/course/play', [
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
  ]),
  /** An older address of the player. */
  oldPlay: definePath('/coursePlay'),
  video: definePath('/video'),
} as const;
