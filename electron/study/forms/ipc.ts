import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { maxFormItems, maxFormText } from '#contract/ipc/forms.ts';
import { handler, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { FormDrafts } from './form-drafts.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const values = z.array(z.string().check(z.maxLength(maxFormText))).check(z.maxLength(maxFormItems));
const entries = z
  .record(id, values)
  .check(z.refine((given) => Object.keys(given).length <= maxFormItems, 'has too many items'));

export function formsHandlers(drafts: FormDrafts): DomainHandlers<Contract['forms']> {
  return {
    draft: handler(z.tuple([id]), (formId) => drafts.read(formId)),
    keep: handler(z.tuple([id, entries]), (formId, given) => drafts.keep(formId, given)),
    drop: handler(z.tuple([id]), (formId) => drafts.drop(formId)),
  };
}
