import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import * as calls from '#contract/platform/account/identity.ts';
import { quirkOf } from '../../content/people.ts';
import { accountRow, type Account } from '../../server/account.ts';
import { minute } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { jpegSize, pictureBytes } from '../../server/jpeg.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';
import { faceCodes } from '../face/codes.ts';
import { cardPicture, isReadableCard } from './card-picture.ts';
import { personCodes } from './codes.ts';
import { cardOf, factsOf, isIdCardNo } from './id-card.ts';
import { keepProfile, profileOf } from './profile.ts';

/** A token for a live face is good for so long. */
const tokenLifetimeMs = 10 * minute;
const attemptsAllowed = 5;
/** After this long the count of failures begins again. */
const forgottenAfterMs = 30 * minute;
/** A 300x300 JPEG of one flat colour is smaller than this. */
const flatBelow = 2_600;

const affirmedRow = z.object({ name: z.string(), id_card_no: z.string() });
const tokenRow = z.object({ issued_at: z.number(), used_at: z.nullable(z.number()) });
const count = z.object({ n: z.number() });

function refuseVerified({ verified }: Account): void {
  if (verified === 1) throw new Refusal(personCodes.alreadyVerified, '您已完成实名认证，无需重复认证');
}

type Side = 'front' | 'back';

/** Reads a side. The picture is looked at and forgotten. */
function discern({ side, image }: { side: Side; image: string }, { store, account, clock }: Context) {
  refuseVerified(account);
  const picture = cardPicture(image);
  if (!picture) throw new Refusal(faceCodes.photoUnusable, '照片格式不正确，请上传 5 MB 以内的 JPEG 或 PNG 图片');
  if (quirkOf(account.phone) === 'card-unreadable' || !isReadableCard(picture)) {
    throw new Refusal(personCodes.cardUnreadable, '未能识别证件信息，请确认照片清晰、四角完整后重新上传');
  }
  store.run(
    'INSERT OR REPLACE INTO card_reading (account_id, side, at) VALUES (?, ?, ?)',
    account.id,
    side,
    clock.now(),
  );
  const card = cardOf(account);
  if (side === 'back') return { name: '', idCardNo: '', issuer: card.issuer, validity: card.validity };
  // A reader takes one character for another now and then.
  const name = quirkOf(account.phone) === 'card-misread' ? `${card.name.slice(0, -1)}囗` : card.name;
  return { name, idCardNo: card.idCardNo, issuer: '', validity: '' };
}

function affirm(input: { name: string; idCardNo: string }, { store, account, clock }: Context): void {
  refuseVerified(account);
  const name = input.name.trim();
  const idCardNo = input.idCardNo.trim().toUpperCase();
  const sides = store.one(count, 'SELECT count(*) AS n FROM card_reading WHERE account_id = ?', account.id)?.n ?? 0;
  if (sides < 2) throw new Refusal(personCodes.cardMissing, '请先上传身份证的正反两面');
  if (!isIdCardNo(idCardNo)) throw new Refusal(serverCodes.badParameter, '请输入正确的身份证号');
  const card = cardOf(account);
  if (name !== card.name || idCardNo !== card.idCardNo) {
    throw new Refusal(personCodes.cardMismatch, '姓名与身份证号不一致，请核对后再提交');
  }
  if (isTaken(store, account, idCardNo)) {
    throw new Refusal(personCodes.cardTaken, '该身份证号已被其他账号认证，请联系所在机构处理');
  }
  store.run(
    'INSERT OR REPLACE INTO affirmed_card (account_id, name, id_card_no, at) VALUES (?, ?, ?, ?)',
    account.id,
    name,
    idCardNo,
    clock.now(),
  );
}

function isTaken(store: Store, account: Account, idCardNo: string): boolean {
  return store
    .all(accountRow, 'SELECT * FROM account WHERE verified = 1 AND id <> ?', account.id)
    .some((other) => profileOf(store, other).id_card_no === idCardNo);
}

