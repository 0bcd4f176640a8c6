import type { Account } from '../../server/account.ts';
import { minute } from '../../server/clock.ts';
import type { OpenContext } from '../../server/handle.ts';
import { Refusal } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';
import { accountCodes } from './codes.ts';
import { hashPassword, isPassword } from './password.ts';

const lockAfter = 5;
const lockForMs = 10 * minute;

/** How a wrong password is refused. */
export interface WrongPassword {
  code: number;
  message: string;
}

/** Refuses a wrong password with the tries that are left; the fifth locks the account for ten minutes. */
export function checkPassword(
  account: Account,
  password: string,
  { store, clock }: OpenContext,
  wrongly: WrongPassword,
): void {
  const now = clock.now();
  if (account.locked_until !== null && account.locked_until > now) {
    const minutes = Math.ceil((account.locked_until - now) / minute);
    throw new Refusal(accountCodes.accountLocked, `密码连续输错 5 次，账号已锁定，请 ${minutes} 分钟后再试`);
  }
  if (isPassword(password, account.password)) return;
  const wrong = account.wrong_passwords + 1;
  const locked = wrong >= lockAfter ? now + lockForMs : null;
  store.run(
    'UPDATE account SET wrong_passwords = ?, locked_until = ? WHERE id = ?',
    locked === null ? wrong : 0,
    locked,
    account.id,
  );
  if (locked !== null) throw new Refusal(accountCodes.accountLocked, '密码连续输错 5 次，账号已锁定，请 10 分钟后再试');
  throw new Refusal(wrongly.code, `${wrongly.message}，还可以再试 ${lockAfter - wrong} 次`);
}

/** Refuses a password that is not 8 to 20 characters with at least two of digits, letters and symbols (001 §5). */
export function requirePassword(text: string): void {
  const kinds = [/\d/, /[a-z]/i, /[^\da-z]/i].filter((kind) => kind.test(text)).length;
  if (text.length < 8 || text.length > 20 || /\s/.test(text) || kinds < 2) {
    throw new Refusal(accountCodes.weakPassword, '请设置8-20位，数字、大小写字母、字符组合密码');
  }
}

/** Gives an account a new password and opens it again if it was locked. Refused when it is the old one. */
export function changePassword(store: Store, account: Account, password: string): void {
  requirePassword(password);
  if (isPassword(password, account.password)) throw new Refusal(accountCodes.samePassword, '新密码不能与当前密码相同');
  store.run(
    'UPDATE account SET password = ?, wrong_passwords = 0, locked_until = NULL WHERE id = ?',
    hashPassword(password),
    account.id,
  );
}
