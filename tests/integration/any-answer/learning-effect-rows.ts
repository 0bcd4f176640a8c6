import { screen, within } from '@testing-library/react';
import { learningPaths } from '../../../src/contract/paths/learning.ts';
import { user, type EffectRow } from './effect-acts.ts';

const address = learningPaths.task.to({ id: 't-fire' });

async function training(): Promise<HTMLElement> {
  const item = (await screen.findByText('灭火器与消火栓实操')).closest('li');
  if (!item) throw new Error('the training is no item of a list');
  return item;
}

/** Bookings of an offline training. */
export const learningRows: readonly EffectRow[] = [
  {
    id: 'reserveTaskTraining',
    address,
    sample: { reserved: true },
    async act() {
      await user.click(within(await training()).getByRole('button', { name: '预约' }));
    },
  },
  {
    id: 'cancelTaskTraining',
    address,
    sample: { reserved: false },
    async act() {
      const item = await training();
      const book = within(item).queryByRole('button', { name: '预约' });
      if (book) await user.click(book);
      await user.click(await within(item).findByRole('button', { name: '取消预约' }));
    },
  },
];
