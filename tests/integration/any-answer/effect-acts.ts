import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { TestClient } from '../../support/app.ts';

export const user = userEvent.setup({ delay: null });
export const newPassword = 'Fresh#2026';
export const fill = async (label: string | RegExp, text: string, within_ = within(document.body)) => {
  const field = await within_.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

export interface EffectRow {
  id: string;
  address: string;
  /** Data that a platform may answer with: odd values take the place of its fields. */
  sample: unknown;
  /** What the learner does until the call is made. */
  act: (client: TestClient) => Promise<void>;
  /** Leaves a screen that asks before it is left. */
  leave?: () => Promise<void>;
  /** What the screen says when it takes the answer for a success. */
  claim?: RegExp;
  /** True: the data itself says whether it is one, and no odd data does. */
  judged?: boolean;
}
