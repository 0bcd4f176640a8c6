import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import {
  draftOf,
  signInDraftAtom,
  signInProblems,
  type SignInField,
  type SignInProblems,
  type SignInValues,
} from '../shared/sign-in-form.ts';

/**
 * The state of the sign-in form. Of its own rather than of the form library: that one would be a fifteenth of the script
 * that the first screen waits for.
 */
export function useSignInForm() {
  const [draft, setDraft] = useAtom(signInDraftAtom);
  const [values, setValues] = useState(draft);
  const [problems, setProblems] = useState<SignInProblems>({});
  const [tried, setTried] = useState(false);
  const inputs = useRef<Partial<Record<SignInField, HTMLInputElement | null>>>({});
  useEffect(() => setDraft(draftOf(values)), [values, setDraft]);

  const focus = (name: SignInField) => inputs.current[name]?.focus();
  /** Says what is wrong with a field and goes there; null: nothing any more. */
  const tell = (name: SignInField, problem: string | null) => {
    setProblems({ ...problems, [name]: problem ?? undefined });
    if (problem !== null) focus(name);
  };
  const bind = <Name extends SignInField>(name: Name) => ({
    name,
    value: values[name],
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
    onChange: (value: SignInValues[Name]) => {
      const changed = { ...values, [name]: value };
      setValues(changed);
      // After the first try, a problem leaves as soon as its field is right.
      if (tried) setProblems({ ...problems, [name]: signInProblems(changed)[name] });
    },
  });
  /** Sets several values, and forgets what was wrong. */
  const put = (part: Partial<SignInValues>) => {
    setValues({ ...values, ...part });
    setProblems({});
  };
  /** Calls back with complete values, else tells what is missing and goes there. */
  const submit = (complete: (values: SignInValues) => void) => {
    const found = signInProblems(values);
    setTried(true);
    setProblems(found);
    const [first] = fieldOrder.filter((name) => found[name] !== undefined);
    if (first === undefined) complete(values);
    else focus(first);
  };
  return { values, problems, bind, put, tell, focus, submit };
}

const fieldOrder = ['account', 'authCode', 'password', 'agreed'] as const satisfies readonly SignInField[];

export type SignInForm = ReturnType<typeof useSignInForm>;
