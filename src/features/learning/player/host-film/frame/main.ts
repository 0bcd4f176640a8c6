import * as z from 'zod/mini';
import type { FromFilm, ToFilm } from '../messages.ts';
import type { AliplayerOptions } from './aliplayer.ts';
import { Film } from './film.ts';

// The script of the page that runs the player of a film's host. The page above hands over one end of a channel, once.
let started = false;

const brought = z.object({ script: z.string(), license: z.object({ domain: z.string(), key: z.string() }) });

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  const [port] = event.ports;
  if (event.source !== window.parent || !port || started) return;
  started = true;
  begin(port);
});

function begin(port: MessagePort): void {
  const tell = (message: FromFilm) => port.postMessage(message);
  const read = brought.safeParse(JSON.parse(document.body.dataset['player'] ?? 'null'));
  if (!read.success) return tell({ type: 'failed', code: '' });
  const { license } = read.data;
  const script = document.createElement('script');
  script.src = read.data.script;
  script.addEventListener('error', () => tell({ type: 'failed', code: '' }));
  script.addEventListener('load', () => {
    const film = new Film({ create, license, tell });
    port.addEventListener('message', ({ data }: MessageEvent<ToFilm>) => film.hear(data));
    port.start();
  });
  document.head.append(script);
}

function create(options: AliplayerOptions) {
  if (!window.Aliplayer) throw new Error('The script of the tenant brings no player.');
  return new window.Aliplayer(options);
}
