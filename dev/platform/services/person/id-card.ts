import { createHash } from 'node:crypto';
import { demoVisitor, people, quirkOf, spareLearners } from '../../content/people.ts';
import type { Account } from '../../server/account.ts';

/** What is printed on somebody's ID card. */
export interface IdCard {
  name: string;
  idCardNo: string;
  issuer: string;
  /** As printed. */
  validity: string;
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkDigits = '10X98765432';

/** The last character of an 18-digit ID number (GB 11643). */
function checkDigitOf(seventeen: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(seventeen[index]), 0);
  return checkDigits[sum % 11] ?? '';
}

/** True for 18 characters with a right check digit, or 15 digits (001 §5, G-141). */
export function isIdCardNo(text: string): boolean {
  if (/^\d{15}$/.test(text)) return true;
  return /^\d{17}[\dX]$/.test(text) && checkDigitOf(text.slice(0, 17)) === text[17];
}

const issuers = [
  { code: '330203', name: '宁波市公安局海曙分局' },
  { code: '320106', name: '南京市公安局鼓楼分局' },
  { code: '310115', name: '上海市公安局浦东分局' },
  { code: '420106', name: '武汉市公安局武昌分局' },
  { code: '510104', name: '成都市公安局锦江分局' },
  { code: '440305', name: '深圳市公安局南山分局' },
];

const strangers = ['林晓峰', '郭文静', '马志强', '罗雨桐', '梁宏伟', '宋佳慧'];
const femaleSigns = /[燕洁丽敏琳雪欣颖梅晴佳静慧桐]/u;
/** Seeded accounts by id, which stays when a phone is changed. */
const seededId = (phone: string) => `u-${phone.slice(-6)}`;
const printed = new Map([...people, ...spareLearners, demoVisitor].map(({ phone, name }) => [seededId(phone), name]));
const firstId = seededId(people[0]?.phone ?? '');

/** The card that an account's learner holds: always the same one, with a name and a number that fit together. */
export function cardOf(account: Pick<Account, 'id' | 'phone' | 'name'>): IdCard {
  const held = quirkOf(account.phone) === 'card-taken' ? firstId : account.id;
  const dice = createHash('sha256').update(held).digest();
  const at = (index: number, below: number) => (dice[index] ?? 0) % below;
  const name = printed.get(account.id) ?? nameOf(account.name) ?? strangers[at(0, strangers.length)] ?? account.name;
  const issuer = issuers[at(1, issuers.length)] ?? { code: '110101', name: '北京市公安局东城分局' };
  const female = femaleSigns.test(printed.get(held) ?? name);
  const two = (value: number) => String(value).padStart(2, '0');
  const born = `${1972 + at(2, 28)}${two(1 + at(3, 12))}${two(1 + at(4, 28))}`;
  const seventeen = `${issuer.code}${born}${two(at(5, 90) + 10)}${at(6, 5) * 2 + (female ? 0 : 1)}`;
  const [year, monthDay] = [2016 + at(7, 8), `${two(1 + at(8, 12))}.${two(1 + at(9, 28))}`];
  return {
    name,
    idCardNo: seventeen + checkDigitOf(seventeen),
    issuer: issuer.name,
    validity: `${year}.${monthDay}-${year + 20}.${monthDay}`,
  };
}

function nameOf(name: string): string | null {
  return /^\p{Script=Han}{2,4}$/u.test(name) ? name : null;
}

/** Birthday ('yyyy-MM-dd 00:00:00') and gender (1 male, 2 female) as an 18-digit number tells them. */
export function factsOf(idCardNo: string): { birthday: string; gender: number } {
  const [year, month, day] = [idCardNo.slice(6, 10), idCardNo.slice(10, 12), idCardNo.slice(12, 14)];
  return { birthday: `${year}-${month}-${day} 00:00:00`, gender: Number(idCardNo[16]) % 2 === 1 ? 1 : 2 };
}
