import { beforeAll, describe, it } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { callHeader } from '#contract/platform/endpoint.ts';
import { logConstants, saveLog } from '#contract/platform/learning/course-log.ts';
import { expect } from '../support/expect.ts';
import { goTo } from '../support/journeys.ts';
import { openSeat } from '../support/seat.ts';

const seat = openSeat('courseware');

const player = () => seat.page.frameLocator('iframe[title^="互动课件："]');
/** The pages of the package, two frames below ours. */
const sco = () => player().frameLocator('iframe');
const bar = () => seat.page.getByRole('region', { name: '课件', exact: true });

async function open(courseId: string, id: string): Promise<void> {
  await goTo(seat.page, learningPaths.play.to({ courseId, id }));
  await expect(sco().locator('h1')).toBeVisible();
}

beforeAll(async () => {
  // The first package opens when the lessons before it are learnt.
  await learn('ci-electric-fire-3-2', 12);
  await learn('ci-electric-fire-3-3', 13);
});

describe('courseware of SCORM 1.2', () => {
  const openIt = () => open('c-electric-fire', 'ci-electric-fire-3-4');

  it('comes back to its page and to answers that it never committed, after a kill', async () => {
    await openIt();
    await expect(seat.page.getByText('平台已收到 1 次学习记录')).toBeVisible();
    for (const page of [2, 3, 4, 5]) {
      await sco().getByRole('button', { name: '下一页' }).click();
      await expect(sco().getByText(`第 ${page} 页，共 5 页`)).toBeVisible();
    }
    await sco().getByLabel('防烟风机').check();
    await expect(bar().getByText('课件显示：未完成')).toBeVisible();
    // The kept state is written a moment after the answer: `saving` goes to `saved` again.
    await expect.poll(() => keptAnswers()).toContain('"q1":"b"');
    await seat.restart();
    await openIt();
    await expect(sco().getByText('第 5 页，共 5 页')).toBeVisible();
    await expect(sco().getByLabel('防烟风机')).toBeChecked();
  });

  it('says what the courseware says, and keeps it when another item is opened', async () => {
    await sco().getByLabel('应急照明已经点亮').check();
    await sco().getByRole('button', { name: '交卷' }).click();
    await expect(bar().getByText('课件显示：已通过')).toBeVisible();
    await expect(bar().getByText('课件得分 100 / 100')).toBeVisible();
    await expect(bar().getByText(/^本机已保存 \d/u)).toBeVisible();
    await goTo(seat.page, learningPaths.play.to({ courseId: 'c-electric-fire', id: 'ci-electric-fire-4-2' }));
    await expect(seat.page.getByRole('heading', { level: 1, name: /4\.2/u })).toBeVisible();
    await openIt();
    await expect(sco().getByText('得分 100 分，已通过。')).toBeAttached();
    await expect(bar().getByText('课件显示：已通过')).toBeVisible();
  });

  it.each([
    ['an MP4', '短片：火灾基础', 1],
    ['an MP3', '胸外按压的节拍', 4],
  ])('plays %s, and goes to any place of it', async (_, label, page) => {
    for (let back = 0; back < 4; back += 1) {
      const button = sco().getByRole('button', { name: '上一页' });
      if (await button.isEnabled()) await button.click();
    }
    for (let next = 1; next < page; next += 1) await sco().getByRole('button', { name: '下一页' }).click();
    const media = sco().getByLabel(label);
    await expect(media).toBeVisible();
    const read = () =>
      media.evaluate(({ currentTime, duration, seekable, error }: HTMLMediaElement) => ({
        currentTime,
        duration,
        seekableTo: seekable.length > 0 ? seekable.end(0) : 0,
        error: error?.message ?? null,
      }));
    await expect.poll(async () => (await read()).seekableTo).toBeGreaterThan(5);
    const { duration } = await read();
    await media.evaluate(async (element: HTMLMediaElement, to) => {
      const there = new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
      element.currentTime = to;
      await there;
    }, duration - 2);
    expect(await read()).toMatchObject({ currentTime: expect.closeTo(duration - 2, 0), duration, error: null });
    await media.evaluate((element: HTMLMediaElement) => element.play());
    await expect.poll(async () => (await read()).currentTime).toBeGreaterThan(duration - 1);
    const answers = await media.evaluate(async ({ currentSrc }: HTMLMediaElement) => {
      const size = (await (await fetch(currentSrc)).arrayBuffer()).byteLength;
      const part = await fetch(currentSrc, { headers: { range: `bytes=${size - 100}-` } });
      const told = (name: string) => part.headers.get(name);
      return [part.status, told('content-length'), told('content-range') === `bytes ${size - 100}-${size - 1}/${size}`];
    });
    expect(answers).toEqual([206, '100', true]);
  });

  it('has no way out of its origin', async () => {
    const facts = await sco()
      .locator('body')
      .evaluate(async (_, origin) => {
        const reaches = async (address: string) => {
          try {
            await fetch(address, { mode: 'no-cors' });
            return true;
          } catch {
            return false;
          }
        };
        const readable = () => {
          try {
            return String(window.top?.document.title);
          } catch {
            return 'refused';
          }
        };
        return {
          bridge: 'desktop' in window,
          above: readable(),
          api: (await fetch('/api/exam/v1/open/x')).status,
          elsewhere: await reaches(`${origin}/__demo?from=courseware`),
        };
      }, seat.platform.origin);
    expect(facts).toEqual({ bridge: false, above: 'refused', api: 404, elsewhere: false });
    expect(await peerConnections()).toEqual(Object.fromEntries(reaches.map((name) => [name, 'undefined'])));
    expect((await seat.platform.log()).some(({ path: asked }) => asked.includes('/open/x'))).toBe(false);
  });
});

