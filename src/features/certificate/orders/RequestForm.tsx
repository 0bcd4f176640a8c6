import { Field, makeStyles, Select, Textarea, tokens, type TextareaProps } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useController, useForm, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#api/query.ts';
import { refusalOf } from '#api/refusal.ts';
import { certificateOfflineOrder, type Certificate } from '#contract/platform/certificate/certificate.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { formatYuan } from '#lib/format.ts';
import { useToast } from '#lib/toast.ts';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { FormInput } from '#ui/form/FormInput.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { addressSchema, requestOf, type AddressValues } from './form.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    '@media (max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  fee: { marginRight: 'auto', color: tokens.colorNeutralForeground2 },
});

interface RequestFormProps {
  certificates: readonly Certificate[];
  onDone: () => void;
}

/** Which certificate, to whom and where (002 §7, offline order). */
export function RequestForm({ certificates, onDone }: RequestFormProps) {
  const styles = useStyles();
  const { t } = useTranslation('orders');
  const id = useId();
  const toast = useToast();
  const { name } = useAtomValue(sessionAtom);
  const order = useApiMutation(certificateOfflineOrder);
  const form = useForm<AddressValues>({
    defaultValues: {
      certificateId: certificates[0]?.id ?? '',
      receiverName: name ?? '',
      receiverPhone: '',
      address: '',
      remark: '',
    },
    resolver: zodResolver(addressSchema),
  });
  const { control, handleSubmit, formState } = form;
  const certificateId = useWatch({ control, name: 'certificateId' });
  const certificate = useController({ control, name: 'certificateId' }).field;
  const fee = certificates.find(({ id }) => id === certificateId)?.paperFee ?? null;
  const problem = (field: keyof AddressValues) => {
    const key = formState.errors[field]?.message;
    return key === undefined ? undefined : t(key);
  };
  const submit = handleSubmit((values) => {
    order.mutate(requestOf(values), {
      onSuccess: () => {
        toast('success', t('request.done'));
        onDone();
      },
    });
  });
  return (
    <form id={id} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field label={t('request.certificate')} required validationMessage={problem('certificateId')}>
        <Select {...certificate}>
          {distinctKeys(
            certificates.map(({ id, name, certificateNo }) => (
              <option key={id} value={id}>
                {`${name} · ${certificateNo}`}
              </option>
            )),
          )}
        </Select>
      </Field>
      <div className={styles.pair}>
        <Field label={t('request.receiverName')} required validationMessage={problem('receiverName')}>
          <FormInput control={control} name="receiverName" autoComplete="name" />
        </Field>
        <Field label={t('request.receiverPhone')} required validationMessage={problem('receiverPhone')}>
          <FormInput control={control} name="receiverPhone" type="tel" autoComplete="tel" />
        </Field>
      </div>
      <Field
        label={t('request.address')}
        required
        hint={t('request.addressHint')}
        validationMessage={problem('address')}
      >
        <AddressInput control={control} />
      </Field>
      <Field label={t('request.remark')}>
        <FormInput control={control} name="remark" />
      </Field>
      {order.error && <FormProblem text={refusalOf(order.error) ?? t('request.notReached')} />}
      <DialogFoot>
        <span className={styles.fee}>
          {fee === null ? t('request.feeUnknown') : t('request.fee', { amount: formatYuan(fee) })}
        </span>
        <SubmitButton form={id} busy={order.isPending}>
          {t('request.submit')}
        </SubmitButton>
      </DialogFoot>
    </form>
  );
}

// A part of its own: the first wrong field gets the focus in the order in which fields are drawn.
function AddressInput({ control, ...rest }: { control: Control<AddressValues> } & TextareaProps) {
  const { field } = useController({ control, name: 'address' });
  return <Textarea {...rest} {...field} rows={3} autoComplete="street-address" />;
}
