const rate = 8_000;
const seconds = 2;

/** Two seconds of a beeping alarm as an 8-bit mono WAV (16 KB). */
export function alarmSound(): Uint8Array {
  const count = rate * seconds;
  const file = Buffer.alloc(44 + count);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + count, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36);
  file.writeUInt32LE(count, 40);
  for (let index = 0; index < count; index += 1) {
    const on = Math.floor(index / (rate / 4)) % 2 === 0;
    file[44 + index] = on ? 128 + Math.round(60 * Math.sin((2 * Math.PI * 880 * index) / rate)) : 128;
  }
  return file;
}