describe('courseware of SCORM 2004', () => {
  const openIt = () => open('c-weld-gas', 'ci-weld-gas-2-3');
  const choose = async (from: string, to: string) => {
    await seat.page.getByRole('button', { name: `当前部分：${from}` }).click();
    await seat.page.getByRole('menuitemradio', { name: to }).click();
  };

  it('opens its parts in the order that its rules set, over a kill, and follows a part that leads on', async () => {
    await openIt();
    await expect(bar().getByRole('button', { name: '下一部分' })).toBeVisible();
    await choose('现场检查', '小测验');
    await expect(bar().getByText('课件规定了学习顺序，现在不能打开这一部分')).toBeVisible();
    await expect(sco().getByText('第 1 页，共 3 页')).toBeVisible();
    for (const page of [2, 3]) {
      await sco().getByRole('button', { name: '下一页' }).click();
      await expect(sco().getByText(`第 ${page} 页，共 3 页`)).toBeVisible();
    }
    await choose('现场检查', '作业票');
    await sco().getByRole('button', { name: '我已核对' }).click();
    await expect(bar().getByText(/^本机已保存 \d/u)).toBeVisible();
    await seat.restart();
    await openIt();
    await expect(sco().getByText('已核对。')).toBeVisible();
    await sco().getByRole('button', { name: '完成，去下一部分' }).click();
    await expect(sco().getByRole('button', { name: '交卷' })).toBeVisible();
    await choose('小测验', '现场检查');
    await sco().getByRole('button', { name: '上一页' }).click();
  });

  it('keeps each of its parts, over a kill, and comes back to the last one', async () => {
    await openIt();
    await expect(sco().getByText('第 2 页，共 3 页')).toBeVisible();
    await choose('现场检查', '小测验');
    await sco().getByLabel('5 米').check();
    await sco().getByLabel('不可以').check();
    await sco().getByRole('button', { name: '交卷' }).click();
    await expect(bar().getByText('课件显示：已通过')).toBeVisible();
    await expect(bar().getByText('课件得分 100 / 100')).toBeVisible();
    await expect(bar().getByText(/^本机已保存 \d/u)).toBeVisible();
    await seat.restart();
    await openIt();
    await expect(sco().getByText('得分 100 分，已通过。')).toBeVisible();
    await choose('小测验', '现场检查');
    await expect(sco().getByText('第 2 页，共 3 页')).toBeVisible();
  });

  it('has committed what was set a moment before the window closes', async () => {
    await choose('现场检查', '小测验');
    // As the window's own button does, which the page may hold up.
    const gone = seat.client.app.waitForEvent('close');
    await sco().getByLabel('2 米').check();
    await seat.page.evaluate(() => void window.desktop.window.close());
    await gone;
    await seat.start();
    await openIt();
    await expect(sco().getByLabel('2 米')).toBeChecked();
  });
});

