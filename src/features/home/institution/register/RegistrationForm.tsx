import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#api/query.ts';
import { refusalOf } from '#api/refusal.ts';
import { homemakingTrainingBaseSave } from '#contract/platform/home/institution.ts';
import type { Region } from '#contract/platform/site/region-tree.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { BaseSection } from './BaseSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { applicationOf, baseSchema, emptyBase, type BaseValues } from './form.ts';
import { OrganisationSection } from './OrganisationSection.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface RegistrationFormProps {
  regions: readonly Region[];
  onDone: (applicationNo: string) => void;
}

/** Three sections and one button; what is typed outlives the page until it is sent. */
export function RegistrationForm({ regions, onDone }: RegistrationFormProps) {
  const styles = useStyles();
  const { t } = useTranslation('institution');
  const save = useApiMutation(homemakingTrainingBaseSave);
  const [uploads, setUploads] = useState(0);
  const [clearing, setClearing] = useState(false);
  const form = useForm<BaseValues>({ defaultValues: readDraft(), resolver: zodResolver(baseSchema(regions)) });
  const { subscribe, handleSubmit, reset, formState } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);
  const problem = (name: keyof BaseValues) => {
    const key = formState.errors[name]?.message;
    return key === undefined ? undefined : t(`problems.${key}`);
  };
  const submit = handleSubmit((values) =>
    save.mutate(applicationOf(values, regions), {
      onSuccess: ({ applicationNo }) => {
        dropDraft();
        onDone(applicationNo);
      },
    }),
  );
  const parts = {
    form,
    problem,
    onUploading: (uploading: boolean) => setUploads((count) => count + (uploading ? 1 : -1)),
  };
  const waiting = save.isPending || uploads > 0;
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <OrganisationSection {...parts} />
      <ContactSection {...parts} />
      <BaseSection {...parts} regions={regions} />
      {save.error && <FormProblem text={refusalOf(save.error) ?? t('problems.notReached')} />}
      <div className={styles.foot}>
        <SubmitButton size="large" busy={save.isPending} waiting={waiting}>
          {t('register.send')}
        </SubmitButton>
        <Button size="large" disabled={save.isPending} onClick={() => setClearing(true)}>
          {t('register.clear')}
        </Button>
        <span className={styles.hint}>{t(uploads > 0 ? 'register.uploadsFirst' : 'register.draft')}</span>
      </div>
      <ConfirmDialog
        open={clearing}
        title={t('clear.title')}
        safe={t('clear.keep')}
        onSafe={() => setClearing(false)}
        risky={t('clear.drop')}
        onRisky={() => {
          reset(emptyBase);
          setClearing(false);
        }}
      >
        {t('clear.text')}
      </ConfirmDialog>
    </form>
  );
}
