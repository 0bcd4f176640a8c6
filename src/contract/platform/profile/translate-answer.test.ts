import { describe, expect, it } from 'vitest';
import type { PlatformProfile } from './profile.ts';
import { translateAnswer } from './translate-answer.ts';
import { translateFields, translateRequest } from './translate-request.ts';

const paper = 'userPaperFindQuestForExam';

describe('an answer in the documents’ words', () => {
  it('takes common names where ours is missing, at any depth, and removes nothing', () => {
    const sent = {
      questionGroupList: [
        { groupName: 'One', questions: [{ questionId: 7, stem: '?', options: [{ label: 'A', text: 'yes' }] }] },
      ],
    };
    expect(translateAnswer(paper, sent, {})).toMatchObject({
      questionGroupList: expect.anything(),
      sectionList: [{ name: 'One', questionList: [{ id: 7, title: '?', optionList: [{ key: 'A', content: 'yes' }] }] }],
    });
  });

  it('names a section by the kind of its questions where it has no other name', () => {
    const sent = { questionGroupList: [{ typeName: '单选题', questions: [{ questionId: 1 }] }] };
    expect(translateAnswer(paper, sent, {})).toMatchObject({ sectionList: [{ name: '单选题' }] });
  });

  it.each([
    [[{ questions: [{ id: 1 }] }], 'sectionList'],
    [[{ questionId: 1 }, { questionId: 2 }], 'questionList'],
  ])('names the parts of a paper that is a bare list: %j', (sent, name) => {
    expect(translateAnswer(paper, sent, {})).toMatchObject({ [name]: expect.any(Array) });
  });

  it.each(['userPracticeFindQuestForExam', 'assessUserAnswerQuestionList'])(
    'reads questions of %s like those of papers',
    (call) => {
      const group = { groupName: 'One', questions: [{ questionId: 7, questionType: 1 }] };
      const read = { name: 'One', questionList: [{ id: 7, type: 1 }] };
      expect(translateAnswer(call, { questionGroupList: [group] }, {})).toMatchObject({ sectionList: [read] });
      expect(translateAnswer(call, [{ questionId: 7 }], {})).toMatchObject({ questionList: [{ id: 7 }] });
    },
  );

  it.each(['getVideoPlayURL', 'studentGetVideoUrlByResourceId'])('reads a bare text of %s as the address', (call) => {
    expect(translateAnswer(call, 'https://films.example/a.mp4', {})).toEqual({
      playURL: 'https://films.example/a.mp4',
    });
    expect(translateAnswer(call, { url: 'https://films.example/a.mp4' }, {})).toMatchObject({
      playURL: 'https://films.example/a.mp4',
    });
  });

  it.each([
    ['userPracticeCommitPaper', [{ isRight: 1, analysis: 'why' }], { right: 1, analysis: 'why' }],
    [
      'userPracticeXFindUserExams',
      { list: [{ id: 'p', businessType: 2 }] },
      { list: [{ practiceId: 'p', sourceType: 2 }] },
    ],
    ['taskDetail', { taskItemList: [{ contentName: 'a' }] }, { itemList: [{ contentName: 'a' }] }],
    ['courseItemGetDocumentAccessToken', { url: '/a.pdf' }, { fileUrl: '/a.pdf' }],
    [
      'getUserTaskTrainingList',
      [{ id: 't', name: 'n', capacity: 8 }],
      [{ trainingId: 't', trainingName: 'n', limitNum: 8 }],
    ],
    ['findGoodsById', { description: 'x' }, { intro: 'x' }],
    ['openPlatformStuFindBranch', [{ goodsNum: 4 }], [{ courseCount: 4 }]],
  ])('of %s takes the names that are common', (call, sent, read) => {
    expect(translateAnswer(call, sent, {})).toMatchObject(read);
  });

  it('leaves a field of ours that is there', () => {
    expect(translateAnswer(paper, { title: 'ours', stem: 'theirs' }, {})).toMatchObject({ title: 'ours' });
    expect(translateAnswer(paper, { title: null, stem: 'theirs' }, {})).toMatchObject({ title: 'theirs' });
  });

  it.each<[string, unknown, PlatformProfile, unknown]>([
    ['a name', { a: 1 }, { fields: { x: { b: 'a' } } }, { a: 1, b: 1 }],
    ['the first name that is there', { c: 1 }, { fields: { x: { b: ['a', 'c'] } } }, { b: 1 }],
    ['a path', { user: { id: 5 } }, { fields: { x: { accountId: 'user.id' } } }, { accountId: 5 }],
    ['two names swapped', { a: 1, b: 2 }, { fields: { x: { a: 'b', b: 'a' } } }, { a: 2, b: 1 }],
    ['the answer itself', 'id-7', { fields: { x: { userPaperId: '.' } } }, { userPaperId: 'id-7' }],
    ['where the data lies', { info: { a: 1 } }, { inside: { x: 'info' }, fields: { x: { b: 'a' } } }, { b: 1 }],
    ['the first place that is there', { p: { a: 1 } }, { inside: { x: ['info', 'p'] } }, { a: 1 }],
    ['a place that is not there', { a: 1 }, { inside: { x: 'info' } }, { a: 1 }],
    ['another call', { a: 1 }, { fields: { y: { b: 'a' } } }, { a: 1 }],
    ['a time elsewhere', { at: '2026-11-22 10:00:00' }, { zone: '+09:00' }, { at: '2026-11-22 09:00:00' }],
    ['a time over midnight', ['2026-11-22 00:30'], { zone: '+09:30' }, ['2026-11-21 23:00:00']],
    ['a date of birth', { birthday: '1990-05-01 00:00:00' }, { zone: '+09:00' }, { birthday: '1990-05-01 00:00:00' }],
    ['no time', { at: '10:00' }, { zone: '+09:00' }, { at: '10:00' }],
    ['a time in UTC+8', { at: '2026-11-22 10:00' }, { zone: '+08:00' }, { at: '2026-11-22 10:00' }],
  ])('the profile gives %s', (_, sent, profile, read) => {
    expect({ got: translateAnswer('x', sent, profile) }).toMatchObject({ got: read });
  });

  it.each<[string, unknown, PlatformProfile, unknown]>([
    ['inside, by a common name', { userPaper: { questions: [] } }, {}, { questionList: [] }],
    ['at the outside, beside something of that name', { paper: { a: 1 }, questList: [] }, {}, { questionList: [] }],
    [
      'where the profile says',
      { paper: {}, b: { qs: [] } },
      { fields: { [paper]: { questionList: 'b.qs' } } },
      { questionList: [] },
    ],
    [
      'inside of what the profile says',
      { paper: {}, b: { questions: [] } },
      { inside: { [paper]: 'b' } },
      { questionList: [] },
    ],
  ])('a paper is found %s', (_, sent, profile, read) => {
    expect(translateAnswer(paper, sent, profile)).toMatchObject(read as object);
  });

  it.each<[unknown, PlatformProfile['codes'], unknown]>([
    [2, undefined, 2],
    ['2', undefined, '2'],
    ['radio', undefined, 1],
    ['MULTIPLE_CHOICE', undefined, 2],
    ['判断题', undefined, 3],
    ['hologram', undefined, 'hologram'],
    [1, { questionType: { multiple: 1, single: [2, 'one'] } }, 2],
    ['ONE', { questionType: { multiple: 1, single: [2, 'one'] } }, 1],
    // Ours means single by 3, theirs is not told: it must not be read as ours.
    [3, { questionType: { multiple: 1 } }, 'unknown:3'],
    ['radio', { questionType: { multiple: 1 } }, 1],
  ])('the type %j with %j is %j', (type, codes, read) => {
    expect(translateAnswer(paper, { type }, codes ? { codes } : {})).toEqual({ type: read });
  });

  it.each<[unknown, PlatformProfile['codes'], unknown]>([
    [2, undefined, 'unknown:2'],
    [2, { switchConsequence: { handedIn: 2 } }, 2],
    ['AUTO', { switchConsequence: { handedIn: 'AUTO' } }, 2],
    [null, undefined, null],
  ])('what follows too many absences, %j, means nothing until a profile names it: %j', (code, codes, read) => {
    const surface = { switchConsequence: code };
    expect(translateAnswer('findUserPaperSurface', surface, codes ? { codes } : {})).toEqual({
      switchConsequence: read,
    });
  });

  it.each<[string, PlatformProfile['codes'], string]>([
    ['goods', undefined, 'goods'],
    ['Goods_List', undefined, 'goods'],
    ['轮播图', undefined, 'carousel'],
    ['classroomMap', undefined, 'classroomMap'],
    ['Z7', { pageBlock: { lives: ['Z7', 'Z8'] } }, 'lives'],
    ['classroomMap', { pageBlock: { lives: 'Z7' } }, 'unknown:classroomMap'],
  ])('the block %s of a page with %j is %s', (component, codes, read) => {
    const block = { blockId: '1', component };
    expect(translateAnswer('showPageLayoutForClick', [block], codes ? { codes } : {})).toEqual([
      { blockId: '1', component: read },
    ]);
  });

  it('leaves the text of a question, whatever it looks like', () => {
    const option = { key: 'A', content: '2026-11-22 10:00:00' };
    expect(translateAnswer(paper, { optionList: [option] }, { zone: '+09:00' })).toMatchObject({
      optionList: [option],
    });
  });

  it('says that an exam has no cameras and no face check where the platform lacks them', () => {
    const told = { cameraCount: 2, cameraRequired: 1, faceRequired: 1 };
    const lacks: PlatformProfile = { lacks: ['monitoring', 'face'] };
    expect(translateAnswer('findBasicExamById', told, lacks)).toEqual({
      cameraCount: 0,
      cameraRequired: false,
      faceRequired: false,
    });
    expect(translateAnswer('findBasicExamById', told, { lacks: ['surface'] })).toEqual(told);
    expect(translateAnswer('getUserInfo', told, lacks)).toEqual(told);
  });

  it.each([[['a', 'b']], [null], [true], ['plain'], [5]])('%j stays as it is', (data) => {
    expect(translateAnswer('x', data, {})).toEqual(data);
  });
});

