import { describe, expect, it } from 'vitest';
import type { UserInfo } from '#contract/platform/account/user.ts';
import type { Region } from '#contract/platform/site/region-tree.ts';
import { bodyOf, valuesOf, type ProfileValues } from './profile-form.ts';

const tree: Region[] = [
  { code: '33', name: '浙江省', children: [{ code: '3302', name: '宁波市', children: [] }] },
  { code: '11', name: '北京市', children: [] },
];
const info: UserInfo = {
  accountId: 'a1',
  phone: '138****0002',
  mail: '',
  name: '李燕',
  nickname: '小燕',
  gender: 2,
  birthday: '1992-03-08 00:00:00',
  areaCode: '3302',
  idCardNo: '3302**********271X',
  headImage: '',
  idAuthStatus: 1,
};

describe('what is sent of a profile', () => {
  const known = { name: '李燕', nickname: '小燕', gender: 2, birthday: '1992-03-08 00:00:00', areaCode: '3302' };

  it.each<[string, Partial<UserInfo>, object]>([
    ['a masked ID number', {}, known],
    ['an ID number', { idCardNo: '11010519491231002X' }, { ...known, idCardNo: '11010519491231002X' }],
    ['an area that is not in the tree', { areaCode: '990000' }, { ...known, areaCode: '990000' }],
    ['an unknown gender', { gender: 9 }, { ...known, gender: 9 }],
    ['a birthday of another format', { birthday: '8 March 1992' }, { ...known, birthday: '8 March 1992' }],
    ['a name alone', { gender: 0, birthday: '', areaCode: '' }, { name: '李燕' }],
  ])('with %s, a new nickname is sent with all that is known [profile-update-body]', (_, given, body) => {
    const told = { ...info, ...given };
    const before = valuesOf(told, tree);
    expect(bodyOf({ ...before, nickname: ' 阿燕 ' }, before, told)).toEqual({ ...body, nickname: '阿燕' });
  });

  it.each<[Partial<ProfileValues>, object]>([
    [{ name: '李雁' }, { name: '李雁' }],
    [{ name: ' \u200b李\u3000雁\u202c ' }, { name: '李 雁' }],
    [{ name: '买买提•艾力' }, { name: '买买提·艾力' }],
    [{ gender: '1' }, { gender: 1 }],
    [{ birthday: '1992-03-09' }, { birthday: '1992-03-09 00:00:00' }],
    [{ birthday: '' }, { birthday: '' }],
    [{ area: { province: '11', city: '', district: '' } }, { areaCode: '11' }],
    [{ area: { province: '', city: '', district: '' } }, { areaCode: '' }],
  ])('%o sends %o [profile-update-body]', (typed, body) => {
    const before = valuesOf(info, tree);
    expect(bodyOf({ ...before, ...typed }, before, info)).toEqual({ ...known, ...body });
  });

  it('nothing is sent when nothing was changed', () => {
    const before = valuesOf(info, tree);
    expect(bodyOf(before, before, info)).toBeNull();
  });

  it('no gender is chosen for a learner whose gender is unknown', () => {
    expect(valuesOf({ ...info, gender: 0 }, tree).gender).toBe('');
  });
});
