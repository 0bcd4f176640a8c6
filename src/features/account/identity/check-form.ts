import * as z from 'zod/mini';
import { isIdCardNo } from '../../../domain/validation/patterns.ts';

/** What the card says, as the learner confirms it. */
export interface CheckValues {
  name: string;
  idCardNo: string;
}

/** The form; messages are keys below `identity:errors`. */
export const checkSchema = z.object({ name: z.string(), idCardNo: z.string() }).check((form) => {
  const { name, idCardNo } = form.value;
  const report = (path: keyof CheckValues, message: string) =>
    form.issues.push({ code: 'custom', path: [path], message, input: form.value[path] });
  if (name.trim() === '') report('name', 'name');
  if (!isIdCardNo(normalIdCardNo(idCardNo))) report('idCardNo', 'idCardNo');
});

/** A number as it is sent: without spaces, its last letter a capital. */
export function normalIdCardNo(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}