describe('what is kept on this computer', () => {
  const film = '1.2 火灾的分类与蔓延';
  const course = 'c-fire-basics';
  const address = learningPaths.play.to({ courseId: course, id: 'ci-fire-basics-1-2' });
  const element = () => seat.page.locator('video');
  const second = () => element().evaluate(({ currentTime }: HTMLVideoElement) => currentTime);

  it('is studied without a network, over a kill, and counted once when the platform is back', async () => {
    await goTo(seat.page, learningPaths.courseDetails.to({ courseId: course }));
    await seat.page.getByRole('button', { name: '离线学习', exact: true }).click();
    await seat.page.getByRole('checkbox', { name: film }).check();
    await seat.page.getByRole('button', { name: '保存到本机' }).click();
    await expect(seat.page.getByText(/^已保存 /u)).toBeVisible();
    await seat.platform.stop();
    await seat.restart();
    await goTo(seat.page, address);
    await expect(element()).toHaveAttribute('src', /^\/kept\//u);
    await seat.page.getByRole('button', { name: '播放', exact: true }).click();
    const before = await second();
    await expect.poll(second).toBeGreaterThan(before + 1);
    await expect(seat.page.getByText('1 次学习记录尚未同步，连上平台后自动补传')).toBeVisible();
    seat.kill();
    await seat.platform.start();
    await seat.start();
    await goTo(seat.page, address);
    await expect(seat.page.getByText('平台已收到 1 次学习记录')).toBeVisible();
    const counted = (await seat.platform.log()).filter(
      ({ id, body }) => id === saveLog.id && body?.['courseId'] === course,
    );
    expect(counted).toHaveLength(1);
  });
});

describe('an offline training', () => {
  const row = () => seat.page.getByRole('listitem').filter({ hasText: '灭火器与消火栓实操' });
  const text = (words: string) => seat.page.getByText(words, { exact: true });

  it('is booked, and cancelled after a question', async () => {
    await goTo(seat.page, learningPaths.task.to({ id: 't-fire' }));
    await row().getByRole('button', { name: '预约' }).click();
    const dialog = seat.page.getByRole('dialog');
    await dialog.getByRole('radio').nth(1).check();
    await dialog.getByRole('button', { name: '预约' }).click();
    await expect(text('预约成功')).toBeVisible();
    await expect(row().getByText('已预约')).toBeVisible();
    await row()
      .getByRole('button', { name: /预约|改约/u })
      .click();
    await dialog.getByRole('button', { name: '取消预约' }).click();
    await seat.page.getByRole('alertdialog').getByRole('button', { name: '取消预约' }).click();
    await expect(text('已取消预约')).toBeVisible();
    await expect(row().getByText('未预约')).toBeVisible();
  });
});

/** Learns so many minutes of a lesson, as far as the platform is concerned. */
async function learn(courseItemId: string, minutes: number): Promise<void> {
  const body = { courseId: 'c-electric-fire', taskId: '', taskType: '', courseItemId, ...logConstants };
  const headers = { [callHeader]: `${saveLog.id} ${saveLog.path}`, 'content-type': 'application/json' };
  for (let minute = 0; minute < minutes; minute += 1) {
    const status = await seat.page.evaluate(async ([address, init]) => (await fetch(address, init)).status, [
      `/api${saveLog.path}`,
      { method: 'POST', headers, body: JSON.stringify(body) },
    ] as const);
    expect(status).toBe(200);
  }
}

/** From where a page of a package may try to reach another computer by WebRTC. */
const reaches = [
  'own',
  'player',
  'empty frame',
  'its element',
  'parsed frame',
  'written frame',
  'frame of the package',
];

function peerConnections(): Promise<Record<string, string>> {
  return sco()
    .locator('body')
    .evaluate(async (body, tag) => {
      const kind = (view: unknown) =>
        typeof view === 'object' && view !== null ? typeof Reflect.get(view, 'RTCPeerConnection') : 'no window';
      const box = body.ownerDocument.createElement('div');
      box.hidden = true;
      const [empty, written, page] = [0, 1, 2].map(() => body.ownerDocument.createElement(tag));
      body.append(box);
      box.append(empty!);
      const [byNumber, byElement] = [kind(window[0]), kind(empty!.contentWindow)];
      box.innerHTML = '<iframe></iframe>';
      const parsed = kind(window[0]);
      // Asked from within, as the frame's own script would.
      written!.srcdoc = '<script>parent.postMessage(typeof RTCPeerConnection, "*")</script>';
      const told = new Promise<string>((resolve) =>
        window.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(String(data)), { once: true }),
      );
      box.append(written!);
      const inner = await told;
      page!.src = location.href;
      const loaded = new Promise((resolve) => page!.addEventListener('load', resolve));
      box.append(page!);
      await loaded;
      const frame = kind(page!.contentWindow);
      box.remove();
      return {
        own: kind(window),
        player: kind(window.parent),
        'empty frame': byNumber,
        'its element': byElement,
        'parsed frame': parsed,
        'written frame': inner,
        'frame of the package': frame,
      };
    }, 'iframe' as const);
}

/** What main has on disk of the first package, as it would hand it to a page that opens it now. */
async function keptAnswers(): Promise<string> {
  return seat.page.evaluate(async () => {
    const item = { courseId: 'c-electric-fire', itemId: 'ci-electric-fire-3-4' };
    const opened = await window.desktop.courseware.open({ ...item, resId: 'r-ci-electric-fire-3-4' });
    if (!opened.ok || opened.value.kind !== 'open') return '';
    const data: unknown = JSON.parse(Object.values(opened.value.state.parts)[0]?.cmi ?? '{}');
    return typeof data === 'object' && data !== null && 'suspend_data' in data ? String(data.suspend_data) : '';
  });
}
