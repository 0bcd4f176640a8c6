import * as z from 'zod/mini';
import type { ProfileChanges, UserInfo } from '#contract/platform/account/user.ts';
import type { Region } from '#contract/platform/site/region-tree.ts';
import { isIdCardNo, normalName } from '#domain/validation/patterns.ts';
import { birthdayError, birthdayOf, dayOfBirthday, nicknameError } from '../rules.ts';
import { choiceOf, codeOfArea, isCompleteArea, type AreaChoice } from './area.ts';

/** The editable fields of a profile, as form values. */
export interface ProfileValues {
  name: string;
  nickname: string;
  /** '1' male, '2' female, '3' secret (001 §3); '' when the platform names none. */
  gender: string;
  /** yyyy-MM-dd, or ''. */
  birthday: string;
  area: AreaChoice;
}

export const genders = ['1', '2', '3'] as const;

/** The form values of a profile. */
export function valuesOf(info: UserInfo, tree: readonly Region[]): ProfileValues {
  return {
    name: info.name,
    nickname: info.nickname,
    gender: genders.find((gender) => gender === String(info.gender)) ?? '',
    birthday: dayOfBirthday(info.birthday),
    area: choiceOf(tree, info.areaCode),
  };
}

/**
 * The request body: the six fields as they are known (001 §7), so that a platform that overwrites all of them loses none;
 * null: nothing was changed. What the form could not read, such as an area that is not in the tree, goes back as it came;
 * what the platform did not tell, or masked, is left out.
 */
export function bodyOf(values: ProfileValues, before: ProfileValues, info: UserInfo): ProfileChanges | null {
  const [now, was] = [wireOf(values), wireOf(before)];
  const changed = {
    ...(now.name !== was.name && { name: now.name }),
    ...(now.nickname !== was.nickname && { nickname: now.nickname }),
    ...(now.gender !== was.gender && { gender: now.gender }),
    ...(now.birthday !== was.birthday && { birthday: now.birthday }),
    ...(now.areaCode !== was.areaCode && { areaCode: now.areaCode }),
  };
  if (Object.keys(changed).length === 0) return null;
  const { name, nickname, gender, birthday, areaCode, idCardNo } = info;
  return {
    ...(name !== '' && { name }),
    ...(nickname !== '' && { nickname }),
    ...(gender > 0 && { gender }),
    ...(birthday !== '' && { birthday }),
    ...(areaCode !== '' && { areaCode }),
    ...(isIdCardNo(idCardNo) && { idCardNo }),
    ...changed,
  };
}

function wireOf({ name, nickname, gender, birthday, area }: ProfileValues) {
  return {
    name: normalName(name),
    nickname: nickname.trim(),
    gender: Number(gender),
    birthday: birthdayOf(birthday),
    areaCode: codeOfArea(area),
  };
}

/** The form schema; messages are keys below `profile:errors`. `today` is yyyy-MM-dd. */
export function profileSchema(tree: readonly Region[], today: string) {
  return z
    .object({
      name: z.string(),
      nickname: z.string(),
      gender: z.string(),
      birthday: z.string(),
      area: z.object({ province: z.string(), city: z.string(), district: z.string() }),
    })
    .check((form) => {
      const { nickname, birthday, area } = form.value;
      const report = (path: keyof ProfileValues, message: string | null) => {
        if (message) form.issues.push({ code: 'custom', path: [path], message, input: form.value[path] });
      };
      report('nickname', nicknameError(nickname));
      report('birthday', birthdayError(birthday, today));
      report('area', isCompleteArea(tree, area) ? null : 'areaPart');
    });
}
