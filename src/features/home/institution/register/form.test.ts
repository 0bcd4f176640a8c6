import { describe, expect, it } from 'vitest';
import { chosenRegions } from '#domain/regions/region-choice.ts';
import { applicationOf, emptyBase, problemsOf, type BaseValues } from './form.ts';

const leaf = (code: string, name: string) => ({ code, name, children: [] });
const tree = [
  {
    code: '330000',
    name: '浙江省',
    children: [{ code: '330200', name: '宁波市', children: [leaf('330203', '海曙区'), leaf('330205', '江北区')] }],
  },
  { code: '440000', name: '广东省', children: [leaf('441900', '东莞市')] },
];

const good: BaseValues = {
  name: '宁波海曙职业技能培训学校',
  codeKind: 'credit',
  organCode: '52330203MJ8951234K',
  userName: '林晓',
  phone: ' 13800017719 ',
  province: '330000',
  city: '330200',
  district: '330203',
  addressDetail: '',
  classroomNum: '0',
  siteArea: '2600',
  licence: ['/media/upload/a.png'],
  photos: ['/media/upload/b.png'],
};

describe('form of a training base', () => {
  it('takes one in order, the phone trimmed, the address left out', () => {
    expect(problemsOf(good, tree)).toEqual({});
  });

  it('asks for everything that is needed', () => {
    expect(problemsOf(emptyBase, tree)).toEqual({
      name: 'nameMissing',
      organCode: 'codeMissing',
      userName: 'userNameMissing',
      phone: 'phoneMissing',
      province: 'province',
      city: 'city',
      district: 'district',
      classroomNum: 'classroomMissing',
      siteArea: 'areaMissing',
      licence: 'licenceMissing',
      photos: 'photosMissing',
    });
  });

  it.each<[string, Partial<BaseValues>, Partial<Record<keyof BaseValues, string>>]>([
    ['a credit code in lower case', { organCode: '52330203mj8951234k' }, { organCode: 'creditCode' }],
    ['15 characters as a credit code', { organCode: '330203000012345' }, { organCode: 'creditCode' }],
    ['15 characters as a registration number', { codeKind: 'register', organCode: '330203000012345' }, {}],
    [
      '16 as a registration number',
      { codeKind: 'register', organCode: '3302030000123456' },
      { organCode: 'registerNumber' },
    ],
    ['a name as long as on its licence', { name: '宁'.repeat(90) }, {}],
    ['a contact of 30', { userName: '林'.repeat(30) }, {}],
    ['a contact of 31', { userName: '林'.repeat(31) }, { userName: 'userNameLong' }],
    ['a phone of no range', { phone: '15400000000' }, { phone: 'phone' }],
    ['an address of 50', { addressDetail: '路'.repeat(50) }, {}],
    ['an address of 51', { addressDetail: '路'.repeat(51) }, { addressDetail: 'addressLong' }],
    ['half a classroom', { classroomNum: '1.5' }, { classroomNum: 'integer' }],
    ['an area with a sign', { siteArea: '-5' }, { siteArea: 'integer' }],
    ['a city of another province', { province: '440000' }, { city: 'city', district: 'district' }],
    ['a city without districts', { province: '440000', city: '441900', district: '' }, {}],
  ])('%s', (_, change, problems) => {
    expect(problemsOf({ ...good, ...change }, tree)).toEqual(problems);
  });

  it('sends names, the code of the smallest region, numbers as numbers', () => {
    expect(applicationOf(good, tree)).toMatchObject({
      phone: '13800017719',
      province: '浙江省',
      city: '宁波市',
      district: '海曙区',
      regionCode: '330203',
      classroomNum: 0,
      siteArea: 2600,
    });
    expect(applicationOf({ ...good, province: '440000', city: '441900', district: '' }, tree)).toMatchObject({
      district: '',
      regionCode: '441900',
    });
  });

  it('reads only what is chosen from above', () => {
    expect(chosenRegions(tree, { province: '', city: '330200', district: '330203' })).toEqual([]);
  });
});
