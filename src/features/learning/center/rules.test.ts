import { describe, expect, it } from 'vitest';
import { buttonOf, countsOf, joinedIds, matches, pagesByTask, taskFilters, warningOf, withInfo } from './rules.ts';

const task = {
  id: 't',
  name: '焊接复审 ABC',
  coverUrl: '',
  isNewTask: false,
  taskType: 1,
  branchName: '江北',
  startTime: null,
  endTime: null,
  cycleType: 3,
  contentTypeSet: null,
  studyProcess: 5,
  courseNum: null,
  learnTotalTime: null,
  taskItemTypeList: [],
};
const info = { ...task, taskId: 't', studyProcess: 64, courseNum: 8, learnTotalTime: 5400 };

it('tabs ask for their status [task-filter]', () => {
  expect(taskFilters).toEqual({ all: undefined, notStarted: 1, inProgress: 2, ended: 3 });
});

describe('a button', () => {
  it.each([
    ['over', false, 'view'],
    ['over', true, 'view'],
    ['running', true, 'start'],
    ['before', true, 'start'],
    ['running', false, 'continue'],
  ] as const)(
    'of a task that is %s, new %s, says %s [task-button-view] [task-button-new] [task-button-continue]',
    (phase, isNewTask, label) => expect(buttonOf({ isNewTask }, phase)).toBe(label),
  );

  it.each([
    ['before', 'notStarted'],
    ['over', 'expired'],
    ['running', null],
  ] as const)('of a task that is %s warns %s [task-open-notstarted] [task-open-ended]', (phase, warning) =>
    expect(warningOf(phase)).toBe(warning),
  );
});

describe('learning info', () => {
  it('is asked for by comma-joined ids [task-info-comma]', () => {
    expect(joinedIds([{ id: '1' }, { id: '2' }])).toBe('1,2');
    expect(joinedIds([])).toBeNull();
    const [a, b, c] = ['1', '2', '3'].map((id) => ({ ...task, id }));
    const known = pagesByTask([{ list: [a!, b!] }, { list: [] }, { list: [c!] }]);
    expect([known.get(b!), known.get(c!)]).toEqual([
      { number: 0, ids: '1,2' },
      { number: 2, ids: '3' },
    ]);
  });

  it('fills what the list lacks [task-item-shows]', () => {
    expect(withInfo(task, info)).toMatchObject({ studyProcess: 64, courseNum: 8, learnTotalTime: 5400 });
    expect(withInfo(task, { ...info, studyProcess: null })).toMatchObject({ studyProcess: 5 });
    expect(withInfo(task, undefined)).toBe(task);
  });

  it('counts kinds, or the courses alone', () => {
    const taskItemTypeList = [
      { type: 'chapter' as const, count: 3 },
      { type: 'exam' as const, count: 2 },
      { type: 'form' as const, count: 0 },
    ];
    expect(countsOf({ taskItemTypeList, courseNum: 8 })).toEqual([
      { type: 'course', count: 8 },
      { type: 'exam', count: 2 },
    ]);
    const told = [{ type: 'course' as const, count: 3 }];
    expect(countsOf({ taskItemTypeList: told, courseNum: 8 })).toEqual(told);
    expect(countsOf({ taskItemTypeList: [], courseNum: 8 })).toEqual([{ type: 'course', count: 8 }]);
    expect(countsOf({ taskItemTypeList: [], courseNum: null })).toEqual([]);
  });
});

it.each([
  ['', true],
  [' abc ', true],
  ['江北', true],
  ['电工', false],
])('a search for %j finds it: %s', (search, found) => expect(matches(task, search)).toBe(found));
