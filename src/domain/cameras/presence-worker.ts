import { Human, type Config } from '@vladmandic/human';
import type { SeenFace } from './framing.ts';
import type { LookAnswer, LookRequest } from './presence-messages.ts';

// Only the face detector: it says where faces are, never whose. Model and wasm are shipped with the client.
const config: Partial<Config> = {
  backend: 'wasm',
  wasmPath: new URL('/face/wasm/', self.location.href).href,
  modelBasePath: new URL('/face/models/', self.location.href).href,
  cacheModels: false,
  cacheSensitivity: 0,
  debug: false,
  async: false,
  filter: { enabled: false },
  gesture: { enabled: false },
  body: { enabled: false },
  hand: { enabled: false },
  object: { enabled: false },
  segmentation: { enabled: false },
  face: {
    enabled: true,
    detector: { modelPath: 'blazeface.json', rotation: false, maxDetected: 5, minConfidence: 0.4, return: false },
    mesh: { enabled: false },
    attention: { enabled: false },
    iris: { enabled: false },
    description: { enabled: false },
    emotion: { enabled: false },
    antispoof: { enabled: false },
    liveness: { enabled: false },
  },
};

const human = new Human(config);

async function look(picture: ImageBitmap): Promise<SeenFace[]> {
  const { face, error } = await human.detect(picture);
  if (error) throw new Error(error);
  return face.map(({ boxRaw: [x, y, width, height], boxScore }) => ({ x, y, width, height, score: boxScore }));
}

async function answer({ id, picture }: LookRequest): Promise<LookAnswer> {
  try {
    return { id, faces: await look(picture), reason: null };
  } catch (error) {
    return { id, faces: null, reason: String(error) };
  } finally {
    picture.close();
  }
}

// One at a time: the model keeps state between its steps.
let last: Promise<unknown> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<LookRequest>) => {
  const before = last;
  last = (async () => {
    await before;
    // The list of transferred objects tells a worker's answer from a window's message.
    self.postMessage(await answer(data), { transfer: [] });
  })();
});
