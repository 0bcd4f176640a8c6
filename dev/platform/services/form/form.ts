import * as z from 'zod/mini';
import * as calls from '#contract/platform/learning/form.ts';
import { forms, type FormContent } from '../../content/learning/forms.ts';
import { day, wireTime } from '../../server/clock.ts';
import { handleOpen, type OpenContext } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { accountOf } from '../account/session.ts';
import { takePicture } from '../upload/uploaded.ts';
import { formCodes } from './codes.ts';
import { problemOf } from './form-check.ts';
import { keepSubmission, submissionOf } from './submission.ts';

const seatRow = z.object({ anchored_at: z.number() });

/** The form for whoever asks: all for a learner, public ones for a visitor. */
function formFor(formId: string, { store, clock, token }: OpenContext): { form: FormContent; accountId: string } {
  const form = forms.find(({ id }) => id === formId);
  const accountId = token === '' && form?.open ? '' : accountOf(store, token, clock.now()).id;
  if (!form) throw new Refusal(serverCodes.notFound, '没有找到这个表单');
  return { form, accountId };
}

function collectionOf({ id, fromDay, untilDay }: FormContent, { store }: OpenContext) {
  const anchoredAt = store.one(seatRow, 'SELECT anchored_at FROM form_seat WHERE form_id = ?', id)?.anchored_at ?? 0;
  return {
    from: fromDay === undefined ? null : anchoredAt + fromDay * day,
    until: untilDay === undefined ? null : anchoredAt + untilDay * day,
  };
}

function fieldOnWire({ options = [], ...field }: FormContent['fields'][number]) {
  return { ...field, optionList: options.map((name) => ({ id: name, name })) };
}

/** Forms: read, filled in, sent (002 §5, G-127). */
export const formHandlers = [
  handleOpen(calls.formFindById, ({ formId }, context) => {
    const { form, accountId } = formFor(formId, context);
    const sent = accountId === '' ? undefined : submissionOf(context.store, formId, accountId);
    const { from, until } = collectionOf(form, context);
    return {
      id: form.id,
      name: form.name,
      description: form.description,
      isOnce: form.once === true,
      isSubmitted: sent !== undefined,
      submitTime: wireTime(sent?.at ?? null),
      startTime: wireTime(from),
      endTime: wireTime(until),
      thanks: form.thanks ?? '',
      fieldList: form.fields.map(fieldOnWire),
      answerList: Object.entries(sent?.answers ?? {}).map(([fieldId, valueList]) => ({ fieldId, valueList })),
    };
  }),
  handleOpen(calls.formSubmit, ({ formId, answerList }, context) => {
    const { form, accountId } = formFor(formId, context);
    const now = context.clock.now();
    const { from, until } = collectionOf(form, context);
    if ((from !== null && now < from) || (until !== null && now > until)) {
      throw new Refusal(formCodes.formOver, form.thanks ?? '不在收集时间内，感谢您的参与');
    }
    if (form.once && accountId !== '' && submissionOf(context.store, formId, accountId)) {
      throw new Refusal(formCodes.formOnce, '抱歉，每人只能填写一次');
    }
    const given = new Map(answerList.map(({ fieldId, valueList }) => [fieldId, valueList]));
    for (const field of form.fields) {
      const problem = problemOf(field, given.get(field.id) ?? [], context.store);
      if (problem === 'blank') throw new Refusal(formCodes.formBlank, `必填项不能为空：${field.label}`);
      if (problem === 'value') throw new Refusal(formCodes.formValue, `填写有误：${field.label}`);
    }
    for (const { type, id } of form.fields) {
      if (type === 'file' || type === 'signature')
        for (const address of given.get(id) ?? []) takePicture(context.store, address);
    }
    const answers = form.fields.flatMap(({ id }) => {
      const values = given.get(id)?.filter((value) => value !== '') ?? [];
      return values.length === 0 ? [] : [[id, values] as const];
    });
    keepSubmission(context.store, formId, accountId, Object.fromEntries(answers), now);
    return true;
  }),
];
