import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { homePaths } from '#contract/paths/home.ts';
import { fill, press, user, type EffectRow } from './effect-acts.ts';

/** Leaves the profile by one of its links, without what was typed. */
async function leaveProfile(): Promise<void> {
  const tabs = within(await screen.findByRole('navigation', { name: '个人中心' }));
  await user.click(tabs.getByRole('link', { name: /我的证书/ }));
  await waitFor(() =>
    expect(screen.queryByRole('alertdialog') ?? screen.queryByRole('heading', { name: '我的证书' })).not.toBeNull(),
  );
  const button = screen.queryByRole('button', { name: '不保存，离开' });
  if (button) await user.click(button);
}

let names = 0;

const profile = (id: string): EffectRow => ({
  id,
  address: '/personalCenter',
  sample: { saved: true },
  claim: /修改成功/,
  async act() {
    await fill(/^昵称/, `小燕${(names += 1)}`);
    await press('保存');
  },
  leave: leaveProfile,
});

export const profileRow = profile('updateBySelf');
export const themedProfileRow = profile('updateUserForTheme');

async function dropArrangement(): Promise<void> {
  const cancel = screen.queryByRole('button', { name: '取消' });
  if (cancel) await user.click(cancel);
  const drop = screen.queryByRole('button', { name: '放弃更改' });
  if (drop) await user.click(drop);
}

/** A learner's own arrangement of a home page. */
export const arrangingRows: readonly EffectRow[] = [
  {
    id: 'savePageLayoutForClick',
    address: homePaths.platform.to(),
    sample: { saved: true },
    claim: /页面已保存/,
    async act() {
      await press('调整本页');
      await press('下移“照护课程”');
      await press('保存');
    },
    leave: dropArrangement,
  },
  {
    id: 'saveBlockForClick',
    address: homePaths.platform.to(),
    sample: { blockId: 'goods-care', title: 't', size: 3 },
    async act() {
      await press('调整本页');
      await press('设置“照护课程”');
      const dialog = within(await screen.findByRole('dialog'));
      await fill('栏目名称', '我想学的', dialog);
      await user.click(dialog.getByRole('button', { name: '保存' }));
    },
    async leave() {
      const close = screen.queryByRole('dialog');
      if (close) await user.keyboard('{Escape}');
      await dropArrangement();
    },
  },
];

const pngHead = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const picture = () => new File([pngHead], 'a.png', { type: 'image/png' });

/** The registration of an institution, filled in as far as it must be. */
/** What an institution fills in that applies for settlement, but for its code. */
async function fillSettlement(): Promise<void> {
  await press('机构入驻申请');
  await user.click(await screen.findByRole('checkbox', { name: '线上培训' }));
  const texts: readonly (readonly [RegExp, string])[] = [
    [/机构名称/, '宁波海曙职业技能培训学校'],
    [/^统一社会信用代码/, '91350100M000100Y43'],
    [/联系人/, '林晓'],
    [/手机号/, '13800017719'],
    [/验证码/, '123456'],
  ];
  for (const [name, text] of texts) {
    const field = await screen.findByRole('textbox', { name });
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
  for (const [name, text] of [
    [/省份/, '浙江省'],
    [/城市/, '宁波市'],
    [/区县/, '海曙区'],
  ] as const) {
    await user.selectOptions(await screen.findByRole('combobox', { name }), text);
  }
  await user.upload(await screen.findByLabelText('选择图片：营业执照副本'), picture());
  await screen.findByRole('img', { name: '营业执照副本 1' });
}

const leaveDialog = () => user.keyboard('{Escape}');

export const settlementRows: readonly EffectRow[] = [
  {
    id: 'sendCode',
    address: '/openPlatform/serviceProviderList',
    sample: true,
    claim: /验证码已发送/,
    leave: leaveDialog,
    async act() {
      await press('机构入驻申请');
      await user.click(await screen.findByRole('textbox', { name: /手机号/ }));
      await user.paste('13800017719');
      await press('获取验证码');
    },
  },
  {
    id: 'branchApply',
    address: '/openPlatform/serviceProviderList',
    sample: { applyNo: 'RZ202611220001' },
    claim: /提交成功/,
    leave: leaveDialog,
    async act() {
      await fillSettlement();
      await press('提交申请');
    },
  },
];

export const registrationRow: EffectRow = {
  id: 'homemakingTrainingBaseSave',
  address: '/institutionalEntry?view=register',
  sample: { id: '1', applyNo: 'JD202611220001' },
  claim: /申请已提交/,
  async act() {
    const texts: readonly (readonly [RegExp, string])[] = [
      [/机构名称/, '宁波海曙职业技能培训学校'],
      [/^统一社会信用代码/, '52330203MJ8951234K'],
      [/联系人姓名/, '林晓'],
      [/联系人手机号/, '13800017719'],
      [/教室数量/, '12'],
      [/场地面积/, '2600'],
    ];
    for (const [name, text] of texts) {
      const field = await screen.findByRole('textbox', { name });
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
    }
    const regions = [
      [/省份/, '浙江省'],
      [/城市/, '宁波市'],
      [/区县/, '海曙区'],
    ] as const;
    for (const [name, text] of regions) await user.selectOptions(await screen.findByRole('combobox', { name }), text);
    for (const label of ['营业执照或办学许可证', '培训基地照片']) {
      await user.upload(await screen.findByLabelText(`选择图片：${label}`), picture());
      await screen.findByRole('img', { name: `${label} 1` });
    }
    await press('提交申请');
  },
};
