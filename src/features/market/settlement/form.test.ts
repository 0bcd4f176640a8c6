import { describe, expect, it } from 'vitest';
import {
  applicationOf,
  emptySettlement,
  isDoubtfulCode,
  problemsOf,
  settlementSchema,
  type SettlementValues,
} from './form.ts';

const regions = [
  {
    code: '42',
    name: '湖北省',
    children: [{ code: '4201', name: '武汉市', children: [{ code: '420102', name: '江岸区', children: [] }] }],
  },
];
const online: SettlementValues = {
  ...emptySettlement,
  online: true,
  name: '江岸职业培训学校',
  userName: '李敏',
  phone: '13871234567',
  authCode: '123456',
  province: '42',
  city: '4201',
  district: '420102',
  organCode: '91350100M000100Y43',
  licence: ['/media/licence.jpg'],
};
const offline: SettlementValues = {
  ...online,
  offline: true,
  classroomNum: '6',
  siteArea: '800',
  base: ['/media/base.jpg'],
};
const problem = (values: SettlementValues, name: keyof SettlementValues) => problemsOf(values, regions)[name] ?? null;

it.each([
  ['online training', online],
  ['offline training', offline],
])('a whole application for %s has no problem', (_, values) => {
  expect(problemsOf(values, regions)).toEqual({});
  expect(settlementSchema(regions).safeParse(values).success).toBe(true);
});

it('every problem reaches its field of the form', () => {
  const read = settlementSchema(regions).safeParse(emptySettlement);
  const paths = read.error?.issues.map(({ path }) => path[0]);
  expect(paths?.toSorted()).toEqual(Object.keys(problemsOf(emptySettlement, regions)).toSorted());
});

describe('what an application needs', () => {
  it.each([
    ['a way of training [settle-trainform-required]', { online: false }, 'online', 'trainForm'],
    ['a name [settle-name-required]', { name: '  ' }, 'name', 'name'],
    ['a contact [settle-username]', { userName: '' }, 'userName', 'userName'],
    ['a contact of at most 30 signs [settle-username]', { userName: '李'.repeat(31) }, 'userName', 'long'],
    ['a phone [settle-phone]', { phone: '' }, 'phone', 'phoneMissing'],
    ['a mobile phone [settle-phone]', { phone: '02788886666' }, 'phone', 'phone'],
    ['a phone of an assigned range [settle-phone]', { phone: '12871234567' }, 'phone', 'phone'],
    ['the code', { authCode: '' }, 'authCode', 'authCode'],
    ['a province [settle-region-required]', { province: '' }, 'province', 'province'],
    ['a city [settle-region-required]', { city: '' }, 'city', 'city'],
    ['a district [settle-region-required]', { district: '' }, 'district', 'district'],
    [
      'an address of at most 50 signs [settle-address-max]',
      { addressDetail: '路'.repeat(51) },
      'addressDetail',
      'addressLong',
    ],
    ['a credit code [settle-organcode]', { organCode: '' }, 'organCode', 'organCodeMissing'],
    ['a credit code of 18 signs [settle-organcode]', { organCode: '91350100m000100y43' }, 'organCode', 'organCode'],
    ['a licence [settle-license-required]', { licence: [] }, 'licence', 'licence'],
  ] as const)('%s', (_, change, name, key) => {
    expect(problem({ ...online, ...change, licence: 'licence' in change ? [] : online.licence }, name)).toBe(key);
  });

  it.each([
    ['a contact of 30 signs [settle-username]', { userName: '李'.repeat(30) }, 'userName'],
    ['a phone with spaces around it [settle-phone]', { phone: ' 13871234567 ' }, 'phone'],
    ['an address of 50 signs [settle-address-max]', { addressDetail: '路'.repeat(50) }, 'addressDetail'],
    ['no address', { addressDetail: '' }, 'addressDetail'],
    ['a code whose check character does not fit [settle-organcode]', { organCode: '91350100M000100Y44' }, 'organCode'],
  ] as const)('takes %s', (_, change, name) => {
    expect(problem({ ...online, ...change }, name)).toBeNull();
  });
});

describe('offline training needs more', () => {
  it.each([
    ['classrooms [settle-offline-required]', { classroomNum: '' }, 'classroomNum', 'classroomMissing'],
    ['an area [settle-offline-required]', { siteArea: ' ' }, 'siteArea', 'areaMissing'],
    ['whole classrooms [settle-offline-integer]', { classroomNum: '2.5' }, 'classroomNum', 'integer'],
    ['a whole area [settle-offline-integer]', { siteArea: '八百' }, 'siteArea', 'integer'],
  ] as const)('%s', (_, change, name, key) => {
    expect(problem({ ...offline, ...change }, name)).toBe(key);
    expect(problem({ ...offline, ...change, offline: false }, name)).toBeNull();
  });

  it('a photo of the base [settle-base-required]', () => {
    expect(problem({ ...offline, base: [] }, 'base')).toBe('base');
    expect(problem({ ...offline, base: [], offline: false }, 'base')).toBeNull();
  });
});

describe('what is sent', () => {
  it('is the whole application [settle-apply-body]', () => {
    expect(
      applicationOf({ ...offline, name: ' 江岸职业培训学校 ', addressDetail: ' 中山大道 1 号 ' }, regions),
    ).toEqual({
      trainFormList: [1, 2],
      trainOnline: 1,
      trainOffline: 1,
      name: '江岸职业培训学校',
      userName: '李敏',
      phone: '13871234567',
      authCode: '123456',
      province: '湖北省',
      city: '武汉市',
      district: '江岸区',
      regionCode: '420102',
      addressDetail: '中山大道 1 号',
      classroomNum: 6,
      siteArea: 800,
      organCode: '91350100M000100Y43',
      businessLicenseImage: '/media/licence.jpg',
      trainingBaseImage: '/media/base.jpg',
    });
  });

  it.each([
    [{ online: true, offline: false }, [1], 1, 0],
    [{ online: false, offline: true }, [2], 0, 1],
  ])(
    '%j becomes flags beside the list [settle-trainonline-flags]',
    (chosen, trainFormList, trainOnline, trainOffline) => {
      expect(applicationOf({ ...offline, ...chosen }, regions)).toMatchObject({
        trainFormList,
        trainOnline,
        trainOffline,
      });
    },
  );

  it('holds nothing of offline training without it', () => {
    const sent = applicationOf({ ...offline, offline: false }, regions);
    expect(['classroomNum', 'siteArea', 'trainingBaseImage'].filter((name) => name in sent)).toEqual([]);
  });

  it('names the district by its code [settle-regioncode]', () => {
    expect(applicationOf(online, regions).regionCode).toBe('420102');
  });
});

it.each([
  ['91350100M000100Y43', false],
  ['91350100M000100Y44', true],
  ['91350100', false],
])('the code %s is doubtful: %s', (code, doubtful) => {
  expect(isDoubtfulCode(code)).toBe(doubtful);
});
