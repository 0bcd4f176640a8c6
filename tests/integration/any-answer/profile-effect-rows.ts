import { screen, within } from '@testing-library/react';
import { press, user, type EffectRow } from './effect-acts.ts';

async function openUnread(): Promise<void> {
  await user.click(await screen.findByRole('tab', { name: /^未读/ }));
  const [first] = await screen.findAllByRole('article');
  if (!first) throw new Error('There is no unread message.');
  await user.click(within(first).getByRole('button'));
}

/** Effects of messages and of the registration of an institution. */
export const profileRows: readonly EffectRow[] = [
  {
    id: 'msgReadOne',
    address: '/personalCenter?tab=message',
    sample: { count: 1 },
    act: openUnread,
  },
  {
    id: 'msgDelete',
    address: '/personalCenter?tab=message',
    sample: { count: 1 },
    async act() {
      await openUnread();
      await press('删除');
      const question = within(await screen.findByRole('alertdialog'));
      await user.click(question.getByRole('button', { name: '删除' }));
    },
  },
  {
    id: 'uploadPicture',
    address: '/institutionalEntry?view=register',
    sample: { url: '/media/a.png' },
    async act() {
      const chooser = await screen.findByLabelText('选择图片：营业执照或办学许可证');
      await user.upload(chooser, new File([new Uint8Array(8)], 'a.png', { type: 'image/png' }));
    },
  },
];
