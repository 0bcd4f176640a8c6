import { afterEach, describe, it } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { courseItemGetDocumentAccessToken } from '#contract/platform/learning/course-item-media.ts';
import { sampleAddress, samplePassword } from '#dev/platform/services/course/sample-files.ts';
import { expect } from '../support/expect.ts';
import { goTo } from '../support/journeys.ts';
import { openSeat } from '../support/seat.ts';

const seat = openSeat('documents');
const place = learningPaths.play.to({ courseId: 'c-electric-fire', id: 'ci-electric-fire-1-2' });
const page = (at: number) => seat.page.locator(`[data-page="${at}"]`);
const words = (text: string | RegExp) => seat.page.getByText(text).first();

/** The handout of a lesson, being this file. */
async function open(name: string): Promise<void> {
  const data = { accessToken: 'sample', fileUrl: sampleAddress(name), fileType: '', viewerUrl: '', expiresIn: 600 };
  const text = JSON.stringify({ code: 0, message: '', success: true, data });
  await seat.platform.fault({ match: { id: courseItemGetDocumentAccessToken.id }, mode: 'answer', text, times: 0 });
  await goTo(seat.page, learningPaths.center.to());
  // What was read of the lesson before is another file's.
  await seat.page.reload();
  await goTo(seat.page, place);
}

/** Height of a page as it is shown, its width being 1. */
const shapeOf = async (at: number) => {
  const box = await page(at).boundingBox();
  return box === null ? null : Math.round((box.height / box.width) * 100) / 100;
};

/** How bright the picture of a page is at a place, from 0 to 255; the place in parts of its width and height. */
const brightness = (at: number, x: number, y: number) =>
  page(at)
    .locator('canvas')
    .evaluate(
      (element: HTMLCanvasElement, [left, top]) => {
        const ink = element.getContext('2d')?.getImageData(element.width * left, element.height * top, 1, 1).data;
        return ink?.[3] === 0 ? null : (ink?.[0] ?? null);
      },
      [x, y] as const,
    );

afterEach(() => seat.platform.clearFaults());

describe('a document of the field', () => {
  it('that is a scan in black and white is drawn', async () => {
    await open('scan.pdf');
    await expect.poll(() => brightness(0, 0.25, 0.5)).toBe(0);
    expect(await brightness(0, 0.75, 0.5)).toBe(255);
  });

  it('that is locked asks for its password, says when it is wrong, and opens', async () => {
    await open('locked.pdf');
    const field = seat.page.getByLabel('文件密码');
    await expect(words('这份 PDF 有密码')).toBeVisible();
    await field.fill('wrong');
    await field.press('Enter');
    await expect(words('密码不对，请再输入一次')).toBeVisible();
    await field.fill(samplePassword);
    await field.press('Enter');
    await expect(words(/输入密码后可以阅读/)).toBeAttached();
    expect(await shapeOf(0)).toBe(1.42);
  });

  it('that has a page across shows each page in its own shape', async () => {
    await open('landscape.pdf');
    await expect.poll(() => shapeOf(0)).toBe(1.42);
    await page(1).scrollIntoViewIfNeeded();
    await expect.poll(() => shapeOf(1)).toBe(0.71);
    await expect.poll(() => shapeOf(2)).toBe(1.42);
  });

  it('that only the program of its maker draws says so', async () => {
    await open('form.pdf');
    await expect(words(/^这份 PDF 是动态表单（XFA）/)).toBeVisible();
  });

  it('of Word has a mark where a formula is not drawn, and pages that fit', async () => {
    await open('marked.docx');
    await expect(words(/^这份文档有 1 处公式、图形或嵌入内容不能在这里显示/)).toBeVisible();
    await expect(words(/〔此处的公式或图形不能显示〕/)).toBeVisible();
    const [room, upright, across] = await Promise.all(
      [seat.page.getByRole('document').first(), page(0), page(1)].map((one) => one.boundingBox()),
    );
    expect(Math.round(across?.width ?? 0)).toBe(Math.round(upright?.width ?? 1));
    expect(across?.width).toBeLessThanOrEqual(room?.width ?? 0);
  });
});
