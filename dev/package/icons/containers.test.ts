import { describe, expect, it } from 'vitest';
import { icnsSides, icoSides, toIcns, toIco, type IconPicture } from './containers.ts';

const picture = (side: number): IconPicture => ({ side, png: Buffer.from(`png of ${side}`) });

describe('an .ico', () => {
  it('lists each picture with its side, length and place', () => {
    const file = Buffer.from(toIco(icoSides.map(picture)));
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, icoSides.length]);
    const read = icoSides.map((_, index) => {
      const at = 6 + 16 * index;
      const start = file.readUInt32LE(at + 12);
      const text = file.subarray(start, start + file.readUInt32LE(at + 8)).toString();
      return [file.readUInt8(at) || 256, text];
    });
    expect(read).toEqual(icoSides.map((side) => [side, `png of ${side}`]));
  });

  it('refuses a picture that it cannot name', () => {
    expect(() => toIco([picture(512)])).toThrow('512');
  });
});

describe('an .icns', () => {
  it('holds every kind, each with its own length, and its whole length in front', () => {
    const file = Buffer.from(toIcns(icnsSides.map(picture)));
    expect(file.toString('latin1', 0, 4)).toBe('icns');
    expect(file.readUInt32BE(4)).toBe(file.length);
    const kinds: string[] = [];
    for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) kinds.push(file.toString('latin1', at, at + 4));
    expect(kinds).toEqual(['icp4', 'ic11', 'icp5', 'ic12', 'ic07', 'ic13', 'ic08', 'ic14', 'ic09', 'ic10']);
  });

  it('refuses to be made of too few pictures', () => {
    expect(() => toIcns([picture(16)])).toThrow('32');
  });
});