describe('a request in the platform’s words', () => {
  const profile: PlatformProfile = {
    zone: '+07:00',
    sent: { userPaperCommitAllPaper: { answerList: 'answers', questionId: 'qid', examId: 'exam_id' } },
    codes: { commitType: { learner: ['USER', 'U'], timeUp: 'TIMEOUT' } },
  };

  it('has its names, codes and zone', () => {
    const sent = {
      examId: 'e',
      commitType: 1,
      sealTime: '2026-11-22 10:00:00',
      answerList: [{ questionId: 'q', answer: ['2026-11-22 10:00:00'] }],
    };
    expect(translateRequest('userPaperCommitAllPaper', sent, profile)).toEqual({
      exam_id: 'e',
      commitType: 'USER',
      sealTime: '2026-11-22 09:00:00',
      // What the learner wrote is no time of the platform.
      answers: [{ qid: 'q', answer: ['2026-11-22 10:00:00'] }],
    });
    expect(translateRequest('userPaperCommitAllPaper', { commitType: 3 }, profile)).toEqual({ commitType: 3 });
  });

  it('has the platform’s names of every call, of which a call may have its own', () => {
    const paged: PlatformProfile = { sent: { '*': { pageNum: 'current' }, msgList: { pageNum: 'pageNo' } } };
    const query = new URLSearchParams({ pageNum: '1' });
    expect(translateFields('myCertificates', query, paged).toString()).toBe('current=1');
    expect(translateFields('msgList', query, paged).toString()).toBe('pageNo=1');
    expect(translateRequest('cmsArticleList', { pageNum: 2 }, paged)).toEqual({ current: 2 });
  });

  it('has the platform’s id of the special that the list of articles shows', () => {
    const query = new URLSearchParams({ specialId: 'news' });
    const codes: PlatformProfile = { codes: { special: { articles: 17 } } };
    expect(translateFields('cmsGetSpecialShow', query, codes).toString()).toBe('specialId=17');
    expect(translateFields('cmsGetSpecialShow', query, {}).toString()).toBe('specialId=news');
  });

  it('has them in queries, too', () => {
    const query = new URLSearchParams({ examId: 'e', fromTime: '2026-11-22 10:00:00' });
    expect(translateFields('userPaperCommitAllPaper', query, profile).toString()).toBe(
      'exam_id=e&fromTime=2026-11-22+09%3A00%3A00',
    );
  });
});
