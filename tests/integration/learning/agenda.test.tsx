import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const learner = '13800017719';
const rowOf = async (name: string, kind: string) => {
  const titles = await screen.findAllByRole('link', { name });
  const row = titles.map((title) => title.closest('li')).find((item) => item?.textContent?.includes(kind));
  if (!row) throw new Error(`${name} has no row "${kind}"`);
  return within(row);
};

describe('/learning/agenda', () => {
  it('lists by day what opens, closes, begins and ends, and leads there', async () => {
    client = await openApp(learningPaths.center.to(), { signedIn: learner });
    await client.user.click(await screen.findByRole('link', { name: '我的日程' }));
    expect(await screen.findByRole('heading', { level: 1, name: '我的日程' })).toBeTruthy();
    await rowOf('企业急救员资格培训（2026 秋季班）', '任务截止');
    const begins = await rowOf('养老护理员（初级）技能培训', '任务开始');
    expect(begins.getByRole('button', { name: '提醒我' })).toBeTruthy();
    const ends = await rowOf('企业急救员资格培训（2026 秋季班）', '任务截止');
    expect(ends.queryByRole('button')).toBeNull();
    expect((await screen.findAllByText('考试开放')).length).toBeGreaterThan(0);
    await client.user.click(ends.getByRole('link'));
    expect(await screen.findByRole('heading', { level: 1, name: '企业急救员资格培训（2026 秋季班）' })).toBeTruthy();
  });

  it('has live classes, of which one is reminded a quarter of an hour before', async () => {
    client = await openApp(learningPaths.agenda.to(), { signedIn: learner });
    const row = await rowOf('心肺复苏操作要点答疑', '直播课');
    await client.user.click(row.getByRole('button', { name: '提醒我' }));
    await client.user.click(await screen.findByRole('menuitem', { name: '开始前 15 分钟提醒' }));
    await row.findByRole('button', { name: '已设提醒' });
    expect(await client.core.desktop.reminders.list()).toMatchObject({
      value: [{ leadMs: 900_000, path: '/studentSee?id=live-aid&liveRoomId=room-aid' }],
    });
  });

  it('is saved as a calendar file that says what ends', async () => {
    client = await openApp(learningPaths.agenda.to(), { signedIn: learner });
    await rowOf('企业急救员资格培训（2026 秋季班）', '任务截止');
    await waitFor(() => expect(screen.getAllByText('考试开放').length).toBeGreaterThan(0));
    await client.user.click(screen.getByRole('button', { name: '导出日历文件' }));
    await screen.findByText(/^已保存：.*\.ics$/);
    const [file] = readdirSync(client.core.userData).filter((entry) => entry.endsWith('.ics'));
    const text = readFileSync(path.join(client.core.userData, file!), 'utf8').replace(/\r\n /g, '');
    expect(text).toContain('SUMMARY:企业急救员资格培训（2026 秋季班）（截止）');
    expect(text).toContain('SUMMARY:养老护理员（初级）技能培训\r\n');
  });

  it('says which part did not load, and loads it again', async () => {
    client = await openApp('/privacyPolicy', { signedIn: learner });
    await client.platform.fault({ match: { id: 'userExamFindUserExams' }, mode: 'status', status: 500, times: 0 });
    await client.restart(learningPaths.agenda.to());
    expect(await screen.findByText('缺少：考试。')).toBeTruthy();
    expect(screen.queryByText('考试开放')).toBeNull();
    await client.platform.clearFaults();
    await client.user.click(screen.getByRole('button', { name: '重新加载' }));
    expect((await screen.findAllByText('考试开放')).length).toBeGreaterThan(0);
    expect(screen.queryByText('部分日程加载失败')).toBeNull();
  });

  it('of a learner without anything to come says so', async () => {
    client = await openApp(learningPaths.agenda.to(), { signedIn: '13800010004' });
    expect(await screen.findByRole('heading', { name: '暂无日程' })).toBeTruthy();
  });
});
