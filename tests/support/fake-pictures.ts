import { jpegSize } from '#dev/platform/server/jpeg.ts';
import { jpegOf } from '#dev/platform/testing/jpeg.ts';

// Pictures for jsdom, which decodes and draws none: a file is as large as its own header says, and whatever is drawn
// becomes a JPEG of the canvas's size. Real frames are looked at on the host.

/** A picture file of this size; `noise` bytes of content. */
export function pictureFile(width: number, height: number, noise = 6_000): File {
  return new File([bytesOf(jpegOf(width, height, noise))], 'card.jpg', { type: 'image/jpeg' });
}

/** The frame of a fake video: grey. */
class FakeFrame {
  readonly visibleRect = { width: 1280, height: 960 };
  copyTo = async (data: Uint8ClampedArray) => void data.fill(128);
  close() {}
}

class FakeImageData {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

/** Gives the page pictures: files can be opened, canvases drawn and written, videos show something. */
export function installPictures(): void {
  globalThis.createImageBitmap = async (source: ImageBitmapSource) => {
    const size = source instanceof Blob ? jpegSize(new Uint8Array(await bufferOf(source))) : null;
    if (!size) throw new DOMException('no picture', 'InvalidStateError');
    return { ...size, close: () => undefined };
  };
  const context = {
    drawImage: () => undefined,
    putImageData: () => undefined,
    fillRect: () => undefined,
    fillText: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(width * height * 4).fill(128),
    }),
  };
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => context, configurable: true });
  HTMLCanvasElement.prototype.toBlob = function write(done) {
    done(new Blob([bytesOf(jpegOf(this.width, this.height))], { type: 'image/jpeg' }));
  };
  Object.assign(globalThis, { VideoFrame: FakeFrame, ImageData: FakeImageData });
  const shows = { readyState: 4, videoWidth: 1280, videoHeight: 960 };
  for (const [name, value] of Object.entries(shows)) {
    Object.defineProperty(HTMLVideoElement.prototype, name, { get: () => value, configurable: true });
  }
}

function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
}

function bufferOf(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (reader.result instanceof ArrayBuffer) resolve(reader.result);
    });
    reader.addEventListener('error', () => reject(new Error('the file could not be read')));
    reader.readAsArrayBuffer(blob);
  });
}
