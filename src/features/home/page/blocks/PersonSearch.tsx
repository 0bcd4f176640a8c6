import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#api/errors.ts';
import { refusalOf } from '#api/refusal.ts';
import { normalIdCardNo, normalName } from '#domain/validation/patterns.ts';
import { BusySpinner } from '#ui/form/BusySpinner.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { Panel } from '#ui/Panel.tsx';
import { personProblems, type Person } from './person-search.ts';

const useStyles = makeStyles({
  panel: { padding: '16px', flexGrow: 1 },
  form: { display: 'flex', flexDirection: 'column', gap: '12px' },
  result: { marginTop: '16px' },
});

interface PersonSearchProps<Found> {
  look: (person: Person) => Promise<Found>;
  label: string;
  children: (found: Found) => ReactNode;
}

/**
 * Looks somebody up by name and ID number. The number stays in this form: it is in no address, no kept answer, and is gone
 * with the screen.
 */
export function PersonSearch<Found>({ look, label, children }: PersonSearchProps<Found>) {
  const styles = useStyles();
  const { t } = useTranslation('credit');
  const [person, setPerson] = useState<Person>({ name: '', idCard: '' });
  const [problems, setProblems] = useState<ReturnType<typeof personProblems>>({});
  const search = useMutation<Found, ApiError, Person>({
    mutationFn: ({ name, idCard }) => look({ name: normalName(name), idCard: normalIdCardNo(idCard) }),
    gcTime: 0,
    meta: { silent: true },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = personProblems(person);
    setProblems(wrong);
    if (Object.keys(wrong).length === 0 && !search.isPending) search.mutate(person);
  };
  const told = (field: keyof Person) => {
    const key = problems[field];
    return key === undefined ? undefined : t(`problems.${key}`);
  };
  const change =
    (field: keyof Person) =>
    (_: unknown, { value }: { value: string }) => {
      setPerson((before) => ({ ...before, [field]: value }));
      search.reset();
    };
  return (
    <Panel as="div" className={styles.panel}>
      <form className={styles.form} onSubmit={submit} noValidate aria-label={label}>
        <Field label={t('name')} required validationMessage={told('name')}>
          <Input value={person.name} maxLength={30} autoComplete="off" onChange={change('name')} />
        </Field>
        <Field label={t('idCard')} required validationMessage={told('idCard')}>
          <Input value={person.idCard} maxLength={20} autoComplete="off" onChange={change('idCard')} />
        </Field>
        <div>
          <Button
            type="submit"
            appearance="primary"
            disabledFocusable={search.isPending}
            icon={search.isPending ? <BusySpinner /> : undefined}
          >
            {t('look')}
          </Button>
        </div>
        {search.error && <FormProblem text={refusalOf(search.error) ?? t('notReached')} />}
      </form>
      <div aria-live="polite" className={styles.result}>
        {search.data !== undefined && children(search.data)}
      </div>
    </Panel>
  );
}
