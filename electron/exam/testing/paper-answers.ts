import { good } from './fake-platform.ts';

/** What an honest platform answers on the way to an open paper of one question. */
export function paperAnswers() {
  return {
    findBasicExamById: [good({ examType: 2, duration: 60, cameraCount: 2, cameraRequired: 1, faceRequired: 0 })],
    examFindUserPaperListById: [good({ list: [], total: 0 })],
    examJoinExam: [good({ userPaperId: 'p1', joinTime: '2026-03-02 09:00:00' })],
    findUserPaperSurface: [
      good({
        examName: '电工（四级）',
        duration: 60,
        joinTime: '2026-03-02 09:00:00',
        cameraCount: 2,
      }),
    ],
    userPaperFindQuestForExam: [
      good({
        sectionList: [
          { id: 's1', name: '一', questionList: [{ id: 'q1', type: 5, title: '<img src="/media/a.png">' }] },
        ],
      }),
    ],
  };
}
