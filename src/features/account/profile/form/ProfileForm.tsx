import { Button, Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { LockClosedRegular } from '@fluentui/react-icons';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#api/query.ts';
import { refusalOf } from '#api/refusal.ts';
import { updateBySelf, updateUserForTheme, type UserInfo } from '#contract/platform/account/user.ts';
import type { Region } from '#contract/platform/site/region-tree.ts';
import { clockAtom, platformNow, tenantAtom } from '#domain/app-state.ts';
import { refetchIdentity } from '#domain/real-name/real-name.ts';
import { useToast } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FormInput } from '#ui/form/FormInput.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { maxNicknameLength, platformDay, saveProblem, updatesForTheme } from '../rules.ts';
import { useUnsavedChanges } from '../use-unsaved-changes.ts';
import { AreaField } from './AreaField.tsx';
import { IdNumberField, PhoneField } from './FixedFields.tsx';
import { bodyOf, genders, profileSchema, type ProfileValues, valuesOf } from './profile-form.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '24px', padding: '24px' },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '20px 24px',
    alignItems: 'start',
    '@media (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // A disabled name must remain readable.
  fixed: { backgroundColor: tokens.colorNeutralBackground3, border: '1px solid transparent' },
  readable: { ':disabled': { color: tokens.colorNeutralForeground2 } },
  whole: { gridColumn: '1 / -1' },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  state: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface ProfileFormProps {
  info: UserInfo;
  /** Null: the regions could not be loaded; everything else can be saved. */
  tree: readonly Region[] | null;
  onRetryTree: () => void;
  verified: boolean;
  /** Opens identity verification; null when the tenant has no real names. */
  onVerify: (() => void) | null;
}

/** The learner's own profile (001 §2, 001 §5). */
export function ProfileForm({ info, tree, onRetryTree, verified, onVerify }: ProfileFormProps) {
  const { t } = useTranslation('profile');
  const styles = useStyles();
  const toast = useToast();
  const today = platformDay(platformNow(useAtomValue(clockAtom)));
  const schema = useMemo(() => profileSchema(tree ?? [], today), [tree, today]);
  const values = useMemo(() => valuesOf(info, tree ?? []), [info, tree]);
  const { control, handleSubmit, reset, resetField, formState } = useForm<ProfileValues>({
    values,
    // Refetched values never overwrite unsaved input.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: zodResolver(schema),
  });
  const { errors, isDirty } = formState;
  const save = useSaveProfile();
  const unsavedChanges = useUnsavedChanges(isDirty);
  // Once verified, the name is that of the card, whatever was typed.
  useEffect(() => {
    if (verified) resetField('name', { defaultValue: info.name });
  }, [verified, info.name, resetField]);
  const problem = (name: keyof ProfileValues) => {
    const key = errors[name]?.message;
    return key === undefined ? undefined : t(`errors.${key}`);
  };
  const submit = handleSubmit((typed) => {
    const body = bodyOf(typed, values, info);
    if (body === null) return toast('info', t('unchanged'));
    return save.mutate(body, {
      onSuccess: () => {
        reset(typed);
        toast('success', t('saved'));
        void save.refresh();
      },
      // After a refusal the form may be stale.
      onError: ({ failure }) => void (failure.kind === 'refused' && save.refresh()),
    });
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.fields}>
        <Field
          label={t('fields.name')}
          hint={verified ? t('hints.nameFixed') : undefined}
          validationMessage={problem('name')}
        >
          <FormInput
            control={control}
            name="name"
            autoComplete="name"
            disabled={verified}
            className={verified ? styles.fixed : undefined}
            input={{ className: styles.readable }}
            contentAfter={verified ? <LockClosedRegular aria-hidden /> : undefined}
          />
        </Field>
        <Field
          label={t('fields.nickname')}
          required
          hint={errors.nickname ? undefined : t('hints.nickname', { most: maxNicknameLength })}
          validationMessage={problem('nickname')}
        >
          <FormInput control={control} name="nickname" autoComplete="nickname" />
        </Field>
        <GenderField control={control} />
        <DateField control={control} name="birthday" label={t('fields.birthday')} problem={problem('birthday')} />
        <div className={styles.whole}>
          <AreaField
            control={control}
            tree={tree}
            storedCode={info.areaCode}
            problem={problem('area')}
            onRetry={onRetryTree}
          />
        </div>
        <IdNumberField idCardNo={info.idCardNo} onVerify={onVerify} />
        <PhoneField phone={info.phone} />
      </div>
      {save.error && <FormProblem text={t(saveProblem(save.error.failure), { said: refusalOf(save.error) })} />}
      <div className={styles.foot}>
        <SubmitButton size="large" busy={save.isPending}>
          {t('save')}
        </SubmitButton>
        {isDirty && (
          <Button
            size="large"
            appearance="subtle"
            onClick={() => {
              save.reset();
              reset(values);
            }}
          >
            {t('undo')}
          </Button>
        )}
        <output className={styles.state}>{isDirty ? t('unsaved.state') : ''}</output>
      </div>
      <ConfirmDialog
        open={unsavedChanges.asking}
        title={t('unsaved.title')}
        safe={t('unsaved.stay')}
        onSafe={unsavedChanges.stay}
        risky={t('unsaved.leave')}
        onRisky={unsavedChanges.leave}
      >
        {t('unsaved.text')}
      </ConfirmDialog>
    </form>
  );
}

/** Male, female or secret (001 §3). */
function GenderField({ control }: { control: Control<ProfileValues> }) {
  const { t } = useTranslation('profile');
  const { field } = useController({ control, name: 'gender' });
  return (
    <Field label={t('fields.gender')}>
      <RadioGroup
        layout="horizontal"
        name={field.name}
        value={field.value}
        onBlur={field.onBlur}
        onChange={(_, { value }) => field.onChange(value)}
      >
        {genders.map((gender) => (
          <Radio key={gender} value={gender} label={t(`genders.${gender}`)} />
        ))}
      </RadioGroup>
    </Field>
  );
}

/** Saves the profile with the call of the tenant's theme; `refresh` refetches the identity. */
function useSaveProfile() {
  const queries = useQueryClient();
  const usual = useApiMutation(updateBySelf);
  const themed = useApiMutation(updateUserForTheme);
  const save = updatesForTheme(useAtomValue(tenantAtom)) ? themed : usual;
  return { ...save, refresh: () => refetchIdentity(queries) };
}
