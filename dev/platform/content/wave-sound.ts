const rate = 8_000;

/** A tone of 880 Hz as an 8-bit mono WAV; `isOn` tells by the second when it sounds. */
export function waveSound(seconds: number, isOn: (second: number) => boolean): Uint8Array {
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
    const on = isOn(index / rate);
    file[44 + index] = on ? 128 + Math.round(60 * Math.sin((2 * Math.PI * 880 * index) / rate)) : 128;
  }
  return file;
}

/** Two seconds of a beeping alarm (16 KB). */
export function alarmSound(): Uint8Array {
  return waveSound(2, (second) => Math.floor(second * 4) % 2 === 0);
}

/** Three signals of half a second, half a second apart, in three seconds (24 KB). */
export function signalSound(): Uint8Array {
  return waveSound(3, (second) => second % 1 < 0.5);
}
