import { Button, Field, makeStyles, tokens } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useApiMutation } from '#api/query.ts';
import { refusalOf } from '#api/refusal.ts';
import { idcardAffirm } from '#contract/platform/account/identity.ts';
import { isIdCardNo, normalIdCardNo, normalName } from '#domain/validation/patterns.ts';
import { FactList } from '#ui/FactList.tsx';
import { FormInput } from '#ui/form/FormInput.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { orDash } from '#ui/or-dash.ts';
import type { ReadSide, Side } from './identity-flow.ts';
import { StepDialog } from './StepDialog.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  side: { display: 'flex', flexDirection: 'column', gap: '4px' },
  photo: {
    display: 'block',
    width: '100%',
    height: '136px',
    objectFit: 'contain',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground4,
  },
});

interface CheckStepProps {
  front: ReadSide;
  back: ReadSide;
  onRetake: (side: Side) => void;
  onAffirmed: () => void;
  onClose: () => void;
}

/** Lets the learner confirm or correct what was read from the card (001 §7). */
export function CheckStep({ front, back, onRetake: onAgain, onAffirmed, onClose }: CheckStepProps) {
  const { t } = useTranslation('identity');
  const styles = useStyles();
  const id = useId();
  const affirm = useApiMutation(idcardAffirm);
  const { name, idCardNo } = front.facts;
  const { control, handleSubmit, formState } = useForm<CheckValues>({
    defaultValues: { name, idCardNo },
    resolver: zodResolver(checkSchema),
  });
  const problem = (field: keyof CheckValues) => {
    const key = formState.errors[field]?.message;
    return key === undefined ? undefined : t(`errors.${key}`);
  };
  const submit = handleSubmit((values) =>
    affirm.mutate(
      { name: normalName(values.name), idCardNo: normalIdCardNo(values.idCardNo) },
      { onSuccess: () => onAffirmed() },
    ),
  );
  const sides: [Side, ReadSide][] = [
    ['front', front],
    ['back', back],
  ];
  return (
    <StepDialog
      step="check"
      title={t('check.title')}
      lead={t('check.lead')}
      picture={sides.map(([side, { photo }]) => (
        <div key={side} className={styles.side}>
          <img className={styles.photo} src={photo} alt={t(`card.photo.${side}`)} />
          <Button size="small" appearance="subtle" onClick={() => onAgain(side)}>
            {t(`check.again.${side}`)}
          </Button>
        </div>
      ))}
      actions={
        <SubmitButton form={id} size="large" busy={affirm.isPending}>
          {t('check.confirm')}
        </SubmitButton>
      }
      onClose={onClose}
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={t('check.name')} size="large" validationMessage={problem('name')}>
          <FormInput control={control} name="name" size="large" autoComplete="off" />
        </Field>
        <Field label={t('check.idCardNo')} size="large" validationMessage={problem('idCardNo')}>
          <FormInput control={control} name="idCardNo" size="large" autoComplete="off" spellCheck={false} />
        </Field>
        <FactList
          facts={[
            [t('check.issuer'), orDash(back.facts.issuer)],
            [t('check.validity'), orDash(back.facts.validity)],
          ]}
        />
        {affirm.error && <FormProblem text={refusalOf(affirm.error) ?? t('notReached')} />}
      </form>
    </StepDialog>
  );
}

/** The card data as confirmed by the learner. */
interface CheckValues {
  name: string;
  idCardNo: string;
}

/** The form schema; messages are keys below `identity:errors`. */
const checkSchema = z.object({ name: z.string(), idCardNo: z.string() }).check((form) => {
  const { name, idCardNo } = form.value;
  const report = (path: keyof CheckValues, message: string) =>
    form.issues.push({ code: 'custom', path: [path], message, input: form.value[path] });
  if (normalName(name) === '') report('name', 'name');
  if (!isIdCardNo(normalIdCardNo(idCardNo))) report('idCardNo', 'idCardNo');
});
