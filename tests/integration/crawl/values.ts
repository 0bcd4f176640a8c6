import { screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { demoPassword } from '#dev/platform/content/people.ts';
import { pictureFile } from '../../support/fake-pictures.ts';
import { lastMessage } from '../../support/outbox.ts';
import { isFile, openDialog } from './controls.ts';

/** What a learner types into a field, by what its name says. The first that fits counts. */
const kinds: readonly (readonly [name: RegExp, value: string])[] = [
  [/当前密码|原密码|登录密码/, demoPassword],
  [/密码/, 'Fresh#2026'],
  [/验证码/, 'code'],
  [/新手机号|手机号|联系电话|电话/, '13871234567'],
  [/邮箱/, 'new.mail@example.cn'],
  [/社会信用代码/, '91350100M000100Y43'],
  [/身份证|证件号/, '110101199003074514'],
  [/链接|网址/, 'https://www.example.cn'],
  [/邮编|邮政编码/, '210031'],
  [/姓名|联系人|收件人|法定代表人|法人/, '林晓'],
  [/机构名称|单位|企业/, '海曙职业培训学校'],
  [/地址/, '启程路 18 号'],
  [/日期/, '2026-11-20'],
  [/数量|年龄|工龄|年限|分数|人数/, '3'],
  [/搜索|查找|关键|名称|课程|职位/, '电'],
];
const anythingElse = '按规程断电、验电、挂牌后再作业。';

type User = ReturnType<typeof userEvent.setup>;

/** Whoever fills forms: the person's own ways to sign in come before the table. */
export class Filler {
  readonly #user: User;
  readonly #platform: { origin: string };
  readonly #own: Readonly<Record<string, string>>;
  /** Where the last code may have gone. */
  readonly #targets = new Set<string>();

  /** `own`: what a person types who signs in, by the whole name of the field. */
  constructor(user: User, platform: { origin: string }, own: Readonly<Record<string, string>>) {
    this.#user = user;
    this.#platform = platform;
    this.#own = own;
    for (const target of Object.values(own)) this.#targets.add(target);
  }

  /** Types what fits into a field. */
  async type(field: HTMLInputElement | HTMLTextAreaElement, name: string): Promise<void> {
    const value = this.#own[name] ?? kinds.find(([kind]) => kind.test(name))?.[1] ?? byType(field) ?? anythingElse;
    this.#targets.add(value);
    const text = value === 'code' ? await this.#code() : value;
    if (text === null || field.readOnly) return;
    await this.#user.clear(field);
    await this.#user.click(field);
    await this.#user.paste(text);
  }

  /** Gives a file input what it accepts. */
  async upload(field: HTMLInputElement): Promise<void> {
    const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'answer.pdf', { type: 'application/pdf' });
    await this.#user.upload(
      field,
      /image|jpe?g|png/.test(field.accept) || field.accept === '' ? pictureFile(1280, 808) : pdf,
    );
  }

  /** Fills what is empty around a button: texts, choices, consents. */
  async fillAround(button: HTMLElement): Promise<void> {
    const form = openDialog() ?? button.closest('form');
    if (!form) return;
    for (const field of form.querySelectorAll<HTMLElement>('input, select, textarea, [role="radiogroup"]')) {
      if (!form.isConnected || field.matches(':disabled, [aria-disabled="true"]') || field === button) continue;
      await this.#fillOne(field);
    }
  }

  async #fillOne(field: HTMLElement): Promise<void> {
    if (field instanceof HTMLSelectElement) {
      const option = [...field.options].find(({ value, disabled }) => value !== '' && !disabled);
      if (field.value === '' && option) await this.#user.selectOptions(field, option);
      return;
    }
    if (field.getAttribute('role') === 'radiogroup') {
      const radios = [...field.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
      if (radios[0] && !radios.some(({ checked }) => checked)) await this.#user.click(radios[0]);
      return;
    }
    if (isFile(field)) return this.upload(field);
    const typed = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && isText(field));
    if (typed && field.value === '') await this.type(field, labelOf(field));
    if (field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked) await this.#user.click(field);
  }

  /** The code that came to the learner's phone or mail last; asked for when none was. */
  async #code(): Promise<string | null> {
    const ask = screen.queryAllByRole('button', { name: /^(获取|发送)验证码/ })[0];
    if (ask) await this.#user.click(ask);
    for (const target of [...this.#targets].toReversed()) {
      const message = await lastMessage(this.#platform, target).catch(() => null);
      if (message) return message.code;
    }
    return null;
  }
}

function isText({ type }: HTMLInputElement): boolean {
  return ['text', 'search', 'tel', 'email', 'password', 'url', 'number', 'date'].includes(type);
}

function byType({ type }: HTMLInputElement | HTMLTextAreaElement): string | null {
  if (type === 'date') return '2026-11-20';
  return type === 'number' || type === 'tel' ? '3' : null;
}

function labelOf(field: HTMLInputElement | HTMLTextAreaElement): string {
  const referred = document.getElementById(field.getAttribute('aria-labelledby') ?? '')?.textContent;
  return (
    referred ??
    field.getAttribute('aria-label') ??
    field.labels?.[0]?.textContent ??
    field.getAttribute('placeholder') ??
    ''
  ).trim();
}
