import type { Habit } from '../server/habit.ts';
import { reshaped } from './reshape.ts';

/** Fields that a person reads as the name or the title of something. */
const displayed =
  /^(?:examName|sourceName|lockSourceName|organName|branchName|branchTitle|tenantName|title|subTitle|shortName|fullName|userName|realName|nickName|certName|certificateName|courseName|categoryName|typeName|menuName|navName|author|source|name|site[A-Z]\w*Name|providerName|industryName|address|summary|description)$/;

const parts = [
  '低压电工作业安全技术培训考试',
  'Prüfungsvorbereitungslehrgang',
  '👷🏽‍♀️🔧',
  'تدريب السلامة المهنية',
  'W'.repeat(60),
];

/** How many UTF-16 units a name has. */
export const longNameLength = 400;

/** A name of 400 characters that begins with the documented one and mixes scripts, directions, emoji and no break. */
export function longName(name: string): string {
  let long = name;
  for (let at = 0; long.length < longNameLength; at += 1) long += parts[at % parts.length];
  return long.slice(0, longNameLength).replace(/[\uD800-\uDBFF]$/, '');
}

/** Every name and title is 400 characters long. */
export const longNames: Habit = {
  moved: null,
  token: ({ token = '' }) => String(token),
  understand: (_, sent) => sent,
  say(_, { code, message, data }) {
    const leaf = (value: unknown, name: string) =>
      typeof value === 'string' && value !== '' && displayed.test(name) ? longName(value) : value;
    return JSON.stringify({ code, message, data: reshaped(data, { leaf }) });
  },
};
