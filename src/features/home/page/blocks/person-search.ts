import { isIdCardNo, normalIdCardNo, normalName } from '#domain/validation/patterns.ts';

/** Whom somebody looks for, as it is typed. */
export interface Person {
  name: string;
  idCard: string;
}

/** What is wrong with it, as keys below `credit:problems`. */
export function personProblems({ name, idCard }: Person): Partial<Record<keyof Person, string>> {
  return {
    ...(normalName(name) === '' && { name: 'name' }),
    ...(normalIdCardNo(idCard) === ''
      ? { idCard: 'idCard' }
      : !isIdCardNo(normalIdCardNo(idCard)) && { idCard: 'idCardWrong' }),
  };
}
