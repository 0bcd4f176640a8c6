import { describe, expect, it } from 'vitest';
import { describeFaults, readProfile } from './read-profile.ts';

const lines = (...text: string[]) => text.join('\n');

describe('a platform profile', () => {
  it.each([
    ['{}', {}],
    ['{"files": {"commitAs": "id"}}', { files: { commitAs: 'id' } }],
    ['{"zone": "+09:00", "lacks": ["monitoring"]}', { zone: '+09:00', lacks: ['monitoring'] }],
    [
      '{"fields": {"userPaperFindQuestForExam": {"sectionList": "questionGroupList", "childList": ["a", "b.c"]}}}',
      { fields: { userPaperFindQuestForExam: { sectionList: 'questionGroupList', childList: ['a', 'b.c'] } } },
    ],
    [
      '{"envelope": {"code": "status", "success": ["OK", 1]}, "codes": {"questionType": {"single": ["radio", 11]}}}',
      { envelope: { code: 'status', success: ['OK', 1] }, codes: { questionType: { single: ['radio', 11] } } },
    ],
  ])('%s', (text, profile) => expect(readProfile(text)).toEqual({ profile, faults: [] }));

  it.each([
    ['no JSON', lines('{', '  "zone": +09:00', '}'), 2, /JSON/],
    ['empty', '', 1, /empty|JSON/],
    ['an unknown part', lines('{', '  "name": "x",', '  "codez": {}', '}'), 3, /codez is no part/],
    ['an unknown table', lines('{"codes": {', '"colour": {}', '}}'), 2, /colour is no part/],
    ['a zone that is none', lines('{', '', '"zone": "Peking"}'), 3, /zone/],
    ['a path to another host', lines('{"paths": {', '"examJoinExam": "https://elsewhere.cn/x"}}'), 2, /examJoinExam/],
    ['a path to another host, shorter', '{"paths": {"examJoinExam": "//elsewhere.cn/x"}}', 1, /examJoinExam/],
    ['a header that names a host', lines('{"token":', '{"header": "Host"}}'), 2, /token.header/],
    [
      'a refused commit as a success',
      lines('{"envelope": {', '"success": [0, 777]},', '"codes": {"commitRefusal": {"tooLate": 777}}}'),
      2,
      /777, which is codes.commitRefusal.tooLate/,
    ],
    ['a name of files that is none', lines('{"files": {', '"commitAs": "md5"}}'), 2, /files.commitAs/],
    [
      'a name that only uploads tell, without uploads',
      lines('{"lacks": ["uploads"],', '"files": {', '"commitAs": "url"}}'),
      3,
      /files.commitAs is url, which only an upload tells/,
    ],
    ['the end of a session as a success', lines('{"envelope":', '{"success": "303"}}'), 2, /303/],
  ])('%s is refused with its line', (_, text, line, problem) => {
    const { profile, faults } = readProfile(text);
    expect(profile).toBeNull();
    expect(faults[0]?.line).toBe(line);
    expect(describeFaults('platform.json', faults)).toMatch(problem);
    expect(describeFaults('platform.json', faults)).toContain(`platform.json:${line}: `);
  });
});
