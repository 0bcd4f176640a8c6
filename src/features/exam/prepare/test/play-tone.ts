const toneHz = 440;
const toneSeconds = 1;
const loudness = 0.2;

/** Plays one soft tone; resolves when it has ended. */
export async function playTone(): Promise<void> {
  const context = new AudioContext();
  try {
    await context.resume();
    const tone = new OscillatorNode(context, { frequency: toneHz });
    tone.connect(new GainNode(context, { gain: loudness })).connect(context.destination);
    const ended = new Promise<void>((resolve) => tone.addEventListener('ended', () => resolve(), { once: true }));
    tone.start();
    tone.stop(context.currentTime + toneSeconds);
    await ended;
  } finally {
    await context.close();
  }
}
