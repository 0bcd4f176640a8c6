import { isIdCardNo } from '../../../../domain/validation/patterns.ts';

/** Whom somebody looks for, as it is typed. */
export interface Person {
  name: string;
  idCard: string;
}

/** What is wrong with it, as keys below `credit:problems`. */
export function personProblems({ name, idCard }: Person): Partial<Record<keyof Person, string>> {
  return {
    ...(name.trim() === '' && { name: 'name' }),
    ...(idCard.trim() === '' ? { idCard: 'idCard' } : !isIdCardNo(idCard.trim()) && { idCard: 'idCardWrong' }),
  };
}
