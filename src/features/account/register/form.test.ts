import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { draftOf, registerSchema, type RegisterValues } from './form.ts';

const good: RegisterValues = {
  phone: '139 0000 0001',
  authCode: '123456',
  password: 'Fresh#2026',
  repeated: 'Fresh#2026',
  agreed: true,
};

describe('registration', () => {
  it.each<[string, Partial<RegisterValues>, string[]]>([
    ['everything', {}, []],
    ['a mail instead of a phone', { phone: 'a@b.cn' }, ['phone: ui:problems.phone']],
    ['an easy password', { password: '12345678', repeated: '12345678' }, ['password: ui:problems.password']],
    ['different passwords', { repeated: 'Fresh#2027' }, ['repeated: ui:problems.repeated']],
    ['no agreement', { agreed: false }, ['agreed: account:errors.agreement']],
    ['no code', { authCode: ' ' }, ['authCode: account:errors.codeMissing']],
  ])('with %s', (_, values, expected) => {
    const read = safeParse(registerSchema, { ...good, ...values });
    const errors = read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(errors).toEqual(expected);
  });

  it('retains no secrets', () => {
    expect(draftOf(good)).toEqual({ phone: good.phone, authCode: '', password: '', repeated: '', agreed: true });
  });
});
