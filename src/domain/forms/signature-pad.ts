/** Pixels of the picture of a signature. */
export const padSize = { width: 480, height: 160 } as const;

/** Ink on paper: a signature looks the same in every theme, since the platform prints it. */
const ink = 'black';
const paper = 'white';

/** Makes the pad blank. */
export function clearPad(pad: HTMLCanvasElement): void {
  const context = pad.getContext('2d');
  if (!context) return;
  context.fillStyle = paper;
  context.fillRect(0, 0, pad.width, pad.height);
}

/** A line from one point of the pad to another, in its own pixels. */
export function drawLine(pad: HTMLCanvasElement, from: DOMPointReadOnly, to: DOMPointReadOnly): void {
  const context = pad.getContext('2d');
  if (!context) return;
  context.strokeStyle = ink;
  context.lineWidth = 3;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

/** A typed name in place of what was drawn. */
export function writeName(pad: HTMLCanvasElement, name: string): void {
  clearPad(pad);
  const context = pad.getContext('2d');
  if (!context) return;
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = 'italic 56px serif';
  context.fillText(name.trim(), pad.width / 2, pad.height / 2, pad.width - 32);
}

/** The pad as a PNG file. Rejects when the browser can make none. */
export function pictureOfPad(pad: HTMLCanvasElement): Promise<File> {
  return new Promise((resolve, reject) => {
    pad.toBlob((blob) => {
      if (blob) resolve(new File([blob], 'signature.png', { type: 'image/png' }));
      else reject(new Error('The signature could not be made a picture.'));
    }, 'image/png');
  });
}
