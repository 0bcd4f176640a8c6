import type { Page } from '@playwright/test';
import { sampleSize } from '#domain/cameras/picture.ts';
import { lumaAt } from '#domain/cameras/pixels.ts';

/** Mean difference of two pictures' brightness. */
export function difference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, pixel) => sum + Math.abs(value - other[pixel]!), 0) / one.length;
}

/** The brightness of a JPEG, small, as the client's own rules measure it; `page` decodes it. */
export async function lumaOfJpeg(page: Page, jpeg: Uint8Array): Promise<Uint8Array> {
  const rgba = await page.evaluate(
    async ([bytes, { width, height }]) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }));
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(bitmap, 0, 0, width, height);
      return [...(context?.getImageData(0, 0, width, height).data ?? [])];
    },
    [[...jpeg], sampleSize] as const,
  );
  return lumaAt({ data: Uint8ClampedArray.from(rgba), ...sampleSize }, sampleSize);
}
