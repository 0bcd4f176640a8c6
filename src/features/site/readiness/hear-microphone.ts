import type { MicrophoneCondition } from '#contract/ipc/readings.ts';
import { failureOf, mediaDevices } from '#domain/cameras/open-camera.ts';

/** What was heard: `level` is the loudest moment in dB below full scale; null: nothing was listened to. */
export interface Heard {
  condition: MicrophoneCondition;
  level: number | null;
}

const listenMs = 3_000;
const everyMs = 100;
/** What digital silence is told as: a logarithm of nothing has no number. */
const silenceDb = -100;

/** Listens to the microphone for some seconds; nothing is kept. Ends early, without a level, when `signal` aborts. */
export async function hearMicrophone(signal: AbortSignal, onLevel: (db: number) => void): Promise<Heard> {
  const media = mediaDevices();
  if (!media) return { condition: 'unsupported', level: null };
  let stream: MediaStream;
  try {
    stream = await media.getUserMedia({ audio: true, video: false });
  } catch (error) {
    return { condition: failureOf(error), level: null };
  }
  const context = new AudioContext();
  try {
    await context.resume();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let loudest: number | null = null;
    for (let passed = 0; passed < listenMs && !signal.aborted; passed += everyMs) {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      analyser.getFloatTimeDomainData(samples);
      const level = levelOf(samples);
      loudest = Math.max(loudest ?? silenceDb, level);
      onLevel(level);
    }
    return { condition: 'ok', level: signal.aborted ? null : loudest };
  } finally {
    for (const track of stream.getTracks()) track.stop();
    await context.close();
  }
}

/** The mean strength of samples from -1 to 1, in dB below full scale. */
export function levelOf(samples: Float32Array): number {
  const square = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length);
  return Math.max(silenceDb, 10 * Math.log10(square));
}