function affirmedOf(store: Store, { id }: Account) {
  const found = store.one(affirmedRow, 'SELECT * FROM affirmed_card WHERE account_id = ?', id);
  if (!found) throw new Refusal(personCodes.cardMissing, '请先确认身份证信息');
  return found;
}

function issueToken(_: object, { store, account, clock }: Context) {
  refuseVerified(account);
  affirmedOf(store, account);
  const verifyToken = randomBytes(18).toString('base64url');
  store.run(
    'INSERT INTO verify_token (token, account_id, issued_at) VALUES (?, ?, ?)',
    verifyToken,
    account.id,
    clock.now(),
  );
  return { verifyToken, expiresIn: tokenLifetimeMs / 1000 };
}

function verifyFace(input: { verifyToken: string; faceImage: string }, { store, account, clock }: Context) {
  refuseVerified(account);
  const affirmed = affirmedOf(store, account);
  const token = store.one(
    tokenRow,
    'SELECT * FROM verify_token WHERE token = ? AND account_id = ?',
    input.verifyToken,
    account.id,
  );
  const now = clock.now();
  if (!token || token.used_at !== null || now - token.issued_at > tokenLifetimeMs) {
    throw new Refusal(personCodes.verifyExpired, '认证已超时，请重新开始人脸核验');
  }
  const failed = failures(store, account, now);
  if (failed >= attemptsAllowed) {
    throw new Refusal(faceCodes.faceAttemptsUsed, '人脸核验次数已用完，请 30 分钟后再试，或联系所在机构');
  }
  const bytes = pictureBytes(input.faceImage);
  const size = bytes && jpegSize(bytes);
  if (!bytes || size?.width !== 300 || size.height !== 300) {
    throw new Refusal(faceCodes.photoUnusable, '照片不符合要求，请重新拍摄（300×300 的 JPEG 照片）');
  }
  if (quirkOf(account.phone) === 'card-face-differs' || bytes.length < flatBelow) {
    store.run('UPDATE verify_token SET failures = failures + 1 WHERE token = ?', input.verifyToken);
    return { passed: false, remaining: attemptsAllowed - failed - 1 };
  }
  store.together(() => {
    store.run('UPDATE verify_token SET used_at = ? WHERE token = ?', now, input.verifyToken);
    verify(store, account, affirmed.name, affirmed.id_card_no);
  });
  return { passed: true, remaining: attemptsAllowed - failed };
}

/** Failures of late, whatever token they came with. */
function failures(store: Store, { id }: Account, now: number): number {
  const sum = 'SELECT coalesce(sum(failures), 0) AS n FROM verify_token WHERE account_id = ? AND issued_at > ?';
  return store.one(count, sum, id, now - forgottenAfterMs)?.n ?? 0;
}

/** From now on the account is that of the person on the card; what the profile left open is filled from it. */
function verify(store: Store, account: Account, name: string, idCardNo: string): void {
  const profile = profileOf(store, account);
  const { birthday, gender } = factsOf(idCardNo);
  keepProfile(store, account.id, {
    ...profile,
    gender: profile.gender === 3 ? gender : profile.gender,
    birthday: profile.birthday === '' ? birthday : profile.birthday,
    id_card_no: idCardNo,
  });
  store.run('UPDATE account SET verified = 1, name = ? WHERE id = ?', name, account.id);
}

/** The learner verified the real name on the mobile site; stands for the phone (POST /__verify). */
export function verifyByPhone(store: Store, accountId: string): void {
  const account = store.one(accountRow, 'SELECT * FROM account WHERE id = ?', accountId);
  if (!account || account.verified === 1) return;
  const { name, idCardNo } = cardOf(account);
  store.together(() => verify(store, account, name, idCardNo));
}

export const identityHandlers = [
  handle(calls.idcardDiscern, discern),
  handle(calls.idcardAffirm, affirm),
  handle(calls.getVerifyToken, issueToken),
  handle(calls.faceverify, verifyFace),
];
