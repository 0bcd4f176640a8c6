import * as z from 'zod/mini';
import * as calls from '#contract/platform/account/user.ts';
import { getTree, regionTreeType } from '#contract/platform/site/region-tree.ts';
import { branches } from '../../content/organisations.ts';
import { people } from '../../content/people.ts';
import type { Account } from '../../server/account.ts';
import { wireTime } from '../../server/clock.ts';
import { handle, handleOpen, type Context } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';
import { personCodes } from './codes.ts';
import { headImageOf } from './head-image.ts';
import { cardOf, factsOf } from './id-card.ts';
import { isSmallestRegion, regions } from './regions.ts';

const longestNickname = 15;
const longestName = 30;

const profileRow = z.object({
  nickname: z.string(),
  gender: z.number(),
  birthday: z.string(),
  area_code: z.string(),
  id_card_no: z.string(),
});
export type Profile = z.output<typeof profileRow>;

/** The profile of an account; who never wrote one has what the platform knows. */
export function profileOf(store: Store, account: Account): Profile {
  const kept = store.one(profileRow, 'SELECT * FROM profile WHERE account_id = ?', account.id);
  if (kept) return kept;
  const { idCardNo } = cardOf(account);
  if (account.verified !== 1) {
    return { nickname: `学员${account.phone.slice(-4)}`, gender: 3, birthday: '', area_code: '', id_card_no: '' };
  }
  const nickname = account.name.length > 2 ? account.name.slice(1) : account.name;
  return { nickname, ...factsOf(idCardNo), area_code: idCardNo.slice(0, 6), id_card_no: idCardNo };
}

/** Keeps a profile. */
export function keepProfile(store: Store, accountId: string, profile: Profile): void {
  store.run(
    `INSERT OR REPLACE INTO profile (account_id, nickname, gender, birthday, area_code, id_card_no)
     VALUES (?, ?, ?, ?, ?, ?)`,
    accountId,
    profile.nickname,
    profile.gender,
    profile.birthday,
    profile.area_code,
    profile.id_card_no,
  );
}

const refuse = (message: string): never => {
  throw new Refusal(serverCodes.badParameter, message);
};

/** A day of the calendar that has come already, written yyyy-MM-dd HH:mm:ss (001 §3, 001 §5). */
function checkBirthday(text: string, now: number): void {
  if (text === '') return;
  const [, day] = /^(\d{4}-\d{2}-\d{2}) \d{2}:\d{2}:\d{2}$/.exec(text) ?? refuse('生日格式不正确');
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) refuse('生日格式不正确');
  if (`${day}` > `${wireTime(now)}`) refuse('生日不能晚于今天');
}

/** Changes the given fields of a profile; the others stay. */
function update(changes: calls.ProfileChanges, { store, account, clock }: Context): void {
  const profile = profileOf(store, account);
  const name = changes.name?.trim() ?? account.name;
  const nickname = changes.nickname?.trim() ?? profile.nickname;
  const { gender = profile.gender, birthday = profile.birthday, areaCode: area_code = profile.area_code } = changes;
  if (account.verified === 1 && name !== account.name) {
    throw new Refusal(personCodes.nameFixed, '已实名认证，不能修改用户名');
  }
  if (Array.from(name).length > longestName) refuse(`姓名最多 ${longestName} 个字`);
  if (nickname === '') refuse('昵称不能为空');
  if (Array.from(nickname).length > longestNickname) refuse(`昵称最多 ${longestNickname} 个字`);
  if (![1, 2, 3].includes(gender)) refuse('参数 gender 超出范围');
  checkBirthday(birthday, clock.now());
  if (area_code !== '' && !isSmallestRegion(area_code)) refuse('请选择完整的所在地区');
  if (changes.idCardNo !== undefined && changes.idCardNo !== profile.id_card_no)
    refuse('身份证号以身份认证结果为准，不能直接修改');
  store.together(() => {
    keepProfile(store, account.id, { ...profile, nickname, gender, birthday, area_code });
    store.run('UPDATE account SET name = ? WHERE id = ?', name, account.id);
  });
}

/** Branches whose learners upload a picture in place of the camera, and branches below them. */
const special = { branch: 'b-anhe', subBranch: 'b-jiangbei' };

export const profileHandlers = [
  handle(calls.getUserInfo, (_, { store, account }) => {
    const { nickname, gender, birthday, area_code, id_card_no } = profileOf(store, account);
    const { id: accountId, phone, mail, name, verified } = account;
    return {
      accountId,
      phone,
      mail,
      name,
      nickname,
      gender,
      birthday,
      areaCode: area_code,
      idCardNo: id_card_no,
      headImage: headImageOf(account),
      idAuthStatus: verified,
    };
  }),
  handle(calls.updateBySelf, update),
  handle(calls.updateUserForTheme, update),
  handle(calls.currentBranchInfo, (_, { account }) => {
    const own = people.find(({ phone }) => phone === account.phone)?.branches ?? [];
    const inBranch = (wanted: string) => branches.some(({ id }) => id === wanted && own.includes(id));
    return { wdBranch: inBranch(special.branch), wdSubBranch: inBranch(special.subBranch) };
  }),
  handleOpen(getTree, ({ type }) => (type === regionTreeType ? regions : refuse('参数 type 超出范围'))),
];
