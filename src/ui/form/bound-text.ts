import type { Ref } from 'react';

/** What binds a text input to a form: react-hook-form's field is one, and so is a state of its own. */
export interface BoundText {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}
