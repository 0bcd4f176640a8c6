import { describe, expect, it } from 'vitest';
import { confirmationOf, isConfirmed, modeOf, rowsOf, channelsOf, type Contacts } from './rules.ts';

const both: Contacts = { phone: '13812345678', mail: 'li.yan@example.cn' };
const phoneOnly: Contacts = { phone: '13812345678', mail: '' };
const mailOnly: Contacts = { phone: '', mail: 'li.yan@example.cn' };

describe('rows', () => {
  it.each<[string, Contacts, string[]]>([
    ['both', both, ['actions.password', 'actions.phone.change', 'actions.mail.change', 'actions.close']],
    ['a phone', phoneOnly, ['actions.password', 'actions.phone.change', 'actions.mail.bind', 'actions.close']],
    ['a mail', mailOnly, ['actions.password', 'actions.phone.bind', 'actions.mail.change', 'actions.close']],
  ])('of an account with %s', (_, contacts, actions) => {
    expect(rowsOf(contacts).map(({ action }) => action)).toEqual(actions);
  });

  it('show contacts masked, or that there are none', () => {
    expect(rowsOf(both).map(({ shown }) => shown)).toEqual(['', '138****5678', 'l****@example.cn', '']);
    expect(rowsOf(phoneOnly)[2]).toMatchObject({ state: 'rows.mail.none', shown: '' });
    expect(modeOf('mail', phoneOnly)).toBe('bind');
    expect(rowsOf(phoneOnly, ['mail'])[2]).toMatchObject({ state: 'rows.mail.untold', shown: '' });
  });
});

describe('verification channels', () => {
  it.each<[Contacts, string[]]>([
    [both, ['phone', 'mail']],
    [phoneOnly, ['phone']],
    [mailOnly, ['mail']],
  ])('of %o are %o', (contacts, channels) => {
    expect(channelsOf(contacts)).toEqual(channels);
  });
});

describe('closing an account', () => {
  it.each<[string, Contacts, string, boolean]>([
    ['the last four digits', both, ' 5678 ', true],
    ['other digits', both, '5679', false],
    ['the whole phone', both, '13812345678', false],
    ['nothing', both, '', false],
    ['the mail of an account without a phone', mailOnly, 'Li.Yan@example.cn', true],
    ['part of it', mailOnly, 'li.yan', false],
    ['nothing where there is nothing', { phone: '', mail: '' }, '', false],
  ])('is confirmed by %s', (_, contacts, typed, confirmed) => {
    expect(isConfirmed(contacts, typed)).toBe(confirmed);
  });

  it('does not show the expected text', () => {
    expect(confirmationOf(both)).toMatchObject({ by: 'phone', shown: '138********' });
    expect(confirmationOf(mailOnly)).toMatchObject({ by: 'mail', shown: 'l****@example.cn' });
  });
});
