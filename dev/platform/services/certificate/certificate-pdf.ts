import { chineseDate } from '../../server/clock.ts';
import { hex, writePdf } from '../../server/pdf-writer.ts';

export interface CertificateFacts {
  title: string;
  holder: string;
  number: string;
  issuedAt: number;
  validUntil: number | null;
  score: number;
  issuer: string;
}

const width = 842;
const height = 595;

/** Width of a text in points: Chinese is square, Latin about half of it. */
function widthOf(text: string, size: number): number {
  return Array.from(text).reduce((sum, letter) => sum + (letter.charCodeAt(0) < 256 ? 0.5 : 1), 0) * size;
}

function text(value: string, x: number, y: number, size: number, colour = '0.1 0.11 0.13'): string {
  return `BT ${colour} rg /F1 ${size} Tf ${x.toFixed(2)} ${y} Td ${hex(value)} Tj ET`;
}

function centred(value: string, y: number, size: number, colour?: string): string {
  return text(value, (width - widthOf(value, size)) / 2, y, size, colour);
}

function frame(inset: number, line: number, colour: string): string {
  return `${colour} RG ${line} w ${inset} ${inset} ${width - 2 * inset} ${height - 2 * inset} re S`;
}

/** A circle of four curves. */
function circle(x: number, y: number, radius: number): string {
  const c = radius * 0.5523;
  const [l, r, b, t] = [x - radius, x + radius, y - radius, y + radius];
  return `${r} ${y} m ${r} ${y + c} ${x + c} ${t} ${x} ${t} c ${x - c} ${t} ${l} ${y + c} ${l} ${y} c ${l} ${y - c} ${x - c} ${b} ${x} ${b} c ${x + c} ${b} ${r} ${y - c} ${r} ${y} c S`;
}

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const far = index % 2 === 0 ? radius : radius * 0.382;
    const angle = Math.PI / 2 + (index * Math.PI) / 5;
    return `${(x + far * Math.cos(angle)).toFixed(2)} ${(y + far * Math.sin(angle)).toFixed(2)}`;
  });
  return `${points[0]} m ${points
    .slice(1)
    .map((point) => `${point} l`)
    .join(' ')} h f`;
}

/** Letters along the upper arc of the seal. */
function arc(value: string, x: number, y: number, radius: number, size: number): string {
  const letters = Array.from(value);
  const span = Math.min(4, letters.length * 0.42);
  return letters
    .map((letter, index) => {
      const angle = Math.PI / 2 + span / 2 - (span * (index + 0.5)) / letters.length;
      const turn = angle - Math.PI / 2;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const startX = x + radius * Math.cos(angle) - (size / 2) * cos;
      const startY = y + radius * Math.sin(angle) - (size / 2) * sin;
      const matrix = [cos, sin, -sin, cos, startX, startY].map((entry) => entry.toFixed(3)).join(' ');
      return `BT 0.78 0.1 0.12 rg /F1 ${size} Tf ${matrix} Tm ${hex(letter)} Tj ET`;
    })
    .join('\n');
}

function seal(issuer: string, x: number, y: number): string {
  const red = '0.78 0.1 0.12';
  const stamp = '培训专用章';
  return [
    `${red} RG ${red} rg 3 w`,
    circle(x, y, 58),
    '1 w',
    circle(x, y, 53),
    star(x, y + 2, 17),
    arc(issuer, x, y, 38, 12),
    text(stamp, x - widthOf(stamp, 11) / 2, y - 38, 11, red),
  ].join('\n');
}

/** A certificate on one landscape A4 page: double border, title, holder, course, number, dates, issuer and seal. */
export function certificatePdf(facts: CertificateFacts): Uint8Array {
  const { title, holder, number, issuedAt, validUntil, score, issuer } = facts;
  const gold = '0.72 0.55 0.2';
  const grey = '0.33 0.36 0.4';
  const content = [
    '0.996 0.992 0.976 rg',
    `0 0 ${width} ${height} re f`,
    frame(22, 5, gold),
    frame(32, 1.2, gold),
    centred('培训合格证书', 472, 46, '0.55 0.36 0.08'),
    centred('CERTIFICATE OF TRAINING', 446, 13, grey),
    `${gold} RG 1 w 321 434 m 521 434 l S`,
    text(`${holder}　同志：`, 110, 384, 24),
    text('参加', 158, 338, 19),
    text(`《${title}》`, 202, 338, 19, '0.12 0.25 0.5'),
    text(`培训考核，成绩 ${score} 分，考核合格，特发此证。`, 158, 300, 19),
    text(`证书编号：${number}`, 110, 196, 14, grey),
    text(`发证日期：${chineseDate(issuedAt)}`, 110, 168, 14, grey),
    text(`有效期至：${validUntil === null ? '长期有效' : chineseDate(validUntil)}`, 110, 140, 14, grey),
    text(issuer, 556, 206, 18),
    text(chineseDate(issuedAt), 556, 178, 15),
    seal(issuer, 706, 158),
    centred('凭证书编号可在平台核验真伪', 62, 10, grey),
  ].join('\n');
  return writePdf(`培训合格证书 ${holder} ${number}`, [{ width, height, content }]);
}
