import type { Page } from 'playwright';
import { measure, type PictureFacts } from '#domain/cameras/picture.ts';
import { lumaAt } from '#domain/cameras/pixels.ts';

/** A face as fixture/faces.js tells it. */
export interface Face {
  score: number;
  box: [number, number, number, number];
}

/** Size of the pictures of fixture/cameras.js. */
const size = { width: 64, height: 48 };

/** The functions of fixture/cameras.js, called from a test. */
export class CameraLab {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Puts the functions into the page. */
  static async in(page: Page): Promise<CameraLab> {
    await page.addScriptTag({ url: '/cameras.js', type: 'module' });
    await page.waitForFunction(() => 'lab' in window);
    return new CameraLab(page);
  }

  private call(name: string, ...args: unknown[]): Promise<unknown> {
    return this.page.evaluate(([method, given]) => Reflect.get(window, 'lab')[method](...given), [name, args] as const);
  }

  cameras(): Promise<unknown> {
    return this.call('cameras');
  }
  open(id?: string): Promise<unknown> {
    return this.call('open', id);
  }
  tryOpen(id?: string): Promise<unknown> {
    return this.call('tryOpen', id);
  }
  set(camera: 'A' | 'B', state: string): Promise<unknown> {
    return this.call('set', camera, state);
  }
  readyState(id: string): Promise<unknown> {
    return this.call('readyState', id);
  }
  standsStill(id: string, other: string, frames: number): Promise<unknown> {
    return this.call('standsStill', id, other, frames);
  }
  jpeg(id: string): Promise<number[]> {
    return this.page.evaluate((camera) => Reflect.get(window, 'lab').jpeg(camera), id);
  }
  events(): Promise<string[]> {
    return this.page.evaluate(() => Reflect.get(window, 'lab').events);
  }
  faces(id: string): Promise<Face[]> {
    return this.page.evaluate((camera) => Reflect.get(window, 'lab').faces(camera), id);
  }

  /** The picture as the client's own rules measure it, and its brightness values. */
  async look(id: string): Promise<PictureFacts & { luma: Uint8Array }> {
    const frames: number[][] = await this.page.evaluate((camera) => Reflect.get(window, 'lab').twoFrames(camera), id);
    const [before, now] = frames.map((rgba) => lumaAt({ data: Uint8ClampedArray.from(rgba), ...size }, size));
    return { ...measure(now!, before!), luma: now! };
  }
}
