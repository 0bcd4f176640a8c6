import type { SeenFace } from './framing.ts';
import type { LookAnswer, LookRequest } from './presence-messages.ts';

/** Looks for faces on this device. Null: not looked at, for whatever reason; that is never held against anybody. */
export interface Presence {
  look(source: ImageBitmapSource): Promise<SeenFace[] | null>;
  stop(): void;
}

/** The model's own input is 256 px wide: larger pictures only cost more to transfer. */
const modelSize = { resizeWidth: 320, resizeHeight: 240 };
/** The first look loads the model; later ones take a fraction of it. */
const patience = 8000;
/** A worker that failed so often is left alone. */
const maxFailures = 3;

/** Starts looking; the worker is loaded with the first look. `report` hears why a look failed. */
export function startPresence(report: (reason: string) => void, makeWorker: () => Worker = newWorker): Presence {
  let worker: Worker | null = null;
  let failures = 0;
  let asked = 0;
  const waiting = new Map<number, (faces: SeenFace[] | null) => void>();

  function fail(reason: string): void {
    failures += 1;
    report(reason);
    worker?.terminate();
    worker = null;
    for (const settle of waiting.values()) settle(null);
    waiting.clear();
  }

  function running(): Worker {
    if (worker) return worker;
    const started = makeWorker();
    started.addEventListener('message', ({ data }: MessageEvent<LookAnswer>) => {
      if (data.faces === null) return fail(data.reason ?? 'the model gave no answer');
      waiting.get(data.id)?.(data.faces);
      waiting.delete(data.id);
    });
    started.addEventListener('error', (event) => fail(event.message || 'the presence worker could not be started'));
    worker = started;
    return started;
  }

  function ask(picture: ImageBitmap): Promise<SeenFace[] | null> {
    asked += 1;
    const request: LookRequest = { id: asked, picture };
    return new Promise((resolve) => {
      const timer = setTimeout(() => fail('the presence worker did not answer'), patience);
      waiting.set(request.id, (faces) => {
        clearTimeout(timer);
        resolve(faces);
      });
      running().postMessage(request, [picture]);
    });
  }

  return {
    look: async (source) => {
      if (failures >= maxFailures) return null;
      try {
        return await ask(await createImageBitmap(source, modelSize));
      } catch (error) {
        fail(String(error));
        return null;
      }
    },
    stop: () => {
      worker?.terminate();
      worker = null;
      for (const settle of waiting.values()) settle(null);
      waiting.clear();
    },
  };
}

function newWorker(): Worker {
  return new Worker(new URL('./presence-worker.ts', import.meta.url), { type: 'module' });
}
