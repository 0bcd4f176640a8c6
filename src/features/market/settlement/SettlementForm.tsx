import { makeStyles } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#api/query.ts';
import { refusalOf } from '#api/refusal.ts';
import { branchApply } from '#contract/platform/market/settlement.ts';
import type { Region } from '#contract/platform/site/region-tree.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { ContactFields } from './ContactFields.tsx';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { DraftOffer } from './DraftOffer.tsx';
import {
  applicationOf,
  emptySettlement,
  settlementSchema,
  type SettlementField,
  type SettlementValues,
} from './form.ts';
import { InstitutionFields } from './InstitutionFields.tsx';
import { outcomeOf } from './outcome.ts';
import { PlaceFields } from './PlaceFields.tsx';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: '14px 16px',
    alignItems: 'start',
    '@media (max-width: 700px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  whole: { gridColumn: '1 / -1' },
});

interface SettlementFormProps {
  id: string;
  regions: readonly Region[];
  onBusy: (busy: boolean) => void;
  onUploading: (uploading: boolean) => void;
  onSent: () => void;
}

/** The fields of the application. What is typed is kept as a draft until it is sent; it is offered, never filled in by itself. */
export function SettlementForm({ id, regions, onBusy, onUploading, onSent }: SettlementFormProps) {
  const styles = useStyles();
  const { t } = useTranslation('settlement');
  const { accountId } = useAtomValue(sessionAtom);
  const [draft, setDraft] = useState(() => readDraft(accountId));
  const form = useForm<SettlementValues>({
    defaultValues: emptySettlement,
    resolver: zodResolver(settlementSchema(regions)),
  });
  const { subscribe, handleSubmit, reset, formState } = form;
  const apply = useApiMutation(branchApply);
  const [again, setAgain] = useState<SettlementValues | null>(null);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(accountId, values, Date.now()),
      }),
    [subscribe, accountId],
  );
  const busy = apply.isPending;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const outcome = apply.error && outcomeOf(apply.error.failure);
  const send = (values: SettlementValues) =>
    apply.mutate(applicationOf(values, regions), {
      onSuccess: () => {
        dropDraft(accountId);
        onSent();
      },
    });
  // An application that may have arrived is not sent again by one press.
  const submit = handleSubmit((values) => (outcome === 'unknown' ? setAgain(values) : send(values)));
  const problem = (name: SettlementField) => {
    const key = formState.errors[name]?.message;
    return key === undefined ? undefined : t(`problems.${key}`);
  };
  const parts = { form, problem, onUploading };
  return (
    <form id={id} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {draft && (
        <DraftOffer
          className={styles.whole}
          at={draft.at}
          onTake={() => {
            reset(draft.values);
            setDraft(null);
          }}
          onDrop={() => {
            dropDraft(accountId);
            setDraft(null);
          }}
        />
      )}
      <InstitutionFields {...parts} />
      <ContactFields {...parts} />
      <PlaceFields {...parts} regions={regions} />
      {apply.error && (
        <div className={styles.whole}>
          <FormProblem
            warning={outcome === 'unknown'}
            text={outcome === 'refused' ? (refusalOf(apply.error) ?? t('outcome.refused')) : t(`outcome.${outcome}`)}
          />
        </div>
      )}
      <ConfirmDialog
        open={again !== null}
        title={t('again.title')}
        safe={t('again.wait')}
        onSafe={() => setAgain(null)}
        risky={t('again.send')}
        onRisky={() => {
          if (again) send(again);
          setAgain(null);
        }}
      >
        {t('again.text')}
      </ConfirmDialog>
    </form>
  );
}
