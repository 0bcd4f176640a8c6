import { randomBytes } from 'node:crypto';
import * as calls from '#contract/platform/account/security.ts';
import { courses } from '../../content/courses.ts';
import { exams } from '../../content/exams.ts';
import { accountRow } from '../../server/account.ts';
import { handleOpen, type OpenContext } from '../../server/handle.ts';
import { Refusal } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';
import { seedEnrolment } from '../exam/seed-exams.ts';
import { accountCodes } from './codes.ts';
import { accountByName, holderOf, noContact, readContact } from './contact.ts';
import { joinBranch, registrationBranch } from './membership.ts';
import { requirePassword } from './password-check.ts';
import { hashPassword } from './password.ts';
import { checkCodeFor, sendCodeFor, spendCodeFor } from './sent-code.ts';
import { openSession } from './session.ts';

function newPhone(store: Store, text: string): string {
  const phone = readContact('phone', text);
  if (holderOf(store, 'phone', phone)) throw new Refusal(accountCodes.contactTaken, '该手机号已注册，请直接登录');
  return phone;
}

/** A learner without name and mail, not verified, in one branch, with the exams that everybody gets. */
function createAccount({ store, clock, tenant }: OpenContext, phone: string, password: string) {
  const now = clock.now();
  const id = `u-${randomBytes(6).toString('hex')}`;
  store.run(
    "INSERT INTO account (id, phone, mail, name, password, verified) VALUES (?, ?, ?, '', ?, 0)",
    id,
    phone,
    noContact(id),
    hashPassword(password),
  );
  joinBranch(store, id, registrationBranch(tenant));
  for (const course of courses) {
    store.run('INSERT INTO course_progress (account_id, course_id, rate) VALUES (?, ?, 0)', id, course.id);
  }
  exams.filter(({ everybody }) => everybody).forEach((exam, position) => seedEnrolment(store, id, exam, position, now));
  return store.one(accountRow, 'SELECT * FROM account WHERE id = ?', id);
}

/** Registration, and the check of a code that a visitor got (001 §7). */
export const registerHandlers = [
  handleOpen(calls.accountGetPhoneAuthCode4Register, ({ phone }, { store, clock }) => {
    const target = newPhone(store, phone);
    sendCodeFor(store, 'phone', { purpose: 'register', target, accountId: null }, clock.now());
  }),
  handleOpen(calls.accountRegister, ({ account, authCode, password }, context) => {
    const { store, clock } = context;
    const phone = newPhone(store, account);
    requirePassword(password);
    const now = clock.now();
    spendCodeFor(store, { purpose: 'register', target: phone, accountId: null }, authCode, now);
    const made = store.together(() => createAccount(context, phone, password));
    if (!made) throw new Error(`The account of ${phone} was not kept.`);
    return { token: openSession(store, made, now), accountId: made.id };
  }),
  handleOpen(calls.accountCheckAuthCode, ({ account, authCode }, { store, clock }) => {
    const name = account.trim();
    const unknown = !name.includes('@') && !holderOf(store, 'phone', readContact('phone', name));
    const to = unknown
      ? ({ purpose: 'register', target: name, accountId: null } as const)
      : ({ purpose: 'recover', target: name, accountId: accountByName(store, name).id } as const);
    checkCodeFor(store, to, authCode, clock.now());
    return true;
  }),
];
