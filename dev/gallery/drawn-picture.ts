import type { Page } from 'playwright';

/** A picture with these lines of text, as a file that is chosen: 1280x808, JPEG. */
export async function drawnPicture(page: Page, name: string, lines: readonly string[]) {
  const address = await page.evaluate((rows) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 808 });
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.fillStyle = '#dbe7f2';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#1f2a37';
    context.font = '56px sans-serif';
    for (const [row, text] of rows.entries()) context.fillText(text, 80, 160 + row * 160);
    return canvas.toDataURL('image/jpeg');
  }, lines);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}
