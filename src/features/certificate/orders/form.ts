import * as z from 'zod/mini';
import { isPhone, normalAccount, normalName } from '#domain/validation/patterns.ts';

export interface AddressValues {
  certificateId: string;
  receiverName: string;
  receiverPhone: string;
  address: string;
  remark: string;
}

/** Characters that a remark may have, and an address at least and at most. */
export const limits = { remark: 60, addressShortest: 8, addressLongest: 120, nameLongest: 30 } as const;

/** What is wrong with a field, as an i18n key; null: nothing. */
export function problemOf(name: keyof AddressValues, value: string): string | null {
  const text = value.trim();
  switch (name) {
    case 'certificateId':
      return text === '' ? 'orders:problems.certificate' : null;
    case 'receiverName':
      return text.length < 2 || text.length > limits.nameLongest ? 'orders:problems.receiverName' : null;
    case 'receiverPhone':
      return isPhone(normalAccount(text)) ? null : 'ui:problems.phone';
    case 'address':
      if (text.length < limits.addressShortest) return 'orders:problems.addressShort';
      return text.length > limits.addressLongest ? 'orders:problems.addressLong' : null;
    case 'remark':
      return text.length > limits.remark ? 'orders:problems.remark' : null;
  }
}

const names = ['certificateId', 'receiverName', 'receiverPhone', 'address', 'remark'] as const;

/** The form; its messages are i18n keys. */
export const addressSchema = z
  .object({
    certificateId: z.string(),
    receiverName: z.string(),
    receiverPhone: z.string(),
    address: z.string(),
    remark: z.string(),
  })
  .check((form) => {
    for (const name of names) {
      const message = problemOf(name, form.value[name]);
      if (message !== null) form.issues.push({ code: 'custom', path: [name], message, input: form.value[name] });
    }
  });

/** The request as it is sent: without blanks around, the phone as digits, no empty remark. */
export function requestOf(values: AddressValues) {
  const remark = values.remark.trim();
  return {
    certificateId: values.certificateId,
    receiverName: normalName(values.receiverName),
    receiverPhone: normalAccount(values.receiverPhone),
    address: values.address.trim(),
    ...(remark === '' ? {} : { remark }),
  };
}
