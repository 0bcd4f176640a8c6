import * as z from 'zod/mini';
import { isPhone, normalAccount, normalName } from '#domain/validation/patterns.ts';

export interface AddressValues {
  certificateId: string;
  receiverName: string;
  receiverPhone: string;
  address: string;
  remark: string;
}

/** What is wrong with a field, as an i18n key; null: nothing. No document names a length: the platform decides about those. */
export function problemOf(name: keyof AddressValues, value: string): string | null {
  const text = value.trim();
  switch (name) {
    case 'certificateId':
      return text === '' ? 'orders:problems.certificate' : null;
    case 'receiverName':
      return text === '' ? 'orders:problems.receiverName' : null;
    case 'receiverPhone':
      return isPhone(normalAccount(text)) ? null : 'ui:problems.phone';
    case 'address':
      return text === '' ? 'orders:problems.address' : null;
    case 'remark':
      return null;
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
