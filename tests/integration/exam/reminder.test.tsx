import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

/** The first exam that opens later. */
async function upcomingCard(): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('button', { name: '提醒我' });
  return first!.closest('article')!;
}

it('a reminder is set, survives a restart, and is removed', async () => {
  client = await openApp('/examList', { signedIn: '13800017719' });
  const name = within(await upcomingCard()).getByRole('heading').textContent;
  const card = () => within(screen.getByRole('article', { name }));
  await client.user.click(card().getByRole('button', { name: '提醒我' }));
  await client.user.click(await screen.findByRole('menuitem', { name: '开始前 30 分钟提醒' }));
  await waitFor(() => expect(card().getByRole('button', { name: '已设提醒' })).toBeTruthy());
  expect(await client.core.desktop.reminders.list()).toMatchObject({ ok: true, value: [{ title: name }] });
  await client.restart('/examList');
  await screen.findByRole('article', { name });
  await client.user.click(await card().findByRole('button', { name: '已设提醒' }));
  await client.user.click(await screen.findByRole('menuitem', { name: '取消提醒' }));
  await waitFor(() => expect(card().getByRole('button', { name: '提醒我' })).toBeTruthy());
  expect(await client.core.desktop.reminders.list()).toMatchObject({ ok: true, value: [] });
});

it('a reminder follows an exam that the platform moves', async () => {
  client = await openApp('/examList', { signedIn: '13800017719' });
  const name = within(await upcomingCard()).getByRole('heading').textContent;
  const card = () => within(screen.getByRole('article', { name }));
  await client.user.click(card().getByRole('button', { name: '提醒我' }));
  await client.user.click(await screen.findByRole('menuitem', { name: '开始前 30 分钟提醒' }));
  await card().findByRole('button', { name: '已设提醒' });
  const stored = async () => {
    const list = await client.core.desktop.reminders.list();
    return list.ok ? list.value : [];
  };
  const [told] = await stored();
  // As it was before the platform moved the exam by an hour.
  await client.core.desktop.reminders.set({ ...told!, startsAt: told!.startsAt + 3_600_000 });
  await client.restart('/examList');
  await screen.findByRole('article', { name });
  await waitFor(async () => expect(await stored()).toEqual([told]));
});

it('an exam is saved as a calendar file', async () => {
  client = await openApp('/examList', { signedIn: '13800017719' });
  const card = await upcomingCard();
  const name = within(card).getByRole('heading').textContent;
  await client.user.click(within(card).getByRole('button', { name: '提醒我' }));
  await client.user.click(await screen.findByRole('menuitem', { name: /^存为日历文件/ }));
  await screen.findByText(/^已保存：.*\.ics$/);
  const [file] = readdirSync(client.core.userData).filter((entry) => entry.endsWith('.ics'));
  const text = readFileSync(path.join(client.core.userData, file!), 'utf8');
  expect(text.replace(/\r\n /g, '')).toContain(`SUMMARY:${name}`);
});

it('what the page may not ask for is refused', async () => {
  client = await openApp('/examList', { signedIn: '13800017719' });
  const { reminders } = client.core.desktop;
  const event = { id: 'e', title: 'x', startsAt: 1, endsAt: null };
  expect(await reminders.saveCalendar('x', [])).toMatchObject({ ok: false });
  expect(await reminders.saveCalendar('x', [{ ...event, startsAt: Number.NaN }])).toMatchObject({ ok: false });
  expect(await reminders.set({ ...event, title: 'x'.repeat(513) })).toMatchObject({ ok: false });
});
