import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation, useApiQuery } from '#api/query.ts';
import { refusalOf } from '#api/refusal.ts';
import { formSubmit, type LearningForm } from '#contract/platform/learning/form.ts';
import { getTree, regionTreeType } from '#contract/platform/site/region-tree.ts';
import { answersOf, problemsOf, valuesOf, type FieldProblem } from '#domain/forms/form-rules.ts';
import { FormWidget } from '#domain/forms/FormWidget.tsx';
import { formatNumber, formatTime } from '#lib/format.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useFormDraft, type FirstDraft } from './use-form-draft.ts';

const useStyles = makeStyles({
  panel: { padding: '24px' },
  form: { display: 'flex', flexDirection: 'column', gap: '20px' },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface FillInProps {
  form: LearningForm;
  formId: string;
  first: FirstDraft;
  /** End of the collection. */
  until: number | null;
  onSent: () => void;
}

/** A form that is being filled in; what a learner enters is kept on this computer until it is sent. */
export function FillIn({ form, formId, first, until, onSent }: FillInProps) {
  const styles = useStyles();
  const { t } = useTranslation('forms');
  const fields = form.fieldList;
  const draft = useFormDraft({ ...first, form, formId });
  const { values, keeping } = draft;
  const [shown, setShown] = useState<ReadonlyMap<string, FieldProblem>>(new Map());
  const [uploads, setUploads] = useState(0);
  const withRegions = fields.some(({ type }) => type === 'region');
  const withPictures = fields.some(({ type }) => type === 'file' || type === 'signature');
  const regions = useApiQuery(
    getTree,
    { type: regionTreeType },
    { enabled: withRegions, persist: true, optional: true },
  );
  const tree = regions.data ?? [];
  const submit = useApiMutation(formSubmit);
  const element = useRef<HTMLFormElement>(null);

  const change = (id: string, given: string[]) => {
    draft.change(id, given);
    if (shown.has(id)) setShown(new Map([...shown].filter(([other]) => other !== id)));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const problems = problemsOf(fields, values, tree);
    setShown(problems);
    const [wrong] = problems.keys();
    if (wrong !== undefined) {
      const item = element.current?.children[fields.findIndex(({ id }) => id === wrong)];
      return item?.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button')?.focus();
    }
    return submit.mutate(
      { formId, answerList: answersOf(fields, values) },
      {
        onSuccess: () => {
          void draft.drop();
          onSent();
        },
      },
    );
  };
  const words = (problem: FieldProblem | undefined) =>
    problem && t(`problems.${problem.key}`, { limit: formatNumber(problem.limit ?? 0) });

  const hint = () => {
    if (uploads > 0) return t('uploadsFirst');
    if (keeping.kind === 'visitor' || keeping.kind === 'failed') return t(`notKept.${keeping.kind}`);
    if (keeping.kind !== 'kept') return t(withPictures ? 'draftText' : 'draft');
    return t(withPictures ? 'keptText' : 'kept', { time: formatTime(keeping.at, 'dateTime') });
  };

  return (
    <Panel className={styles.panel}>
      <form ref={element} className={styles.form} noValidate onSubmit={send}>
        {distinctKeys(
          fields.map((field) => (
            <div key={field.id}>
              <FormWidget
                field={field}
                values={valuesOf(values, field.id)}
                onChange={(given) => change(field.id, given)}
                problem={words(shown.get(field.id))}
                regions={tree}
                onUploading={(uploading) => setUploads((count) => count + (uploading ? 1 : -1))}
              />
            </div>
          )),
        )}
        {submit.error && <FormProblem text={refusalOf(submit.error) ?? t('notReached')} />}
        <div className={styles.foot}>
          <SubmitButton size="large" busy={submit.isPending} waiting={submit.isPending || uploads > 0}>
            {t('send')}
          </SubmitButton>
          <span className={styles.hint}>
            {hint()}
            {until !== null && ` ${t('until', { time: formatTime(until, 'dateTime') })}`}
          </span>
        </div>
      </form>
    </Panel>
  );
}
